import NibDecoder

/// What rules find in a project as a whole, by the files in which it is to be reported.
///
/// Each rule looks at a project once. The configuration for a file then decides which findings are reported there, and
/// how severe they are.
struct ProjectFindings: Sendable {
  private typealias Found = (ruleID: String, found: ProjectFinding)

  private var findings: [String: [Found]] = [:]

  /// No findings.
  init() {}

  /// Looks at a project.
  ///
  /// - Parameter ruleIDs: The ids of the rules to enforce. Only those that look at projects count.
  init(_ project: ProjectIndex, ruleIDs: Set<String>) {
    for rule in RuleCatalog.rules where ruleIDs.contains(rule.id) { add(rule, project) }
  }

  /// Looks at a project as one rule does.
  init(_ project: ProjectIndex, _ rule: Rule) { add(rule, project) }

  /// Adds the findings of other rules.
  mutating func add(_ others: ProjectFindings) {
    findings.merge(others.findings) { $0 + $1 }
  }

  private mutating func add(_ rule: Rule, _ project: ProjectIndex) {
    // The code of a source that no target builds never runs.
    for found in rule.projectCheck?(project) ?? [] where !project.targets.sources.isInNoTarget(found.path) {
      findings[found.path, default: []].append((rule.id, found))
    }
  }

  /// The findings that others do not have, by their files, rules and messages. Where they stand in a file does not count.
  ///
  /// A finding about several things is left out if others are about all of them, whatever their messages and files.
  func subtracting(_ others: ProjectFindings) -> ProjectFindings {
    let parts = others.parts
    var rest = self
    for (path, found) in findings {
      var counts = Dictionary(others.findings[path, default: []].map { (Self.name($0), 1) }, uniquingKeysWith: +)
      rest.findings[path] = found.filter { one in
        if !one.found.parts.isEmpty { return !one.found.parts.isSubset(of: parts[one.ruleID, default: []]) }
        guard let count = counts[Self.name(one)], count > 0 else { return true }
        counts[Self.name(one)] = count - 1
        return false
      }
      if rest.findings[path]?.isEmpty == true { rest.findings[path] = nil }
    }
    return rest
  }

  /// What the findings of each rule are about.
  private var parts: [String: Set<String>] {
    findings.values.joined().reduce(into: [:]) { $0[$1.ruleID, default: []].formUnion($1.found.parts) }
  }

  private static func name(_ one: Found) -> [String] { [one.ruleID, one.found.finding.message] }

  /// The paths of the files with findings, relative to the project's folder, in alphabetical order.
  var paths: [String] { findings.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// The findings in a file of those rules that hold for it, in the order of the file.
  func diagnostics(in path: String, rules: [ActiveRule]) -> [Diagnostic] {
    let severities = Dictionary(
      rules.map { ($0.rule.id, (configured: $0.severity, usual: $0.rule.severity)) }
    ) { first, _ in first }
    let found = findings[path, default: []].compactMap { ruleID, found in
      severities[ruleID].map { found.finding.diagnostic(ruleID, configured: $0.configured, usual: $0.usual) }
    }
    return found.inDocumentOrder
  }
}
