const { execFile } = require("child_process");
const { dirname } = require("path");
const { Uri, ViewColumn, commands, window, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const setting = (name) => workspace.getConfiguration("ibstack").get(name);

let client;

// The picture of a document's text, saved or not, or of a scene in it.
const draw = (document, scene) =>
  new Promise((resolve, reject) => {
    const child = execFile(
      setting("path"),
      ["render", "-", ...(scene ? ["--scene", scene] : [])],
      { cwd: dirname(document.fileName), maxBuffer: 1 << 26 },
      (error, picture, problems) => (error ? reject(new Error(problems || error.message)) : resolve(picture)),
    );
    child.stdin.on("error", () => {});
    child.stdin.end(document.getText());
  });

// Shows a picture beside the text. It follows saves, not keys: an open picture does not slow down typing.
const showPicture = async (uri, scene) => {
  const document = await workspace.openTextDocument(Uri.parse(uri));
  const panel = window.createWebviewPanel("ibstack.picture", "Picture", ViewColumn.Beside);
  const update = async () => {
    try {
      panel.webview.html = await draw(document, scene);
    } catch (error) {
      window.showErrorMessage(error.message);
    }
  };
  const saves = workspace.onDidSaveTextDocument((saved) => {
    if (saved === document) return update();
  });
  panel.onDidDispose(() => saves.dispose());
  await update();
};

exports.activate = async (context) => {
  context.subscriptions.push(commands.registerCommand("ibstack.showPicture", showPicture));
  client = new LanguageClient(
    "ibstack",
    "ibstack",
    { command: setting("path"), args: ["lsp"] },
    {
      documentSelector: [
        { scheme: "file", pattern: "**/*.{storyboard,xib,xml}" },
        { scheme: "file", pattern: "**/.ibstack.yml" },
      ],
      initializationOptions: { inlayHints: setting("inlayHints"), pictures: setting("pictures") },
    },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
