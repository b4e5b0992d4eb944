@testable import StackModel

/// A second tree of views that says what a first one says, made with the operations that anyone has.
struct TreeCopy {
  let root: View
  private(set) var views: [ObjectIdentifier: View] = [:]

  init(of original: View) throws {
    var views: [ObjectIdentifier: View] = [:]
    root = Self.copy(original, &views)
    self.views = views
    for view in original.subtree {
      for constraint in view.constraints { try copy(constraint) }
    }
  }

  private static func copy(_ view: View, _ views: inout [ObjectIdentifier: View]) -> View {
    let copy = bare(view)
    views[ObjectIdentifier(view)] = copy
    copy.userLabel = view.userLabel
    copy.isHidden = view.isHidden
    copy.contentHuggingPriority = view.contentHuggingPriority
    copy.contentCompressionResistancePriority = view.contentCompressionResistancePriority
    copy.layoutMargins = view.layoutMargins
    copy.declaredFrame = view.declaredFrame
    copy.autoresizingMask = view.autoresizingMask
    defer { copy.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints }
    for subview in view.subviews { copy.addSubview(Self.copy(subview, &views)) }
    if let stack = view as? AppKitStackView, let other = copy as? AppKitStackView { arrange(stack, other, views) }
    guard let stack = view as? StackView, let other = copy as? StackView else { return copy }
    for arranged in stack.arrangedSubviews {
      guard let item = views[ObjectIdentifier(arranged)] else { continue }
      other.addArrangedSubview(item)
      other.setCustomSpacing(stack.customSpacing(after: arranged), after: item)
    }
    return copy
  }

  private static func arrange(
    _ stack: AppKitStackView, _ copy: AppKitStackView, _ views: [ObjectIdentifier: View]
  ) {
    for gravity in AppKitStackView.Gravity.allCases {
      for arranged in stack.views(in: gravity) {
        guard let item = views[ObjectIdentifier(arranged)] else { continue }
        copy.addView(item, in: gravity)
        copy.setCustomSpacing(stack.customSpacing(after: arranged), after: item)
        copy.setVisibilityPriority(stack.visibilityPriority(for: arranged), for: item)
      }
    }
  }

  private static func bare(_ view: View) -> View {
    switch view {
    case let stack as AppKitStackView:
      let copy = AppKitStackView(
        axis: stack.axis, distribution: stack.distribution, alignment: stack.alignment, spacing: stack.spacing,
        edgeInsets: stack.edgeInsets, stackHuggingPriority: stack.stackHuggingPriority,
        clippingResistancePriority: stack.clippingResistancePriority)
      copy.detachesHiddenViews = stack.detachesHiddenViews
      return copy
    case let stack as StackView:
      let copy = StackView(
        axis: stack.axis, spacing: stack.spacing, distribution: stack.distribution, alignment: stack.alignment)
      copy.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      return copy
    case let label as Label: return Label(text: label.text, numberOfLines: label.numberOfLines)
    case let image as ImageView: return ImageView(size: image.imageSize)
    default: return View()
    }
  }

  private func copy(_ constraint: LayoutConstraint) throws {
    guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else { return }
    let second = anchor(constraint.secondItem, constraint.secondAttribute)
    try LayoutConstraint(
      first, constraint.relation, second, multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority
    ).activate()
  }

  private func anchor(_ item: LayoutItem?, _ attribute: LayoutAttribute?) -> LayoutAnchor? {
    guard let item, let attribute, let copy = views[ObjectIdentifier(item)] else { return nil }
    return LayoutAnchor(copy, attribute)
  }
}
