import NibDecoder

/// The suppressions in the notes of a document's objects, and which of them hid a finding.
struct MarkedSuppressions {
  private struct Use: Hashable {
    let mark: Int
    let rule: String
  }

  private let marks: [SuppressionMark]
  /// The positions of marks by their objects.
  private let positions: [ElementIndex: [Int]]
  private var used: Set<Use> = []

  init(_ document: LintedDocument) {
    marks = SuppressionMark.all(in: document.elements)
    positions = Dictionary(grouping: marks.indices) { [marks] in marks[$0].owner }
  }

  var isEmpty: Bool { marks.isEmpty }

  /// Whether a mark on the object of a finding, or on an object around it, hides the finding. The nearest mark counts as
  /// used.
  mutating func hide(_ diagnostic: Diagnostic, in tree: XMLTree) -> Bool {
    var candidate = diagnostic.range.flatMap { tree.innermostElement(at: $0.lowerBound) }
    while let element = candidate {
      if let mark = positions[element]?.first(where: { marks[$0].names(diagnostic.ruleID) }) {
        let isNamed = marks[mark].rules.contains(diagnostic.ruleID)
        used.insert(Use(mark: mark, rule: isNamed ? diagnostic.ruleID : SuppressionMark.allRules))
        return true
      }
      candidate = tree.parent(of: element)
    }
    return false
  }

  /// The marks that hide nothing, and those that cannot be understood.
  ///
  /// - Parameter judges: Whether the linter would have reported all findings of a rule, or of `all` rules.
  func findings(judges: (String) -> Bool) -> [Finding] {
    marks.indices.flatMap { position -> [Finding] in
      let mark = marks[position]
      guard !mark.rules.isEmpty else {
        return [Finding("a mark without rules suppresses nothing; name rules, or all", at: mark.range)]
      }
      return mark.rules.compactMap { rule in
        problem(of: rule, position, judges).map { Finding($0, at: mark.range) }
      }
    }
  }

  private func problem(of rule: String, _ position: Int, _ judges: (String) -> Bool) -> String? {
    if rule != SuppressionMark.allRules, RuleCatalogue.rule(rule) == nil {
      let near = nearestName(to: rule, among: RuleCatalogue.rules.lazy.map(\.id))
      return "unknown rule \"\(rule)\" in a mark; " + (near.map { "did you mean \"\($0)\"?" } ?? "name rules, or all")
    }
    guard judges(rule), !used.contains(Use(mark: position, rule: rule)) else { return nil }
    let missing = rule == SuppressionMark.allRules ? "no finding" : "no finding of \(rule)"
    return "\(missing) to suppress in this object; remove the mark"
  }
}
