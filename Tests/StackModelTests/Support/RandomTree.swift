@testable import StackModel

/// A tree of stack views and leaves that is changed at random, alike for each seed.
struct RandomTree {
  let root = View()
  private var generator: SmallGenerator
  private var count = 0
  /// Constraints in code, besides those that pin the outermost stack.
  private var constraints: [LayoutConstraint] = []
  private let usesText: Bool
  private let setsFrames: Bool

  init(seed: UInt64, usesText: Bool = false, setsFrames: Bool = false) throws {
    self.setsFrames = setsFrames
    generator = SmallGenerator(seed: seed)
    self.usesText = usesText
    root.userLabel = "root"
    let stack = makeStack(depth: 0)
    root.addSubview(stack)
    try View.makeConstraints {
      stack.layoutLeft.equalTo(5)
      stack.layoutTop.equalTo(7)
      stack.layoutRight.lessThanOrEqualTo(root)
      stack.layoutBottom.equalTo(root).constant(-3).priority(760)
    }
  }

  private mutating func next(_ limit: Int) -> Int { Int(generator.next(0...(limit - 1))) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  private mutating func makeStack(depth: Int) -> StackView {
    let stack = StackView(
      axis: pick(Axis.allCases), spacing: Double(next(4) * 3), distribution: pick(StackView.Distribution.allCases),
      alignment: pick(StackView.Alignment.allCases))
    name(stack)
    for _ in 0..<next(6) { stack.addArrangedSubview(makeView(depth: depth + 1)) }
    return stack
  }

  private mutating func makeView(depth: Int) -> View {
    let kind = next(10)
    if depth < 3, kind < 3 { return makeStack(depth: depth) }
    let view: View =
      if kind == 3 {
        View()
      } else if usesText, kind < 7 {
        Label(text: text(), numberOfLines: next(2))
      } else {
        ImageView(size: size())
      }
    name(view)
    view.isHidden = next(6) == 0
    return view
  }

  private mutating func size() -> Size { Size(width: Double(10 + next(60)), height: Double(5 + next(40))) }

  private mutating func text() -> String { String("one two three four five six".prefix(3 + next(20))) }

  private mutating func name(_ view: View) {
    view.userLabel = "v\(count)"
    count += 1
  }

  private var views: [View] { Array(root.subtree.dropFirst()) }
  private var stacks: [StackView] { views.compactMap { $0 as? StackView } }

  /// Changes something, and says what.
  mutating func change() throws -> String {
    let view = pick(views)
    let stack = pick(stacks)
    switch next(setsFrames ? 20 : 18) {
    case 0, 1, 2: return toggle(view)
    case 3: return resize(view)
    case 4: return add(to: stack)
    case 5: return remove(view)
    case 6: return move(in: stack)
    case 7: return rearrange(stack)
    case 8:
      stack.spacing = Double(next(12))
      return "spacing of \(stack.name)"
    case 9: return setCustomSpacing(in: stack)
    case 10: return setPriority(of: view)
    case 11: return try constrain(view)
    case 12: return changeConstraint()
    case 13: return takeFromArrangement(in: stack)
    case 14: return addPlainSubview(to: stack)
    case 15: return setMargins(of: stack)
    case 16: return setText(of: view)
    case 18...: return setFrame(of: view)
    default: return toggle(view)
    }
  }
}

extension RandomTree {
  private func toggle(_ view: View) -> String {
    view.isHidden.toggle()
    return "\(view.isHidden ? "hide" : "show") \(view.name)"
  }

  private mutating func resize(_ view: View) -> String {
    (view as? ImageView)?.imageSize = next(5) == 0 ? nil : size()
    return "size of \(view.name)"
  }

  private mutating func setText(of view: View) -> String {
    (view as? Label)?.text = text()
    if next(3) == 0 { (view as? Label)?.numberOfLines = next(3) }
    return "text of \(view.name)"
  }

  /// Mostly of views that no stack arranges: others keep none.
  private mutating func setFrame(of view: View) -> String {
    let view = views.first { $0.translatesAutoresizingMaskIntoConstraints && $0.superview !== root } ?? view
    if next(5) == 0 {
      view.translatesAutoresizingMaskIntoConstraints.toggle()
      return "translates of \(view.name)"
    }
    view.autoresizingMask = AutoresizingMask(rawValue: next(64))
    let size = size()
    view.frame = Rect(x: Double(next(20)), y: Double(next(20)), width: size.width, height: size.height)
    return "frame of \(view.name)"
  }

  private mutating func add(to stack: StackView) -> String {
    let view = makeView(depth: 2)
    stack.insertArrangedSubview(view, at: next(stack.arrangedSubviews.count + 1))
    return "insert \(view.name) into \(stack.name)"
  }

  private mutating func addPlainSubview(to stack: StackView) -> String {
    let view = makeView(depth: 2)
    stack.insertSubview(view, at: next(stack.subviews.count + 1))
    return "subview \(view.name) of \(stack.name)"
  }

  private mutating func remove(_ view: View) -> String {
    guard stacks.count > 1 || !(view is StackView), view.superview !== root else { return "nothing" }
    view.removeFromSuperview()
    return "remove \(view.name)"
  }

  private mutating func move(in stack: StackView) -> String {
    guard !stack.subviews.isEmpty else { return "nothing" }
    let view = pick(stack.subviews)
    let isArranged = stack.arrangedSubviews.contains { $0 === view }
    stack.insertArrangedSubview(view, at: next(stack.arrangedSubviews.count + (isArranged ? 0 : 1)))
    return "move \(view.name) in \(stack.name)"
  }

  private mutating func takeFromArrangement(in stack: StackView) -> String {
    guard !stack.arrangedSubviews.isEmpty else { return "nothing" }
    let view = pick(stack.arrangedSubviews)
    stack.removeArrangedSubview(view)
    return "no longer arrange \(view.name)"
  }

  private mutating func rearrange(_ stack: StackView) -> String {
    switch next(4) {
    case 0: stack.axis = stack.axis.perpendicular
    case 1: stack.distribution = pick(StackView.Distribution.allCases)
    case 2: stack.alignment = pick(StackView.Alignment.allCases)
    default: stack.isBaselineRelativeArrangement.toggle()
    }
    return "rearrange \(stack.name)"
  }

  private mutating func setCustomSpacing(in stack: StackView) -> String {
    guard !stack.arrangedSubviews.isEmpty else { return "nothing" }
    let view = pick(stack.arrangedSubviews)
    stack.setCustomSpacing(next(3) == 0 ? nil : Double(next(20)), after: view)
    return "custom spacing after \(view.name)"
  }

  private mutating func setPriority(of view: View) -> String {
    let priority = pick([200.0, 250, 251, 740, 750, 751])
    let axis = pick(Axis.allCases)
    if next(2) == 0 {
      view.setContentHuggingPriority(priority, for: axis)
    } else {
      view.setContentCompressionResistancePriority(priority, for: axis)
    }
    return "priority of \(view.name)"
  }

  private mutating func setMargins(of stack: StackView) -> String {
    if next(2) == 0 {
      stack.isLayoutMarginsRelativeArrangement.toggle()
    } else {
      stack.layoutMargins = LayoutMargins(EdgeInsets(all: Double(next(6))))
    }
    return "margins of \(stack.name)"
  }

  private mutating func constrain(_ view: View) throws -> String {
    let other = pick(views)
    let priority = pick([400.0, 755, 900])
    let constant = Double(20 + next(50))
    let made = try View.makeConstraints {
      if other !== view, constant > 45 {
        view.layoutWidth.equalTo(other).multiplier(2).constant(-constant).priority(priority)
      } else {
        view.layoutHeight.greaterThanOrEqualTo(constant).priority(priority)
      }
    }
    constraints += made
    return "constraint \(view.name) \(other.name)"
  }

  private mutating func changeConstraint() -> String {
    constraints.removeAll { !$0.isActive }
    guard !constraints.isEmpty else { return "nothing" }
    let constraint = pick(constraints)
    switch next(3) {
    case 0: constraint.constant = Double(next(70))
    case 1: constraint.priority = pick([300.0, 752, 950])
    default: constraint.isActive = false
    }
    return "change a constraint"
  }
}
