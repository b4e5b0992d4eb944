import ArgumentParser
import NibDecoder
import StackLint

/// Rules by their ids.
enum RuleArgument {
  /// The rule with an id.
  ///
  /// - Throws: A message with the nearest id.
  static func rule(_ id: String) throws -> Rule { try rule(id, among: RuleCatalog.rules) }

  /// A rule that `validate` enforces only on request.
  static func optInRule(_ id: String) throws -> Rule {
    try rule(id, among: optInRules)
  }

  static let completion = CompletionKind.list(RuleCatalog.rules.map(\.id))
  static let optInCompletion = CompletionKind.list(optInRules.map(\.id))

  private static var optInRules: [Rule] { RuleCatalog.rules.filter { $0.category.isValidation && $0.isOptIn } }

  private static func rule(_ id: String, among rules: [Rule]) throws -> Rule {
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    throw ValidationError("unknown rule \"\(id)\"; \(hint(id, rules.map(\.id)))")
  }

  private static func hint(_ id: String, _ ids: [String]) -> String {
    if let near = nearestName(to: id, among: ids) { return "did you mean \"\(near)\"?" }
    return ids.count <= 12 ? "expected one of \(ids.joined(separator: ", "))" : "`ibstack rules` lists all"
  }
}
