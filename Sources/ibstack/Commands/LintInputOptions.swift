import ArgumentParser
import Support

/// The documents to lint, and the configuration to use.
struct LintInputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders, or - for standard input. Folders are searched for storyboards, xibs and stack definitions.",
      discussion: "The default is the working folder."))
  var paths: [PathArgument] = []

  @OptionGroup var search: SearchOptions

  @Option(help: "Configuration to use for all documents instead of those in their folders.", completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Lint standard input as if it were the content of this file.",
      discussion: "The path selects the configuration and the project. The file does not have to exist.",
      valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var stdinFilename: String?

  func validate() throws {
    if stdinFilename != nil, paths.expanded.contains(where: { $0 != "-" }) {
      throw ValidationError("--stdin-filename names standard input; remove the other paths")
    }
  }

  /// What is linted.
  var searched: SearchedPaths { search.paths(paths.isEmpty ? ["."] : paths.expanded) }
}
