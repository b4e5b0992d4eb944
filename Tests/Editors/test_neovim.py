"""`ibstack lsp` as the server of a headless Neovim, which neovim.lua drives.

    make editor-test

IBSTACK names the program (.build-quick/release/ibstack). Without Neovim, nothing is tried.
"""

import json
import os
import shutil
import subprocess

import pytest

from shop import IBSTACK, ROOT, Project, lint

pytestmark = pytest.mark.skipif(not shutil.which("nvim"), reason="Neovim is not installed")


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    return Project(tmp_path_factory.mktemp("neovim"))


@pytest.fixture(scope="module")
def seen(project):
    """What Neovim showed and made, and what lint finds before."""
    found = lint(project.folder, "Shop.storyboard")
    file = project.folder.parent / "seen.json"
    run = subprocess.run(
        ["nvim", "--clean", "-n", "--headless", "-c", f"luafile {ROOT}/Tests/Editors/neovim.lua"],
        env={**os.environ, "IBSTACK": IBSTACK, "SHOP": str(project.folder), "SEEN": str(file),
             "HOME": str(project.folder.parent)},
        capture_output=True, check=False)
    assert file.exists(), run.stderr.decode()
    return {"lint": found, **json.loads(file.read_text())}


def test_everything_answers(seen):
    assert "problem" not in seen, seen["problem"]


def test_findings_are_those_of_lint(seen):
    assert sorted(map(tuple, seen["findings"])) == sorted(
        (line, severity, rule) for rule, severity, line in seen["lint"])


def test_a_hover_has_the_frame(seen):
    assert "x 20, y 79, width 353" in seen["hover"]


def test_names_lead_to_objects_and_classes(seen):
    assert 'id="lab-el-001"' in seen["object"]
    assert "class ItemController" in seen["class"]


def test_an_outlet_gets_another_name_in_its_class(seen):
    assert "weak var nameLabel: UILabel!" in seen["renamed"] and "titleLabel" not in seen["renamed"]


def test_a_finding_is_mended(seen):
    assert any(each.startswith("Suppress duplicate-constraint") for each in seen["actions"])
    assert "con-st-006" in seen["mended"] and "con-st-007" not in seen["mended"]


def test_a_document_is_formatted_as_format_does_it(seen, project):
    subprocess.run([IBSTACK, "format", "Shop.storyboard"], cwd=project.folder, capture_output=True, check=True)
    assert seen["formatted"] == project.text("Shop.storyboard") != seen["mended"]
