import ArgumentParser
import Operations
import StackModel
import Support

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show which constraints a view's frame comes from, or a log's conflicts.",
    usage: """
      ibstack explain [<options>] <file> <view>
      ibstack explain [<options>] <file>:<line>
      ibstack explain --log <log> [<path> ...]
      ibstack explain --console <path> ...
      """,
    discussion: """
      For each position and size, prints the constraints that add up to it, those that were not satisfied, and the changes \
      that would increase it.

        ibstack explain Main.storyboard "Sign in" --axis horizontal
        ibstack explain Main.storyboard:45 --device retina6_9

      With --log, prints which constraints of a console's "Unable to simultaneously satisfy constraints" cannot hold \
      together, what to change, and where documents have them.

        ibstack explain --log console.txt App

      If the explanation is wrong or missing, send what --anonymous prints: it has no name of the app.

        ibstack explain --log console.txt --anonymous

      With --console, prints what the console will say about the conflicts of documents.

        ibstack explain --console Main.storyboard
      """)

  @Argument(help: "Document to read, or - for standard input.")
  var file: PathArgument?

  @Argument(
    help: ArgumentHelp(
      "View to explain: its object id, its label or text, the id of a constraint, or a line such as :45.",
      discussion: "With --log and --console, FILE and VIEW are documents and folders."))
  var view: [PathArgument] = []

  @Option(help: "Console's log with conflicts to explain, or - for standard input.", completion: .file())
  var log: String?

  @Flag(help: "Leave the names of the app's classes, texts and identifiers out, so that a log can be published.")
  var anonymous = false

  @Flag(help: "Print what the console will say about the conflicts of documents.")
  var console = false

  @Option(help: "Axis to explain: horizontal (x and width) or vertical (y and height). The default is both.")
  var axis: Axis?

  @Option(help: "Output format: text for people, json for programs.")
  var format: ExplainRun.Format = .text

  @OptionGroup var search: SearchOptions

  @OptionGroup var canvas: CanvasOptions

  @Option(help: "User's text size on iOS, from extra-small to accessibility-extra-extra-extra-large.")
  var textSize: TextSizeArgument?

  @OptionGroup var fonts: FontOptions

  /// The file and the line of a word such as `Main.storyboard:45:7`, as findings are printed.
  private var place: (file: String, line: String)? {
    guard words.count == 1, !AbsolutePath(words[0]).exists else { return nil }
    let parts = words[0].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().reversed().prefix { Int($0) != nil }.count
    guard (1...2).contains(numbers) else { return nil }
    return (parts.dropLast(numbers).joined(separator: ":"), ":\(parts[parts.count - numbers])")
  }

  private var words: [String] { ([file].compactMap(\.self) + view).expanded }

  func validate() throws {
    if anonymous, log == nil { throw ValidationError("--anonymous is about a log; name it with --log") }
    if anonymous, !words.isEmpty { throw ValidationError("--anonymous names no documents; leave them out") }
    if log != nil, console { throw ValidationError("--console makes what --log reads; leave one of them out") }
    if log != nil || console {
      let option = console ? "--console" : "--log"
      if axis != nil { throw ValidationError("--axis is about a view; leave it out with \(option)") }
      if console, format == .json { throw ValidationError("--console prints text; leave --format out") }
      guard console, words.isEmpty else { return }
      throw ValidationError("Missing expected argument '<path>'")
    }
    guard words.count > 1 || place != nil else {
      throw ValidationError("Missing expected argument '<\(file == nil ? "file" : "view")>'")
    }
    let rest = words.dropFirst(2)
    if !rest.isEmpty {
      let list = rest.map { "'\($0)'" }.joined(separator: ", ")
      throw ValidationError("\(rest.count.counted("unexpected argument")): \(list)")
    }
  }

  func run() throws {
    let options = try canvas.layoutOptions(fonts, textSize: textSize?.category)
    if let log {
      return try ExplainLogRun(
        log, paths: search.paths(words), options: options, isAnonymous: anonymous, format: format
      ).run()
    }
    let (words, place) = (words, place)
    if console { return try ConsoleRun(search.paths(words), options: options).run() }
    try ExplainRun(place?.file ?? words[0], options: options, format: format).run(
      view: place?.line ?? words[1], axes: axis.map { [$0] } ?? Axis.allCases)
  }
}

extension ExplainRun.Format: ExpressibleByArgument {}
