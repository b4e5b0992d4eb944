import TestSupport

@testable import StackModel

/// Random UIStackViews of all properties, and random changes of them.
struct RandomStack {
  private(set) var description: StackDescription
  private var views: RandomViews

  init(_ randomness: SplitMix64) {
    views = RandomViews(randomness)
    description = Self.stack(&views, count: 7)
  }

  private static func stack(_ views: inout RandomViews, count: Int) -> StackDescription {
    var stack = StackDescription(views: [])
    stack.axis = views.numbers.pick(Axis.allCases)
    stack.distribution = views.numbers.pick(StackView.Distribution.allCases)
    stack.alignment = views.numbers.pick(StackView.Alignment.allCases)
    stack.spacing = views.numbers.pick(RandomViews.spacings)
    stack.isBaselineRelative = views.numbers.isOne(in: 3)
    stack.margins = views.numbers.isOne(in: 3) ? insets(&views) : nil
    stack.views = (0..<views.numbers.number(below: count)).map { _ in views.view() }
    // No source says what a part of nothing is, as negative spacing can make of the whole.
    if stack.spacing < 0, stack.distribution == .fillProportionally { stack.spacing = 0 }
    return stack
  }

  private static func insets(_ views: inout RandomViews) -> EdgeInsets {
    func side() -> Double { Double(views.numbers.number(below: 12)) }
    return EdgeInsets(top: side(), left: side(), bottom: side(), right: side())
  }

  /// Makes stacks of some of the views: not where a stack is measured by its baselines or its natural length, which are
  /// the subject of rows.
  mutating func nestStacks() {
    guard !description.alignment.isBaseline, !description.isBaselineRelative,
      description.distribution != .fillProportionally
    else { return }
    for index in description.views.indices where views.numbers.isOne(in: 6) {
      var view = ViewDescription.stack(description.views[index].name, Self.stack(&views, count: 4))
      view.isHidden = description.views[index].isHidden
      view.customSpacing = description.views[index].customSpacing
      description.views[index] = view
    }
  }

  /// A length that the stack is held at along an axis; nil where its views decide.
  mutating func heldLength() -> Double? {
    views.numbers.isOne(in: 3) ? nil : Double(20 * views.numbers.number(below: 25))
  }

  mutating func isRightToLeft() -> Bool { views.numbers.isOne(in: 4) }

  /// Changes something, and says what for the live stack to do the same.
  mutating func change() -> LiveStep {
    let step = step()
    description.apply(step)
    return step
  }

  private mutating func step() -> LiveStep {
    guard !description.views.isEmpty, !views.numbers.isOne(in: 6) else {
      return .insert(views.view(), views.numbers.number(below: description.views.count + 1))
    }
    let name = views.numbers.pick(description.views).name
    switch views.numbers.number(below: 12) {
    case 0, 1: return .hide(name)
    case 2, 3: return .show(name)
    case 4: return .removeFromSuperview(name)
    case 5: return .removeArranged(name)
    case 6: return .move(name, views.numbers.number(below: description.views.count))
    case 7: return .customSpacing(views.numbers.isOne(in: 3) ? nil : views.numbers.pick(RandomViews.spacings), name)
    default: return stackStep()
    }
  }

  private mutating func stackStep() -> LiveStep {
    let isProportional = description.distribution == .fillProportionally
    switch views.numbers.number(below: 6) {
    case 0: return .axis(views.numbers.pick(Axis.allCases))
    case 1:
      let distributions = StackView.Distribution.allCases
      return .distribution(
        views.numbers.pick(distributions.filter { $0 != .fillProportionally || description.spacing >= 0 }))
    case 2: return .alignment(views.numbers.pick(StackView.Alignment.allCases))
    case 3: return .spacing(max(views.numbers.pick(RandomViews.spacings), isProportional ? 0 : -3))
    case 4: return .baselineRelative(views.numbers.isOne(in: 2))
    default: return .followsMargins(views.numbers.isOne(in: 2))
    }
  }
}
