import ArgumentParser
import ChangeReports
import DocumentDiff
import Escaping
import FileAccess
import XMLSource

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two versions of documents.",
    discussion: """
      Compares files, folders, contents of git such as main:Main.storyboard, and commits. Without versions it compares
      the last commit with the working tree. Frames that layout computes, versions and the like are counted, not shown.

        ibstack diff
        ibstack diff main
        ibstack diff v1..v2 --format markdown
        ibstack diff old.storyboard new.storyboard
        ibstack diff main:Base.lproj/Main.storyboard Base.lproj/Main.storyboard
      """)

  @Argument(help: "Two files, folders, contents or commits; a range of commits; or one commit or path.")
  var versions: [PathArgument] = []

  @Option(help: "Output format: text, json or markdown.")
  var format: DiffFormat = .text

  @Flag(help: "Also show what Interface Builder writes by itself.")
  var all = false

  @Flag(help: "Show what would undo the changes.")
  var reverse = false

  @Flag(help: "Exit with status 1 if something changed.")
  var exitCode = false

  @Flag(help: "Print a document as lines of text, for git's textconv.")
  var textconv = false

  @Flag(help: "Make git show storyboards and xibs so in its own diffs: writes .gitattributes and git's configuration.")
  var install = false

  func run() throws {
    do {
      if install { return try DiffDriver.install() }
      if textconv { return try printOutline() }
      if try printDifferences(), exitCode { throw ExitCode(1) }
    } catch let error as Git.Failure {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    } catch let error as InputFile.Failure {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    } catch let error as UnreadableDocument {
      Terminal.complain("\(error)")
      throw ExitCode(2)
    }
  }

  /// - Returns: Whether anything differs.
  private func printDifferences() throws -> Bool {
    let pairs = try ComparedVersions(versions.expanded).pairs().map { reverse ? $0.reversed : $0 }
    var writer = DiffWriter(format, showsAll: all)
    for pair in pairs {
      guard let old = pair.old, !old.isEmpty, let new = pair.new, !new.isEmpty else {
        writer.add(pair.path, wasAdded: pair.old?.isEmpty ?? true)
        continue
      }
      let trees = try [old, new].map { try XMLTree($0, path: pair.path) }
      writer.add(pair.path, DocumentDiff(old: trees[0], new: trees[1]), isSeveral: pairs.count > 1)
    }
    if let failure = Terminal.failureOfWriting(writer.output()) { throw failure }
    return writer.isDifferent
  }

  private func printOutline() throws {
    for path in versions.expanded {
      let bytes = try InputFile(path: path).read().get()
      // Git shows what is no document as it is.
      guard let tree = try? XMLTree(bytes, path: path) else {
        if let failure = Terminal.failureOfWriting(OutputText(file: bytes)) { throw failure }
        continue
      }
      let text = DocumentOutlineText(tree).lines.map { $0 + "\n" }.joined()
      if let failure = Terminal.failureOfWriting(OutputText(text)) { throw failure }
    }
  }
}
