@testable import StackModel

/// A live stack view made from a description, held at its near corner, and at a length and breadth if wanted.
final class LiveStack: LaidOutStack {
  let stack: StackView
  let session: LayoutSession
  private let root = View()

  init(
    _ description: StackDescription, hold: Hold = Hold(), as behavior: StackBehavior = .uiKit,
    language: LayoutLanguage = .base
  ) throws {
    stack = Self.make(description, "stack")
    root.addSubview(stack)
    session = LayoutSession(
      root: root, size: Size(width: 1000, height: 1000),
      options: LayoutOptions(language: language, stackBehavior: behavior))
    try View.makeConstraints {
      stack.layoutLeft.equalTo(0)
      stack.layoutTop.equalTo(0)
      if let width = hold.width { stack.layoutWidth.equalTo(width).priority(hold.priority) }
      if let limit = hold.widthLimit { stack.layoutWidth.lessThanOrEqualTo(limit) }
      if let height = hold.height { stack.layoutHeight.equalTo(height).priority(hold.priority) }
    }
    for described in description.allViews {
      if let view = self[described.name] { try Self.fix(view, described.fixed) }
    }
  }

  private static func make(_ description: StackDescription, _ name: String) -> StackView {
    let views = description.views.map { described -> View in
      guard let nested = described.nested.first else { return DescribedView(described) }
      let view = make(nested, described.name)
      view.isHidden = described.isHidden
      return view
    }
    let stack = StackView(
      arrangedSubviews: views, axis: description.axis, spacing: description.spacing,
      distribution: description.distribution, alignment: description.alignment)
    stack.userLabel = name
    stack.isBaselineRelativeArrangement = description.isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = description.margins != nil
    stack.layoutMargins = description.margins.map { LayoutMargins($0) }
    for (view, described) in zip(views, description.views) {
      if let spacing = described.customSpacing { stack.setCustomSpacing(spacing, after: view) }
    }
    return stack
  }

  /// Lets constraints ask for a view's lengths.
  static func fix(_ view: View, _ fixed: AxisPair<FixedLength?>) throws {
    try View.makeConstraints {
      if let width = fixed.horizontal { view.layoutWidth.equalTo(width.length).priority(width.priority) }
      if let height = fixed.vertical { view.layoutHeight.equalTo(height.length).priority(height.priority) }
    }
  }

  /// What the stack view added for its views, without what stacks in it added for theirs.
  var constraints: [ListedConstraint] {
    session.constraints.compactMap { constraint in
      guard case .stack(let owner, _) = constraint.origin, owner === stack else { return nil }
      return ListedConstraint(
        constraint.identifier ?? "-", text(constraint.first), constraint.relation, constraint.second.map(text),
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
    }
  }

  private func text(_ anchor: Constraint.Anchor) -> String {
    var name = anchor.item.name
    if name == "UISV-alignment-spanner" { name = "spanner" }
    if name.hasPrefix("UISV-distributing[") { name = "gap" + name.dropFirst(18).dropLast() }
    return "\(name).\(anchor.attribute.rawValue)"
  }
}
