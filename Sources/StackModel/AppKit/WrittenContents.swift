/// The size that a view without a frame had when the frame of a subview was written that fills it, as a clip view fills
/// its scroll view and a content view its box.
struct WrittenContents {
  private let view: View
  private let settings: DocumentSettings

  init(_ view: View, _ settings: DocumentSettings) {
    self.view = view
    self.settings = settings
  }

  /// A window that keeps its size counts less, and all that resists compression or hugs more strongly counts more.
  private static let priority = 501.0

  var constraints: [Constraint] {
    guard view.declaredFrame == nil, view.placeholderIntrinsicSize.horizontal == nil else { return [] }
    return Axis.allCases.compactMap { axis in
      view.subviews.lazy.compactMap { length(around: $0, axis) }.first.map { length in
        Constraint(
          Constraint.Anchor(view, axis == .horizontal ? .width : .height), .equal, nil, constant: length,
          priority: Self.priority, origin: .autoresizing(view))
      }
    }
  }

  /// The length of the view's alignment rectangle round a subview.
  private func length(around subview: View, _ axis: Axis) -> Double? {
    guard let frame = subview.declaredFrame, subview.translatesAutoresizingMaskIntoConstraints else { return nil }
    let inside = axis == .horizontal ? frame.width : frame.height
    if let tabView = view as? AppKitTabView {
      let (outer, inner) = (tabView.itemInsets, tabView.alignmentRectInsets(in: settings))
      return inside + outer.length(axis) - inner.length(axis)
    }
    if let insets = view.contentInsets(of: subview, in: settings) { return inside + insets.length(axis) }
    guard subview.isInstalledSubview || subview.key == "contentView",
      subview.autoresizingMask.contains(axis == .horizontal ? .widthSizable : .heightSizable)
    else { return nil }
    return inside + 2 * (axis == .horizontal ? frame.x : frame.y) + thickness(ofScrollersBehind: frame, axis)
  }

  /// What a scroller takes that does not lie on its clip view but behind it.
  private func thickness(ofScrollersBehind frame: Rect, _ axis: Axis) -> Double {
    for case let scroller? in view.subviews.map({ $0.elementName == "scroller" ? $0.declaredFrame : nil }) {
      let distance = axis == .horizontal ? scroller.x - frame.maxX : scroller.y - frame.maxY
      let thickness = axis == .horizontal ? scroller.width : scroller.height
      if (0...1).contains(distance), (1...20).contains(thickness) { return thickness }
    }
    return 0
  }
}

extension EdgeInsets {
  fileprivate func length(_ axis: Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}
