import TestSupport

@testable import StackModel

/// Random NSStackViews of all properties.
struct RandomAppKitStack {
  private(set) var description = AppKitStackDescription(views: [])
  private(set) var isRightToLeft = false
  private var views: RandomViews

  init(_ randomness: SplitMix64) {
    views = RandomViews(randomness)
    description.axis = views.numbers.pick(Axis.allCases)
    description.distribution = views.numbers.pick(AppKitStackView.Distribution.allCases)
    description.alignment = alignment()
    description.spacing = views.numbers.pick(RandomViews.spacings)
    isRightToLeft = views.numbers.isOne(in: 4)
    description.insets = views.numbers.isOne(in: 2) ? insets() : EdgeInsets()
    description.detachesHiddenViews = !views.numbers.isOne(in: 3)
    for axis in Axis.allCases {
      description.hugging[axis] = views.numbers.pick([249.99998474121094, 249.99998474121094, 250, 480, 751, 1000])
      // Not 500, which would leave open whether a window grows or the stack clips.
      description.clippingResistance[axis] = views.numbers.pick([1000, 1000, 745, 600, 200])
    }
    description.views = (0..<views.numbers.number(below: 6)).map { _ in view() }
  }

  /// What the documentation says of alignments of the other axis is that they do nothing.
  private mutating func alignment() -> LayoutAttribute? {
    let all: [LayoutAttribute?] =
      description.axis == .horizontal
      ? [nil, .top, .centerY, .bottom, .firstBaseline, .lastBaseline] : [nil, .leading, .centerX, .trailing]
    return views.numbers.pick(all)
  }

  /// No source says whether a left inset stays left from right to left: both are equal then.
  private mutating func insets() -> EdgeInsets {
    func side() -> Double { Double(views.numbers.number(below: 12)) }
    let (top, left, bottom, right) = (side(), side(), side(), side())
    return EdgeInsets(top: top, left: left, bottom: bottom, right: isRightToLeft ? left : right)
  }

  private mutating func view() -> ViewDescription {
    var view = views.view()
    view.gravity = views.numbers.pick(AppKitStackView.Gravity.allCases)
    view.visibilityPriority = views.numbers.pick([1000, 1000, 1000, 900, 900, 800, 0])
    return view
  }

  /// The lengths that the stack is held at, by constraints or by a window.
  mutating func hold() -> Hold {
    let lengths = AxisPair(horizontal: heldLength(), vertical: heldLength())
    return Hold(lengths, priority: views.numbers.pick([1000, 1000, 500]))
  }

  private mutating func heldLength() -> Double? {
    views.numbers.isOne(in: 3) ? nil : Double(20 * views.numbers.number(below: 20))
  }
}
