import TestSupport

@testable import StackModel

/// The rectangles of a UIStackView and its views, some of them stacks too, as two solvers find them: ours with our
/// constraints, and a slow one with those of the published rules.
struct FrameSweepCase: SweepCase {
  private let description: StackDescription
  private let live: LiveStack
  private let hold: Hold
  private let isRightToLeft: Bool

  init(_ randomness: SplitMix64) throws {
    var random = RandomStack(randomness)
    random.nestStacks()
    description = random.description
    hold = Hold(AxisPair(horizontal: random.heldLength(), vertical: random.heldLength()))
    isRightToLeft = random.isRightToLeft()
    live = try LiveStack(description, hold: hold, language: isRightToLeft ? .rightToLeft : .base)
  }

  func check() throws -> SweepOutcome {
    live.session.layoutIfNeeded()
    let system = PublishedSystem(isRightToLeft ? description.mirrored : description)
    let layouts = Axis.allCases.map { PublishedLayout(system, axis: $0, hold: hold) }
    let text = "\(isRightToLeft ? "right to left " : "")\(description) \(hold)"
    return FrameComparison(live: live, isRightToLeft: isRightToLeft, text: text).compare(layouts)
  }
}

extension StackDescription {
  /// Left and right margins stay where they are from right to left, so the mirror exchanges them.
  fileprivate var mirrored: Self {
    var copy = self
    copy.margins = margins.map { EdgeInsets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left) }
    for index in views.indices { copy.views[index].nested = views[index].nested.map(\.mirrored) }
    return copy
  }
}
