import ArgumentParser
import Operations

struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Make the changes of a diff in documents.",
    discussion: """
      Takes what ibstack diff --format json printed, and makes the changes in other documents, by ids: in another branch, \
      or in another localization. A document is changed as a whole or not at all. A change that does not fit is refused, \
      with the reason; one that is made already is fine. Without documents changes those that the diff names.

        ibstack diff main:Main.storyboard topic:Main.storyboard --format json > change.json
        ibstack apply change.json de.lproj/Main.storyboard --check

      \(ExitStatus.help(
        "all changes made", found: "a change was refused",
        failed: "a file could not be read or written")).
      """)

  @Argument(help: "The diff, as JSON.", completion: .file())
  var patch: String

  @Argument(help: "The documents to change.")
  var documents: [PathArgument] = []

  @Flag(help: "Print what would happen without writing anything.")
  var check = false

  func run() throws { try ApplyRun(patch, to: documents.expanded, isCheck: check).run() }
}
