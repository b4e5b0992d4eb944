import StackModel

/// The rectangles of a stack and its views, one axis at a time, as two solvers find them: ours with our constraints, and
/// a slow one with those of the published rules.
struct FrameSweepCase: SweepCase {
  private let description: StackDescription
  private let live: LiveStack
  private let held: AxisPair<Double?>

  init(_ randomness: RandomNumbers) throws {
    var random = RandomStack(randomness)
    description = random.description
    held = AxisPair(horizontal: random.heldLength(), vertical: random.heldLength())
    live = try LiveStack(description, hold: Hold(width: held.horizontal, height: held.vertical))
  }

  mutating func check() throws -> SweepOutcome {
    live.session.layoutIfNeeded()
    var outcome = SweepOutcome()
    let solved = Axis.allCases.map { PublishedLayout(description, axis: $0, held: held[$0]) }
    let isPossible = solved.allSatisfy { $0.spans != nil }
    if isPossible != live.session.conflicts.isEmpty {
      outcome.differences = [
        "possible: \(isPossible), conflicts: \(live.session.conflicts.count)", "\(description) \(held)",
      ]
    }
    outcome.isContradictory = !isPossible
    guard isPossible, outcome.differences.isEmpty else { return outcome }
    for layout in solved { compare(layout, &outcome) }
    return outcome
  }

  /// Where the rules leave several answers, ours must miss what they want by as little as the other's.
  private func compare(_ layout: PublishedLayout, _ outcome: inout SweepOutcome) {
    let spans = layout.spans ?? [:]
    let ours = Dictionary(uniqueKeysWithValues: spans.keys.map { ($0, span($0, layout.axis)) })
    guard spans.contains(where: { !isClose($0.value, ours[$0.key]) }) else { return }
    let theirMisses = layout.misses(holding: spans)
    let ourMisses = layout.misses(holding: ours)
    if isClose(theirMisses, ourMisses) {
      outcome.isTie = true
      return
    }
    outcome.differences += ["\(layout.axis) \(description) \(held)", "ours \(ours)", "rules \(spans)"]
    outcome.differences += [
      "we miss \(ourMisses.map { "\($0)" } ?? "required ones")", "rules miss \(theirMisses ?? [:])",
    ]
  }

  private func span(_ name: String, _ axis: Axis) -> Span {
    guard let rectangle = live.rectangle(name) else { return Span(start: .nan, length: .nan) }
    return axis == .horizontal
      ? Span(start: rectangle.x, length: rectangle.width) : Span(start: rectangle.y, length: rectangle.height)
  }

  private func isClose(_ left: Span, _ right: Span?) -> Bool {
    right.map { abs(left.start - $0.start) < 1e-4 && abs(left.length - $0.length) < 1e-4 } ?? false
  }

  private func isClose(_ left: [Double: Double]?, _ right: [Double: Double]?) -> Bool {
    guard let left, let right, left.count == right.count else { return false }
    return left.allSatisfy { abs($0.value - (right[$0.key] ?? .nan)) < 1e-3 }
  }
}
