"""Fixtures that every folder of tests may use."""

import gc
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

# The order of the folders. Every worker begins elsewhere: the first compiles the rules for all, while others wait for
# servers and browsers. Long tests stand before short ones, which are easily shared at the end.
FOLDERS = (
    "bots", "policies", "search", "sim", "envs", "learned", "game", "kernel", "documents", "cli", "differential",
    "cards", "desk", "server", "web", "views", "office", "forms", "pictures", "second_opinion", "rulings",
    "views_words", "rulings_room",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(tests).parts[0]
        return FOLDERS.index(folder) if folder in FOLDERS else len(FOLDERS)

    items.sort(key=place)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Modules and collected tests live to the end: no rubbish is looked for while they come, nor among them later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000, 20, 50)
        gc.enable()


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the checkout."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def report_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the last net writes its reports, also that of commands which tests start."""
    folder = tmp_path_factory.mktemp("reports")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOV_REPORTS", str(folder))
        patch.delenv("FOV_DEBUG", raising=False)
        yield folder


@pytest.fixture(autouse=True)
def reports(report_folder: Path) -> Iterator[Path]:
    """A test that falls into the net, or starts a command that does, has failed."""
    yield report_folder
    caught = sorted(report_folder.iterdir())
    texts = [path.read_text(encoding="utf-8") for path in caught]
    for path in caught:
        path.unlink()
    assert not texts, texts[0]
