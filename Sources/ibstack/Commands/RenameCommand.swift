import ArgumentParser
import Operations
import StackLint

struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename something everywhere in a project, or nowhere.",
    usage: "ibstack rename [<options>] <kind> <old> <new>",
    discussion: """
      Renames in documents, Swift and Objective-C sources, asset catalogs, strings files, property lists and Xcode projects. \
      Refuses, with the places, where nobody can tell whether a use is of what is renamed, and where the new name is taken. \
      Changes all files or none, also if it is killed: the next run completes what was begun.

      Members are named with their class, if several classes have one of the name, and actions by their selectors.

        ibstack rename outlet ProfileViewController.nameLabel titleLabel
        ibstack rename action ProfileViewController.save: saveProfile:
        ibstack rename class BadgeView CounterView
        ibstack rename id a1b-2c-3d4 name-label --document Base.lproj/Main.storyboard
        ibstack rename image chevron-right disclosure --diff

      \(ExitStatus.help(
        "renamed", found: "refused, or --diff found what to change",
        failed: "a file could not be read or written")).
      """)

  @Argument(help: "What to rename: \(RenameKind.list).")
  var kind: RenameKind

  @Argument(help: "The name as it is.")
  var old: String

  @Argument(help: "The new name.")
  var new: String

  @Option(
    help: ArgumentHelp(
      "The project's folder. (default: the repository around the working folder, or else that folder)",
      valueName: "path"),
    completion: .directory)
  var project: String?

  @Option(
    help: "The document of an id that several documents have.", completion: .file(extensions: ["storyboard", "xib"]))
  var document: String?

  @Option(help: "What to do with uses that may be of something else: \(RenamePlan.Unclear.list).")
  var unclear = RenamePlan.Unclear.refuse

  @Flag(help: "Print what would change as a diff, write nothing, and exit with status 1 if anything would.")
  var diff = false

  @Flag(help: "Print no summary.")
  var quiet = false

  func validate() throws {
    if document != nil, kind != .id { throw ValidationError("--document is for ids; remove it") }
  }

  func run() throws {
    let request = RenameRun.Request(kind, (old, new), folder: project, document: document, unclear: unclear)
    try RenameRun(request, isDiff: diff, isQuiet: quiet).run()
  }
}

extension RenameKind: ExpressibleByArgument {
  fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension RenamePlan.Unclear: ExpressibleByArgument {
  fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
