import ArgumentParser
import Operations

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed in documents, by objects.",
    usage: "ibstack diff [<options>] [<versions> ...]",
    discussion: """
      Compares two files, two folders or two revisions: REVISION:PATH, OLD..NEW, or a revision and the working tree. By \
      default, compares HEAD with the working tree. Frames that layout computes, versions and other things that Xcode \
      writes anew with every save are counted in one line.

        ibstack diff
        ibstack diff main..topic
        ibstack diff HEAD~1:Main.storyboard Main.storyboard
        ibstack diff old.xib new.xib --format json > change.json

      \(ExitStatus.help(
        "compared", found: "with --exit-code if something changed",
        failed: "a document could not be read")).
      """)

  @Argument(help: "Two files or folders, or revisions of git and paths.")
  var versions: [PathArgument] = []

  @Option(help: "Output format: text for people, json for ibstack apply, markdown for a pull request.")
  var format: DiffRun.Format = .text

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
    parsing: .unconditional, help: "Print one document as an outline, for git's textconv, and compare nothing.",
    completion: .file())
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
    if let textconv { return try OutlineRun(textconv).run() }
    if install { return try DiffDriver.install() }
    try DiffRun(versions.expanded, options).run()
  }

  private var options: DiffRun.Options {
    var options = DiffRun.Options()
    (options.format, options.showsAll, options.showsTrees) = (format, all, tree)
    (options.showsLayout, options.showsFindings) = (consequences.layout, consequences.findings)
    (options.isReversed, options.failsOnChanges) = (reverse, exitCode)
    return options
  }
}

extension DiffRun.Format: ExpressibleByArgument {}

/// Which consequences of changes are shown. Both take the time of laying two documents out, so that they are asked for.
struct ConsequenceOptions: ParsableArguments {
  @Flag(help: "Also show views that lie elsewhere after the change, on the device of the canvas.")
  var layout = false

  @Flag(help: "Also show findings of the default rules that came or went.")
  var findings = false
}
