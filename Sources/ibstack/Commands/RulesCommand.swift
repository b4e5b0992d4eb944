import ArgumentParser
import Escaping
import StackLint

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or print what one is for.",
    discussion: """
        ibstack rules
        ibstack rules ambiguous-layout
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, markdown
  }

  @Argument(
    help: "Ids of rules to print in full.", completion: RuleArgument.completion,
    transform: RuleArgument.rule)
  var rules: [Rule] = []

  @Option(help: "How to print the list: text, or markdown with every rule in full.")
  var format: Format = .text

  func run() throws { try Printout(OutputText(page: text)).print() }

  private var text: String {
    if !rules.isEmpty { return rules.map { RulePage($0).markdown() }.joined(separator: "\n") }
    return format == .markdown ? RuleBook().markdown : RuleListWriter(width: Terminal.outputWidth).text
  }
}
