@testable import StackModel

/// A tree of NSStackViews and leaves that is changed at random, alike for each seed.
struct RandomAppKitTree {
  let root = View()
  private var generator: SmallGenerator
  private var count = 0

  init(seed: UInt64) throws {
    generator = SmallGenerator(seed: seed)
    root.userLabel = "root"
    let stack = makeStack(depth: 0)
    root.addSubview(stack)
    try View.makeConstraints {
      stack.layoutLeft.equalTo(5)
      stack.layoutTop.equalTo(7)
      stack.layoutRight.equalTo(root)
      stack.layoutBottom.lessThanOrEqualTo(root)
    }
  }

  private mutating func next(_ limit: Int) -> Int { Int(generator.next(0...(limit - 1))) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  private mutating func name(_ view: View) {
    view.userLabel = "v\(count)"
    count += 1
  }

  private mutating func makeStack(depth: Int) -> AppKitStackView {
    let stack = AppKitStackView(
      axis: depth == 0 ? .horizontal : pick(Axis.allCases), distribution: pick(AppKitStackView.Distribution.allCases),
      spacing: Double(next(4) * 3), clippingResistancePriority: clippingResistance())
    name(stack)
    for _ in 0..<(2 + next(5)) { stack.addView(makeView(depth: depth + 1), in: pick(AppKitStackView.Gravity.allCases)) }
    return stack
  }

  private mutating func clippingResistance() -> AxisPair<Double> {
    AxisPair(horizontal: pick([200, 500, 800, 1000]), vertical: pick([500, 1000]))
  }

  private mutating func makeView(depth: Int) -> View {
    if depth < 3, next(10) < 3 { return makeStack(depth: depth) }
    let view: View = next(4) == 0 ? Label(text: "one two three") : ImageView(size: size())
    name(view)
    view.isHidden = next(6) == 0
    return view
  }

  private mutating func size() -> Size { Size(width: Double(10 + next(60)), height: Double(5 + next(40))) }

  private var views: [View] { Array(root.subtree.dropFirst()) }
  private var stacks: [AppKitStackView] { views.compactMap { $0 as? AppKitStackView } }

  /// Changes something, and says what.
  mutating func change() -> String {
    let view = pick(views)
    let stack = pick(stacks)
    switch next(12) {
    case 0, 1: view.isHidden.toggle()
    case 2: (view as? ImageView)?.imageSize = size()
    case 3: stack.addView(makeView(depth: 2), in: pick(AppKitStackView.Gravity.allCases))
    case 4 where view.superview !== root: view.removeFromSuperview()
    case 5: move(in: stack)
    case 6, 7: return rearrange(stack)
    case 8, 9: return setNumbers(of: stack)
    case 10: view.setContentHuggingPriority(pick([200.0, 250, 751]), for: pick(Axis.allCases))
    default: view.setContentCompressionResistancePriority(pick([200.0, 400, 750]), for: pick(Axis.allCases))
    }
    return "change \(view.name) or the views of \(stack.name)"
  }

  private mutating func move(in stack: AppKitStackView) {
    guard !stack.arrangedSubviews.isEmpty else { return }
    let view = pick(stack.arrangedSubviews)
    switch next(3) {
    case 0: stack.insertArrangedSubview(view, at: next(stack.arrangedSubviews.count))
    case 1: stack.insertView(view, at: 0, in: pick(AppKitStackView.Gravity.allCases))
    default: stack.removeArrangedSubview(view)
    }
  }

  private mutating func rearrange(_ stack: AppKitStackView) -> String {
    switch next(5) {
    case 0: stack.axis = stack.axis.perpendicular
    case 1, 2: stack.distribution = pick(AppKitStackView.Distribution.allCases)
    case 3: stack.alignment = pick([.leading, .trailing, .centerX, .centerY, .top, .bottom, .firstBaseline])
    default: stack.detachesHiddenViews.toggle()
    }
    return "rearrange \(stack.name)"
  }

  private mutating func setNumbers(of stack: AppKitStackView) -> String {
    guard let view = stack.arrangedSubviews.isEmpty ? nil : pick(stack.arrangedSubviews) else { return "nothing" }
    switch next(6) {
    case 0: stack.spacing = Double(next(12))
    case 1: stack.edgeInsets = EdgeInsets(left: Double(next(9)), right: Double(next(9)))
    case 2: stack.clippingResistancePriority = clippingResistance()
    case 3: stack.setCustomSpacing(next(3) == 0 ? nil : Double(next(20)), after: view)
    default: stack.setVisibilityPriority(pick([0, 100, 800, 900, 1000]), for: view)
    }
    return "numbers of \(stack.name) or \(view.name)"
  }
}
