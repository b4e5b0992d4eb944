@testable import StackModel

/// Rectangles of a live stack and of its views beside those that published rules give, one axis at a time.
struct FrameComparison {
  /// Two solvers agree to a hundredth of a point where the rules leave one answer.
  private static let tolerance = 0.01

  let live: any LaidOutStack
  let isRightToLeft: Bool
  /// What is compared, in words.
  let text: String

  /// Where the rules leave several answers, ours must miss what they want by as little as the other's.
  func compare(_ layouts: [PublishedLayout]) -> SweepOutcome {
    var outcome = SweepOutcome()
    let isPossible = layouts.allSatisfy { $0.spans != nil }
    outcome.isContradictory = !isPossible
    guard isPossible == live.session.conflicts.isEmpty else {
      outcome.differences = ["possible: \(isPossible), conflicts: \(live.session.conflicts.count)", text]
      return outcome
    }
    for layout in layouts where isPossible { compare(layout, &outcome) }
    return outcome
  }

  private func compare(_ layout: PublishedLayout, _ outcome: inout SweepOutcome) {
    let spans = layout.spans ?? [:]
    let ours = Dictionary(uniqueKeysWithValues: spans.keys.map { ($0, span($0, layout.axis)) })
    guard spans.contains(where: { !isClose($0.value, ours[$0.key]) }) else { return }
    let (ourMisses, theirMisses) = (layout.misses(holding: ours), layout.misses(holding: spans))
    if isClose(theirMisses, ourMisses) {
      outcome.isTie = true
      return
    }
    outcome.differences += [
      "\(layout.axis) \(text)", "ours \(ours)", "rules \(spans)",
      "we miss \(ourMisses.map { "\($0)" } ?? "required ones")", "rules miss \(theirMisses ?? [:])",
    ]
  }

  /// Published rules are stated from left to right: from right to left they hold in the mirror.
  private func span(_ name: String, _ axis: Axis) -> Span {
    guard let rectangle = live.rectangle(name), let stack = live.rectangle("stack") else {
      return Span(start: .nan, length: .nan)
    }
    if axis == .vertical { return Span(start: rectangle.y, length: rectangle.height) }
    guard isRightToLeft, name != "stack" else { return Span(start: rectangle.x, length: rectangle.width) }
    return Span(start: stack.width - rectangle.x - rectangle.width, length: rectangle.width)
  }

  private func isClose(_ left: Span, _ right: Span?) -> Bool {
    right.map {
      abs(left.start - $0.start) < Self.tolerance && abs(left.length - $0.length) < Self.tolerance
    } ?? false
  }

  private func isClose(_ left: [Double: Double]?, _ right: [Double: Double]?) -> Bool {
    guard let left, let right, left.count == right.count else { return false }
    return left.allSatisfy { abs($0.value - (right[$0.key] ?? .nan)) < 1e-3 }
  }
}

extension Hold {
  init(_ lengths: AxisPair<Double?>, priority: Double = 1000) {
    self.init(width: lengths.horizontal, height: lengths.vertical, priority: priority)
  }
}
