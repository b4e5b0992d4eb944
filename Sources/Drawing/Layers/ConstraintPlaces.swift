import StackModel

/// Where the attributes lie that constraints relate.
struct ConstraintPlaces {
  /// An edge or a center of an item.
  struct Place {
    /// The coordinate along the axis of the attribute.
    let position: Double
    /// The item's extent on the other axis.
    let span: ClosedRange<Double>
  }

  let scene: LayerScene
  let session: LayoutMeasures

  /// The place of an attribute; nil for lengths and for items that are not drawn.
  func place(of anchor: Constraint.Anchor, isMirrored: Bool, other: Constraint.Anchor?) -> Place? {
    guard let rect = rect(of: anchor, other: other) else { return nil }
    let isAcross = anchor.attribute.axis == .horizontal
    let span = isAcross ? rect.y...max(rect.y, rect.maxY) : rect.x...max(rect.x, rect.maxX)
    return position(of: anchor, in: rect, isMirrored: isMirrored).map { Place(position: $0, span: span) }
  }

  /// Edges of a scroll view mean its content for what is inside it.
  private func rect(of anchor: Constraint.Anchor, other: Constraint.Anchor?) -> Rect? {
    if let scroll = anchor.item as? ScrollView, let inside = other?.item.view, inside !== scroll,
      inside.isWithin(scroll), anchor.attribute.isOuterEdge
    {
      return scene.rect(of: scroll.contentLayoutGuide, in: session)
    }
    return scene.rect(of: anchor.item, in: session)
  }

  private func position(of anchor: Constraint.Anchor, in rect: Rect, isMirrored: Bool) -> Double? {
    let margins = anchor.item.view.flatMap(scene.measures)?.layoutMargins ?? .zero
    let inner = rect.inset(by: margins)
    switch anchor.attribute {
    case .left: return rect.x
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.x
    case .trailing: return isMirrored ? rect.x : rect.maxX
    case .top: return rect.y
    case .bottom: return rect.maxY
    case .centerX: return rect.x + rect.width / 2
    case .centerY: return rect.y + rect.height / 2
    case .leftMargin: return inner.x
    case .rightMargin: return inner.maxX
    case .leadingMargin: return isMirrored ? inner.maxX : inner.x
    case .trailingMargin: return isMirrored ? inner.x : inner.maxX
    case .topMargin: return inner.y
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.x + inner.width / 2
    case .centerYWithinMargins: return inner.y + inner.height / 2
    case .firstBaseline, .lastBaseline, .baseline:
      let isFirst = anchor.attribute == .firstBaseline
      let text = (anchor.item as? View).map { session.textView(of: $0, anchor.attribute) }
      return text.flatMap { scene.baseline(of: $0, isFirst: isFirst) } ?? (isFirst ? rect.y : rect.maxY)
    case .width, .height, .notAnAttribute: return nil
    }
  }
}

extension View {
  fileprivate func isWithin(_ other: View) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === other }
  }
}

extension LayoutAttribute {
  fileprivate var isOuterEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
