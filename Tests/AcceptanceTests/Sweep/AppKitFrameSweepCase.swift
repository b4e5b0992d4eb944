import TestSupport

@testable import StackModel

/// The rectangles of an NSStackView and its views, and which of them are detached, as two solvers find them.
struct AppKitFrameSweepCase: SweepCase {
  private let description: AppKitStackDescription
  private let live: AppKitLiveStack
  private let hold: Hold
  private let isRightToLeft: Bool

  init(_ randomness: SplitMix64) throws {
    var random = RandomAppKitStack(randomness)
    description = random.description
    hold = random.hold()
    isRightToLeft = random.isRightToLeft
    live = try AppKitLiveStack(description, hold: hold, language: isRightToLeft ? .rightToLeft : .base)
  }

  func check() throws -> SweepOutcome {
    live.session.layoutIfNeeded()
    let text = "\(isRightToLeft ? "right to left " : "")\(description) \(hold)"
    let (attached, layouts) = solve()
    let expected = description.ordered.map(\.name).filter { name in !attached.contains { $0.name == name } }
    let detached = live.stack.detachedViews.map(\.name)
    guard detached == expected || layouts.contains(where: { $0.spans == nil }) else {
      return SweepOutcome(differences: ["detached \(detached), by the rules \(expected)", text])
    }
    return FrameComparison(live: live, isRightToLeft: isRightToLeft, text: text).compare(layouts)
  }

  /// Views go, those of the lowest visibility priority first and all of one priority together, until the others fit.
  private func solve() -> (attached: [ViewDescription], layouts: [PublishedLayout]) {
    var attached = description.attachable
    while true {
      let system = PublishedSystem(description, attached: attached)
      let layouts = Axis.allCases.map { PublishedLayout(system, axis: $0, hold: hold) }
      let along = layouts.first { $0.axis == description.axis }?.spans
      guard let along, isClipped(along, attached),
        let lowest = attached.map(\.visibilityPriority).filter({ $0 < AppKitStackView.VisibilityPriority.mustHold })
          .min()
      else { return (attached, layouts) }
      attached.removeAll { $0.visibilityPriority == lowest }
    }
  }

  /// Whether the last view reaches beyond the far end of the stack.
  private func isClipped(_ spans: [String: Span], _ attached: [ViewDescription]) -> Bool {
    guard description.clippingResistance[description.axis] < 1000, let last = attached.last.flatMap({ spans[$0.name] }),
      let stack = spans["stack"]
    else { return false }
    return last.start + last.length > stack.length - description.inset(along: description.axis).far + 0.01
  }
}
