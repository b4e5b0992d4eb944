import NibDecoder

/// The suppressions in the notes of a document's objects, and which of them hid a finding.
struct MarkedSuppressions {
  private struct Use: Hashable {
    let mark: Int
    let rule: String
  }

  private let marks: [SuppressionMark]
  /// For each object the first mark that names a rule, or `all`. A note may have as many marks as a document has findings.
  private let marksByRule: [ElementIndex: [String: Int]]
  private var used: Set<Use> = []

  init(_ document: LintedDocument) {
    marks = SuppressionMark.all(in: document.elements)
    var marksByRule: [ElementIndex: [String: Int]] = [:]
    for (position, mark) in marks.enumerated() {
      for rule in mark.rules where marksByRule[mark.owner]?[rule] == nil {
        marksByRule[mark.owner, default: [:]][rule] = position
      }
    }
    self.marksByRule = marksByRule
  }

  var isEmpty: Bool { marks.isEmpty }

  /// Whether a mark on the object of a finding, or on an object around it, hides the finding. The nearest mark counts as
  /// used.
  mutating func hide(_ diagnostic: Diagnostic, in tree: XMLTree) -> Bool {
    var candidate = diagnostic.range.flatMap { tree.innermostElement(at: $0.lowerBound) }
    while let element = candidate {
      if let use = use(by: element, diagnostic.ruleID) ?? use(by: element, SuppressionMark.allRules) {
        used.insert(use)
        return true
      }
      candidate = tree.parent(of: element)
    }
    return false
  }

  private func use(by owner: ElementIndex, _ rule: String) -> Use? {
    marksByRule[owner]?[rule].map { Use(mark: $0, rule: rule) }
  }

  /// The marks that hide nothing, and those that cannot be understood.
  ///
  /// - Parameter judges: Whether the linter would have reported all findings of a rule, or of `all` rules.
  func findings(judges: (String) -> Bool) -> [Finding] {
    let ids = RuleCatalog.rules.map(\.id)
    let known = Set(ids + [SuppressionMark.allRules])
    var suggestions = NameSuggestions(ids)
    return marks.enumerated().flatMap { position, mark -> [Finding] in
      guard !mark.rules.isEmpty else {
        return [Finding("a mark without rules suppresses nothing; name rules, or all", at: mark.range)]
      }
      return mark.rules.compactMap { rule in
        guard known.contains(rule) else { return Self.unknown(rule, mark, &suggestions) }
        guard judges(rule), !used.contains(Use(mark: position, rule: rule)) else { return nil }
        let missing = rule == SuppressionMark.allRules ? "no finding" : "no finding of \(rule)"
        return Finding("\(missing) to suppress in this object; remove the mark", at: mark.range)
      }
    }
  }

  private static func unknown(
    _ rule: String, _ mark: SuppressionMark, _ suggestions: inout NameSuggestions
  ) -> Finding {
    let hint = suggestions.next(for: rule).map { "did you mean \"\($0)\"?" } ?? "name rules, or all"
    return Finding("unknown rule \"\(rule)\" in a mark; \(hint)", at: mark.range)
  }
}
