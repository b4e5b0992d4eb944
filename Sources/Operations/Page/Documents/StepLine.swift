import Drawing
import LayoutAnalysis
import StackModel
import Support

/// Where a constraint that a number comes from is drawn: from one coordinate to another along its axis.
struct StepLine {
  private let from: Double
  private let to: Double
  private let across: Double

  /// Nil for a constraint of what is not in the picture.
  ///
  /// - Parameter rects: The frames in the picture, by the views.
  init?(_ constraint: Constraint, _ rects: [ObjectIdentifier: Rect]) {
    let axis = constraint.first.attribute.axis
    guard let first = Self.rect(constraint.first.item, rects) else { return nil }
    let second = constraint.second.flatMap { Self.rect($0.item, rects) }
    if constraint.first.attribute.isDimension {
      (from, to) = (first.start(axis), first.end(axis))
    } else {
      guard let anchor = constraint.second, constraint.multiplier == 1 else { return nil }
      let (one, other) = (Self.edge(constraint.first, first), second.flatMap { Self.edge(anchor, $0) })
      guard let to = one ?? other.map({ $0 + constraint.constant }),
        let from = other ?? one.map({ $0 - constraint.constant })
      else { return nil }
      (self.from, self.to) = (from, to)
    }
    let side: Axis = axis == .horizontal ? .vertical : .horizontal
    let span = (
      max(first.start(side), second?.start(side) ?? -.infinity), min(first.end(side), second?.end(side) ?? .infinity)
    )
    across = span.0 <= span.1 ? (span.0 + span.1) / 2 : (first.start(side) + first.end(side)) / 2
  }

  func write(to json: inout JSONWriter) {
    for number in [from, to, across] { json.number((number * 10).rounded() / 10) }
  }

  private static func rect(_ item: LayoutItem, _ rects: [ObjectIdentifier: Rect]) -> Rect? {
    item.view.flatMap { rects[ObjectIdentifier($0)] }
  }

  /// Nil for what lies inside of a view, such as a margin or a guide: it is as far from the other end as the constant says.
  private static func edge(_ anchor: Constraint.Anchor, _ rect: Rect) -> Double? {
    guard anchor.item is View else { return nil }
    switch anchor.attribute {
    case .leading, .left: return rect.x
    case .trailing, .right: return rect.maxX
    case .top: return rect.y
    case .bottom: return rect.maxY
    case .centerX: return rect.x + rect.width / 2
    case .centerY: return rect.y + rect.height / 2
    default: return nil
    }
  }
}

extension Rect {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
