const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async () => {
  const settings = workspace.getConfiguration("ibstack");
  client = new LanguageClient(
    "ibstack",
    "ibstack",
    { command: settings.get("path"), args: ["lsp"] },
    {
      documentSelector: [
        { scheme: "file", pattern: "**/*.{storyboard,xib,xml}" },
        { scheme: "file", pattern: "**/.ibstack.yml" },
      ],
      initializationOptions: { inlayHints: settings.get("inlayHints") },
    },
  );
  await client.start();
};

exports.deactivate = () => client?.stop();
