"""One spelling for equal data."""

from farwest.engine.data import Plain, canonical


def test_the_order_of_keys_does_not_matter_and_nothing_is_wasted() -> None:
    assert canonical({"b": [1, {"é": None}], "a": "x"}) == canonical({"a": "x", "b": [1, {"é": None}]})
    assert canonical({"b": [1, True], "a": "é"}) == '{"a":"é","b":[1,true]}'.encode()


def test_what_differs_is_spelt_differently() -> None:
    different: list[Plain] = [1, True, "1", None, 0, False, [], {}, [1], {"1": 1}]
    spellings = [canonical(data) for data in different]
    assert len(set(spellings)) == len(spellings)
