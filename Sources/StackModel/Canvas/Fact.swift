/// A measure or rule of Interface Builder's canvas that releases of Xcode changed.
///
/// Each value has the release that introduced it and the evidence for it:
///
///     static let toolbar = Fact("Toolbar below a controller's view, height", 44, "31/33 toolbars, 8 repositories")
///       .since(.xcode11, 49, "4/4 insets, 2 repositories")
struct Fact<Value: FactValue>: Sendable {
  /// The value from one release to the next.
  private struct Period: Sendable {
    /// Nil for the first value.
    let since: InterfaceBuilderRelease?
    let value: Value
    let evidence: String
  }

  /// What is measured.
  let subject: String
  private var periods: [Period]
  /// The value when an app runs, if no canvas has it; its release is nil.
  private var runTime: Period?

  /// A fact with the value that the oldest documents show.
  init(_ subject: String, _ value: Value, _ evidence: String) {
    self.subject = subject
    periods = [Period(since: nil, value: value, evidence: evidence)]
  }

  /// The same fact with another value from a release on. Releases are given in their order.
  func since(_ release: InterfaceBuilderRelease, _ value: Value, _ evidence: String) -> Fact {
    var fact = self
    fact.periods.append(Period(since: release, value: value, evidence: evidence))
    return fact
  }

  /// The same fact with a value that holds when an app runs, whatever the version: what the canvas shows is its own.
  func atRunTime(_ value: Value, _ evidence: String) -> Fact {
    var fact = self
    fact.runTime = Period(since: nil, value: value, evidence: evidence)
    return fact
  }

  /// The value when an app runs on the system that came with a version of Interface Builder.
  func valueAtRunTime(_ version: InterfaceBuilderVersion) -> Value { runTime?.value ?? self[version] }

  /// The value on the canvas of a version of Interface Builder.
  subscript(version: InterfaceBuilderVersion) -> Value {
    var index = periods.count - 1
    while index > 0, let since = periods[index].since, !(version >= since) { index -= 1 }
    return periods[index].value
  }

  /// All values, the oldest first.
  var values: [Value] { periods.map(\.value) }
}

extension Fact: DescribedFact {
  var rows: [FactRow] {
    periods.map { row($0, isAtRunTime: false) } + (runTime.map { [row($0, isAtRunTime: true)] } ?? [])
  }

  private func row(_ period: Period, isAtRunTime: Bool) -> FactRow {
    FactRow(
      subject: subject, since: period.since, isAtRunTime: isAtRunTime, value: period.value.words,
      evidence: period.evidence)
  }
}

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
