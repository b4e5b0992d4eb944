/// A family of facts, as one table of the page *Facts of the canvas*.
struct FactTable: Sendable {
  let title: String
  let introduction: String
  let facts: [any DescribedFact]

  init(_ title: String, _ introduction: String, _ facts: [any DescribedFact]) {
    self.title = title
    self.introduction = introduction
    self.facts = facts
  }

  var rows: [FactRow] { facts.flatMap(\.rows) }
}

/// A fact whose values are written as words.
protocol DescribedFact: Sendable {
  /// A row for each value, the oldest first, then the one at run time.
  var rows: [FactRow] { get }
}

/// One value of a fact.
struct FactRow: Sendable {
  let subject: String
  /// The release that introduced the value; nil for the first value.
  let since: InterfaceBuilderRelease?
  /// Whether the value holds when an app runs rather than on the canvas.
  let isAtRunTime: Bool
  let value: String
  let evidence: String
}

/// A value that the page can print.
protocol FactValue: Sendable {
  var words: String { get }
}

extension Double: FactValue { var words: String { short } }
extension Int: FactValue { var words: String { "\(self)" } }
extension Bool: FactValue { var words: String { self ? "yes" : "no" } }
extension Size: FactValue { var words: String { "\(width.short) × \(height.short)" } }

extension EdgeInsets: FactValue {
  var words: String { "top \(top.short), left \(left.short), bottom \(bottom.short), right \(right.short)" }
}
