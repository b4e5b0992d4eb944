/// The lengths that views would have if only their content decided. Proportional filling compares them.
struct NaturalSize {
  let settings: DocumentSettings

  /// The length in points along an axis; nil if it is not known.
  func length(of view: View, along axis: Axis) -> Double? {
    if case .points(let points) = view.shownPlaceholder(axis, in: settings) { return points }
    if let stack = view as? StackView { return length(of: stack, along: axis) }
    return settings.contentSize(of: view, width: nil)[axis] ?? fixedLength(of: view, along: axis)
  }

  private func length(of stack: StackView, along axis: Axis) -> Double? {
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = visible.compactMap { length(of: $0, along: axis) }
    guard let longest = lengths.max() else { return fixedLength(of: stack, along: axis) }
    let margins = stack.layoutMargins?.insets ?? .zero
    let padding = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard axis == stack.axis else { return longest + padding }
    let sum = stack.distribution == .fillEqually ? longest * Double(visible.count) : lengths.reduce(0, +)
    return sum + stack.spacing * Double(visible.count - 1) + padding
  }

  /// A required constraint that fixes the view's own length.
  private func fixedLength(of view: View, along axis: Axis) -> Double? {
    if let length = view.fixedSize[axis] { return length }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    return view.constraints.first {
      $0.firstAttribute == attribute && $0.secondAttribute == nil && $0.relation == .equal && $0.firstReference == nil
        && $0.firstItem === view
    }?.constant
  }
}
