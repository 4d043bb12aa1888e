"""The check that keeps places and machines out of the lock files."""

import pytest

from tools.check_locks import ROOT, check, complaints_about, missing

HASH = "    --hash=sha256:" + "0" * 64
SOUND = f"""\
click==8.5.1 \\
{HASH} \\
{HASH}
    # via
    #   -c requirements/run.txt
    #   farwest (pyproject.toml)
numpy==2.4.6 ; python_full_version < '3.12' and sys_platform == 'linux' \\
{HASH}
    # via -r requirements/build.in
rich==15.0.0 \\
{HASH}
    # via farwest (pyproject.toml:dev)
pygments==2.21.0 \\
{HASH}
    # via rich
"""


def test_the_lock_files_are_sound_and_in_step_with_the_project() -> None:
    assert check(ROOT) == []


def test_pins_hashes_and_who_wanted_them_are_all_a_lock_holds() -> None:
    assert list(complaints_about(SOUND)) == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://packages.example/simple",
        "--find-links /somewhere/wheels",
        "click @ https://packages.example/click-8.5.1.whl",
        "click @ file:///somewhere/click-8.5.1.whl",
        "    # from https://packages.example/simple",
        "    # via packages.example.org",
        "    # via -r /somewhere/requirements/build.in",
        "    # via -r ../shared/requirements/build.in",
        "-e .",
        "click>=8.5",
    ],
)
def test_a_line_that_names_a_place_or_no_version_is_refused(line: str) -> None:
    (complaint,) = complaints_about(SOUND + line + "\n")
    assert complaint == f"16: neither a pin, a hash nor who wanted it: {line.strip()}"


def test_a_pin_without_a_hash_is_refused() -> None:
    assert list(complaints_about("mdurl==0.1.2 \\\n" + SOUND)) == ["2: the pin before this line has no hash"]
    assert list(complaints_about(SOUND + "mdurl==0.1.2 \\\n")) == ["the last pin has no hash"]


def test_what_the_project_asks_for_must_be_pinned_in_a_version_that_fits() -> None:
    assert list(missing(SOUND, ["click>=8.5", "Rich==15.*", "numpy"])) == []
    assert list(missing(SOUND, ["click>=9"])) == ["does not pin click>=9: run `make lock`"]
    assert list(missing(SOUND, ["msgspec"])) == ["does not pin msgspec: run `make lock`"]
