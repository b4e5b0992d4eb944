import ArgumentParser
import Escaping
import OperatingSystem
import Reports
import XMLSource

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed in documents, by objects.",
    discussion: """
      Compares two files, two folders, or what git has: REVISION:PATH, OLD..NEW, or a revision with the working tree. Without
      arguments compares HEAD with the working tree. Frames that layout computes, versions and other things that Xcode
      writes anew with every save are counted in one line.

        ibstack diff
        ibstack diff main..topic
        ibstack diff HEAD~1:Main.storyboard Main.storyboard
        ibstack diff old.xib new.xib --format json > change.json

      Exit status: 0 compared, 1 with --exit-code if something changed, 2 a document could not be read.
      """)

  @Argument(help: "Two files or folders, or revisions of git and paths.")
  var versions: [PathArgument] = []

  @Option(help: "Output format: text for people, json for ibstack apply, markdown for a pull request.")
  var format: DiffFormat = .text

  @Flag(help: "Also show frames, versions and other things that a save changes.")
  var all = false

  @Flag(help: "Also list the objects inside those that came or went.")
  var tree = false

  @OptionGroup var consequences: ConsequenceOptions

  @Flag(help: "Show what would undo the changes.")
  var reverse = false

  @Flag(help: "Exit with status 1 if something changed that means something.")
  var exitCode = false

  @Option(
    parsing: .unconditional, help: "Print one document as an outline, for git's textconv, and compare nothing.")
  var textconv: String?

  @Flag(help: "Make ibstack the diff driver of this repository: writes .gitattributes and git's configuration.")
  var install = false

  func validate() throws {
    if format == .json, consequences.layout || consequences.findings {
      throw ValidationError("--layout and --findings are for --format text and markdown")
    }
    guard install || textconv != nil else { return }
    guard versions.isEmpty, !(install && textconv != nil) else {
      throw ValidationError("--install and --textconv stand alone")
    }
  }

  func run() throws {
    if let textconv { return try printOutline(of: textconv) }
    let outcome: DiffRun.Outcome
    do throws(Git.Failure) {
      if install {
        for line in try DiffDriver.install() { Terminal.complain("\(line)") }
        return
      }
      let versions = ComparedVersions(versions.expanded)
      let documents = try versions.documents()
      outcome = DiffRun(
        format: format, showsAll: all, showsTrees: tree, areNamed: versions.areNamed, consequences: consequences
      )
      .outcome(reverse ? documents.map(\.reversed) : documents)
    } catch {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
    try Printout(outcome.output).print()
    for complaint in outcome.complaints { Terminal.complain("\(complaint)") }
    if !outcome.complaints.isEmpty { throw ExitCode(2) }
    if exitCode, outcome.hasChanges { throw ExitCode(1) }
  }

  /// A document that cannot be read is printed as it is, so that git goes on.
  private func printOutline(of path: String) throws {
    let bytes: [UInt8]
    switch InputFile(path: path).read() {
    case .success(let content): bytes = content
    case .failure(let failure):
      Terminal.complain("\(failure.message)")
      throw ExitCode(2)
    }
    guard let tree = try? XMLTree(bytes, path: path) else { return try Printout(OutputText(file: bytes)).print() }
    try Printout(DocumentOutline(tree).text).print()
  }
}
