internal import AutoLayout

/// The constraints along the axis that do not depend on the distribution.
extension StackArrangement {
  func hiding(_ place: Int, isAcross: Bool) -> Constraint? {
    let view = items[place]
    guard view.isHidden else { return nil }
    if !isAcross { return make(anchor(view, main.dimension), .equal, nil, .hiding, .hiding) }
    guard behavior == .fdStackView else { return nil }
    let priority = view.contentCompressionResistancePriority[cross.axis]
    return make(anchor(view, cross.dimension), .equal, nil, priority: priority, .hiding, .hiding)
  }

  func mainCanvas(isMax: Bool) -> Constraint? {
    let place = behavior == .fdStackView ? (isMax ? items.count - 1 : 0) : (isMax ? lastVisible : firstVisible)
    guard let item = items.indices.contains(place) ? items[place] : spanner else { return nil }
    let edge = isMax ? main.maxEdge : main.minEdge
    var constraint = canvasConnection(canvas(main, edge), .equal, anchor(item, edge))
    if isMax, isHiddenAlong { constraint.priority = StackPriority.hiddenEnd }
    return constraint
  }

  /// Whether a stack view of the same axis gives this one no length. From iOS 11 on, UIKit logs no conflict of that with
  /// spacings and lengths inside.
  ///
  /// Evidence: 2/2 apps whose logs ended with iOS 11, 2 repositories; one of them logged on both versions.
  private var isHiddenAlong: Bool {
    stack.isHidden && stack.arrangingStack?.axis == stack.axis && behavior == .uiKit && settings.semantics == .runtime
      && settings.iOSVersion >= StackVersion.hiddenStackHasLooseEnd
  }

  func canvasConnection(
    _ canvas: Constraint.Anchor, _ relation: Relation, _ item: Constraint.Anchor
  ) -> Constraint {
    make(canvas, relation, item, .canvasConnection, .canvas)
  }

  /// The stack shrinks to the smallest length that its minimum spacings allow, and across the axis as far as an
  /// inequality allows.
  func canvasFit(_ axis: StackAxis) -> Constraint {
    make(anchor(stack, axis.dimension), .equal, nil, priority: StackPriority.canvasFit, .canvasFit, .canvas)
  }

  /// The distance before a view.
  func spacing(_ place: Int) -> Constraint? {
    guard place > 0 else { return nil }
    let followsBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    return make(
      anchor(items[place], followsBaselines ? .firstBaseline : main.minEdge),
      hasGaps ? .greaterThanOrEqual : .equal,
      anchor(items[place - 1], followsBaselines ? .lastBaseline : main.maxEdge),
      constant: distance(before: place), .spacing, .spacing)
  }

  /// UIKit gives a hidden view in the middle half of the spacing on each side, and none to hidden views at an end.
  /// FDStackView puts all of it before the view and none after.
  private func distance(before place: Int) -> Double {
    let (previous, view) = (items[place - 1], items[place])
    let full =
      settings.iOSVersion >= StackVersion.customSpacing ? previous.customSpacing ?? stack.spacing : stack.spacing
    if behavior == .fdStackView {
      let lastIsHidden = place == items.count - 1 && view.isHidden
      return previous.isHidden || lastIsHidden ? 0 : full
    }
    if place <= firstVisible || place > lastVisible { return 0 }
    let hidden = (previous.isHidden ? 1.0 : 0) + (view.isHidden ? 1.0 : 0)
    return full - full / 2 * hidden
  }

  /// In a horizontal stack, a label with several lines is held near an equal share of the width. From iOS 15 on this
  /// holds only if other such labels compete with it.
  func textWidth(_ place: Int) -> Constraint? {
    let least = settings.iOSVersion >= StackVersion.loneLabelKeepsWidth ? 2 : 1
    guard stack.axis == .horizontal, behavior == .uiKit, stack.visibleMultilineLabelCount >= least,
      let label = items[place] as? Label, label.isMultiline, !label.isHidden, sharesTextWidth
    else { return nil }
    let count = Double(stack.visibleCount)
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins?.insets ?? .zero : .zero
    let taken = margins.left + margins.right + stack.spacing * (count - 1)
    let resistance = label.contentCompressionResistancePriority.horizontal
    return make(
      anchor(label, .width), .equal, anchor(stack, .width), multiplier: 1 / count, constant: -taken / count,
      priority: min(999, resistance + StackPriority.textWidthAboveResistance),
      .textWidth, .textWidth)
  }

  /// Whether a lone label with several lines competes with another text for the width. Interface Builder's canvas shows
  /// a label beside images, plain views and other labels as wide as its content, at any version.
  ///
  /// Evidence: 2/2 frames, 1 repository; with the heights of the labels given 20/22.
  private var sharesTextWidth: Bool {
    settings.semantics != .canvas || stack.visibleMultilineLabelCount > 1
      || items.contains { !$0.isHidden && $0 is Button }
  }
}
