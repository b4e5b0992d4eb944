import ArgumentParser
import Escaping
import StackLint

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or describe some of them.",
    discussion: """
        ibstack rules
        ibstack rules ambiguous-layout
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

  func run() throws { try Printout(OutputText(page: text)).print() }

  private var text: String {
    if !rules.isEmpty { return rules.map { RulePage($0).markdown() }.joined(separator: "\n") }
    return format == .markdown ? RuleBook().markdown : RuleListWriter(width: Terminal.outputWidth).text
  }
}
