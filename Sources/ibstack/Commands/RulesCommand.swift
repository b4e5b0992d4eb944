import ArgumentParser
import Escaping
import OperatingSystem
import StackLint

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or describe some of them.",
    discussion: """
        ibstack rules
        ibstack rules ambiguous-layout
        ibstack rules clipped-text --pictures .
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown
  }

  @Argument(
    help: "Ids of the rules to describe.", completion: RuleArgument.completion,
    transform: RuleArgument.rule)
  var rules: [Rule] = []

  @Option(help: "Output format of the list: text, or markdown with a description of every rule.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Folder to draw pictures of what the rules report to, instead of describing the rules.",
      discussion: "Of all rules, or of those that are named. Rules about what nobody sees have no picture.",
      valueName: "folder"),
    completion: .directory)
  var pictures: String?

  func run() throws {
    if let pictures { return try draw(to: AbsolutePath(pictures)) }
    try Printout(OutputText(page: text)).print()
  }

  private var text: String {
    if !rules.isEmpty { return rules.map { RulePage($0).markdown() }.joined(separator: "\n") }
    return format == .markdown ? RuleBook().markdown : RuleListWriter(width: Terminal.outputWidth).text
  }

  private func draw(to folder: AbsolutePath) throws {
    var count = 0
    for rule in rules.isEmpty ? RuleCatalog.rules : rules {
      guard let svg = RulePicture(rule)?.svg else { continue }
      if let failure = PictureFiles.write(svg, to: folder.appending(rule.pictureName)) {
        Terminal.complain("\(failure.message)")
        throw ExitCode(2)
      }
      count += 1
    }
    Terminal.complain(count == 1 ? "1 picture" : "\(count) pictures")
  }
}
