/// The attributes of one axis, so that horizontal and vertical stacks share their rules.
struct StackAxis: Sendable {
  let axis: Axis
  let minEdge: LayoutAttribute
  let maxEdge: LayoutAttribute
  let dimension: LayoutAttribute
  let center: LayoutAttribute

  static func of(_ axis: Axis) -> StackAxis { axis == .horizontal ? horizontal : vertical }

  private static let horizontal = StackAxis(
    axis: .horizontal, minEdge: .leading, maxEdge: .trailing, dimension: .width, center: .centerX)
  private static let vertical = StackAxis(
    axis: .vertical, minEdge: .top, maxEdge: .bottom, dimension: .height, center: .centerY)

  /// The attribute measured from the layout margins.
  func margin(_ attribute: LayoutAttribute) -> LayoutAttribute {
    switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }
}
