import ArgumentParser
import Operations

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Write documents in the form that Xcode's next save gives them.",
    usage: "ibstack format [<options>] [<paths> ...]",
    discussion: """
      Puts attributes, children of objects and sorted lists in Xcode's order, and corrects white space. Changes nothing \
      that a document says. For documents that people or tools edited or merged. Standard input is printed.

        ibstack format App/Base.lproj/Main.storyboard
        ibstack format --check .
        ibstack format --diff .

      \(ExitStatus.help(
        "done", found: "--check or --diff found a document to format",
        failed: "a file could not be read or written")).
      """)

  @Argument(help: "Files, folders, or - for standard input. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument] = []

  @OptionGroup var search: SearchOptions

  @Option(
    help: ArgumentHelp("Format standard input as if it were the content of this file.", valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var stdinFilename: String?

  @Flag(help: "List the documents that would change, write nothing, and exit with status 1 if there are any.")
  var check = false

  @Flag(help: "Print what would change as a diff, write nothing, and exit with status 1 if anything would.")
  var diff = false

  @Flag(help: "Print no summary.")
  var quiet = false

  func validate() throws {
    if paths.isEmpty, stdinFilename == nil { throw ValidationError("name the documents or folders to format") }
    if stdinFilename != nil, paths.expanded.contains(where: { $0 != "-" }) {
      throw ValidationError("--stdin-filename names standard input; remove the other paths")
    }
  }

  func run() throws {
    try FormatRun(
      search.paths(paths), standardInput: stdinFilename, diff ? .diff : check ? .list : .write, isQuiet: quiet
    ).run()
  }
}
