"""What every test run keeps to: which mode is tested, and that nothing is left out in silence."""

import os
from collections.abc import Generator

import pytest

import farwest


def pytest_configure() -> None:
    """`make test-compiled` must not test the sources by mistake, say because one was saved a second ago."""
    if os.environ.get("FARWEST_COMPILED") == "1" and not farwest.is_compiled():
        pytest.exit("the engine should be compiled for this run and is not", returncode=1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that mean nothing in this mode; they are not skipped, they belong to the other run."""
    others = ("interpreted",) if farwest.is_compiled() else ("compiled", "heavy")
    left_out = [item for item in items if any(item.get_closest_marker(other) for other in others)]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def _fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """A skip says that something is not installed. With FARWEST_CI=1 everything has to be."""
    if report.skipped and os.environ.get("FARWEST_CI") == "1" and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"left out although FARWEST_CI=1: {str(reason).removeprefix('Skipped: ')}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Skips inside tests, and by marks."""
    report = yield
    _fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Skips of whole files, as `pytest.importorskip` makes them."""
    report = yield
    _fail_if_skipped(report)
    return report
