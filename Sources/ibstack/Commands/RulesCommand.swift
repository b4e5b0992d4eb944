import ArgumentParser
import Operations
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

  @Argument(
    help: "Ids of the rules to describe.", completion: RuleArgument.completion,
    transform: RuleArgument.rule)
  var rules: [Rule] = []

  @Option(help: "Output format of the list: text, or markdown with a description of every rule.")
  var format: RulesRun.Format = .text

  @Option(
    help: ArgumentHelp(
      "Folder to draw pictures of what the rules report to, instead of describing the rules.",
      discussion: "Of all rules, or of those that are named. Rules about what nobody sees have no picture.",
      valueName: "folder"),
    completion: .directory)
  var pictures: String?

  func run() throws {
    let run = RulesRun(rules)
    if let pictures { try run.draw(to: pictures) } else { try run.list(format) }
  }
}

extension RulesRun.Format: ExpressibleByArgument {}
