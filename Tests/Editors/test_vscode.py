"""The extension for VS Code, in Node, with stubs of what VS Code gives it.

    make editor-test

IBSTACK names the program (.build-quick/release/ibstack). Without Node, nothing is tried.
"""

import json
import os
import shutil
import subprocess

import pytest

from shop import IBSTACK, ROOT, Project

pytestmark = pytest.mark.skipif(not shutil.which("node"), reason="Node is not installed")

# A document is a file whose text has not been saved; what is shown and said is kept.
VSCODE = """
const { fileURLToPath } = require("url");
const seen = { errors: [], saves: [], commands: {}, client: null };
const document = { fileName: null, getText: () => seen.text };
module.exports = {
  seen, document, ViewColumn: { Beside: -2 }, Uri: { parse: (uri) => uri },
  commands: { registerCommand: (name, action) => (seen.commands[name] = action) },
  window: {
    createWebviewPanel: () => (seen.panel = { webview: {}, onDidDispose: (action) => (seen.dispose = action) }),
    showErrorMessage: (message) => seen.errors.push(message),
  },
  workspace: {
    getConfiguration: () => ({ get: (name) => ({ path: process.env.IBSTACK, inlayHints: false, pictures: true })[name] }),
    openTextDocument: async (uri) => Object.assign(document, { fileName: fileURLToPath(uri) }),
    onDidSaveTextDocument: (action) => (seen.saves.push(action), { dispose: () => seen.saves.pop() }),
  },
};
"""
CLIENT = """
const { seen } = require("vscode");
exports.LanguageClient = class {
  constructor(...words) { seen.client = words; }
  async start() {}
};
"""
RUN = """
const { readFileSync } = require("fs");
const { seen, document } = require("vscode");
const [extension, uri, scene, file] = process.argv.slice(1);
(async () => {
  await require(extension).activate({ subscriptions: [] });
  seen.text = readFileSync(file, "utf8");
  await seen.commands["ibstack.showPicture"](uri, scene);
  const pictures = [seen.panel.webview.html];
  seen.text = seen.text.replace('text="Item"', 'text="Ware"');
  await seen.saves[0]({});
  pictures.push(seen.panel.webview.html);
  await seen.saves[0](document);
  pictures.push(seen.panel.webview.html);
  seen.text = "<";
  await seen.saves[0](document);
  seen.dispose();
  console.log(JSON.stringify({ pictures, errors: seen.errors, saves: seen.saves.length, client: seen.client }));
})();
"""


def test_the_command_draws_the_text_of_a_scene(tmp_path):
    project, modules = Project(tmp_path), tmp_path / "node_modules"
    (modules / "vscode").mkdir(parents=True)
    (modules / "vscode/index.js").write_text(VSCODE)
    (modules / "vscode-languageclient").mkdir()
    (modules / "vscode-languageclient/node.js").write_text(CLIENT)
    extension = ROOT / "Integrations/Editors/vscode/extension.js"
    run = subprocess.run(
        ["node", "-e", RUN, extension, project.uri("Shop.storyboard"), "sce-ne-002", project.path("Shop.storyboard")],
        env={**os.environ, "IBSTACK": IBSTACK, "NODE_PATH": str(modules)}, capture_output=True, check=True)
    seen = json.loads(run.stdout)
    first, other, saved = seen["pictures"]
    assert first.startswith("<svg") and "Item" in first and "Ware" not in first
    # Another document was saved.
    assert other == first
    assert "Ware" in saved
    assert len(seen["errors"]) == 1 and "-:1:" in seen["errors"][0]
    assert seen["saves"] == 0
    options = seen["client"][3]
    assert options["initializationOptions"] == {"inlayHints": False, "pictures": True}
