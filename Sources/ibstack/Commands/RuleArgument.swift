import ArgumentParser
import StackLint

/// A rule's id.
struct RuleArgument: ExpressibleByArgument {
  let rule: Rule

  init?(argument: String) {
    guard let rule = RuleCatalogue.rule(argument) else { return nil }
    self.rule = rule
  }

  static var allValueStrings: [String] { RuleCatalogue.rules.map(\.id) }
}

/// The id of a rule that `validate` keeps only where it is asked to.
struct OptInRuleArgument: ExpressibleByArgument {
  let rule: Rule

  init?(argument: String) {
    guard let rule = Self.rules.first(where: { $0.id == argument }) else { return nil }
    self.rule = rule
  }

  static var allValueStrings: [String] { rules.map(\.id) }

  private static var rules: [Rule] { RuleCatalogue.rules.filter { $0.category.isValidation && $0.isOptIn } }
}
