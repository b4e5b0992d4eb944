/// Frames set in code.
extension View {
  /// The frame in points, in the superview's coordinates: what was set last, or what the last layout gave the view since.
  ///
  /// As in UIKit the frame of a view whose ``translatesAutoresizingMaskIntoConstraints`` is true counts as required
  /// constraints; of any other view the next layout replaces it. A root that a session lays out takes on its size. Subviews
  /// follow a new size by their autoresizing masks. A frame with a number that is not finite, or lies beyond a million, is
  /// not taken.
  public var frame: Rect {
    get { layoutHost?.currentFrame(of: self) ?? declaredFrame ?? .zero }
    set {
      guard newValue.isUsable else { return }
      let old = declaredFrame
      declaredFrame = newValue
      layoutHost?.sizeWasSet(newValue.size, of: self)
      if let old, old.size != newValue.size { resizeSubviews(from: old.size, to: newValue.size) }
    }
  }

  /// The frame in the view's own coordinates: its size at 0, 0.
  public var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// The size that the document states: that of the frame, or both lengths of a view of a stack definition.
  var statedSize: Size? {
    if let declaredFrame { return declaredFrame.size }
    guard let width = fixedSize.width, let height = fixedSize.height else { return nil }
    return Size(width: width, height: height)
  }

  /// Whether a layout keeps the frame. Views of documents that have no frame fill their superviews.
  func keepsFrame(in layout: (any DetachedViews)?) -> Bool {
    translatesAutoresizingMaskIntoConstraints && (declaredFrame != nil || range != nil) && !isArranged(in: layout)
  }

  /// The masks of subviews count from the frame's size.
  func frameDidChange() {
    guard let layoutHost else { return }
    layoutHost.viewDidChange(self, .frame)
    for view in subviews where view.keepsFrame(in: layoutHost) { layoutHost.viewDidChange(view, .size) }
  }

  private func resizeSubviews(from old: Size, to new: Size) {
    for view in subviews where view.keepsFrame(in: layoutHost) {
      if let frame = view.declaredFrame { view.frame = view.autoresizingMask.resized(frame, from: old, to: new) }
    }
  }
}

extension AutoresizingMask {
  /// The left margin is flexible: UIKit's name.
  public static let flexibleLeftMargin = flexibleMinX
  /// The width is flexible: UIKit's name.
  public static let flexibleWidth = widthSizable
  /// The right margin is flexible: UIKit's name.
  public static let flexibleRightMargin = flexibleMaxX
  /// The top margin is flexible: UIKit's name.
  public static let flexibleTopMargin = flexibleMinY
  /// The height is flexible: UIKit's name.
  public static let flexibleHeight = heightSizable
  /// The bottom margin is flexible: UIKit's name.
  public static let flexibleBottomMargin = flexibleMaxY

  /// A frame after its superview changed from one size to another.
  fileprivate func resized(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let horizontal = AutoresizingAxis(
      min: frame.x, length: frame.width, container: old.width, flexibleMin: contains(.flexibleMinX),
      sizable: contains(.widthSizable), flexibleMax: contains(.flexibleMaxX))
    let vertical = AutoresizingAxis(
      min: frame.y, length: frame.height, container: old.height, flexibleMin: contains(.flexibleMinY),
      sizable: contains(.heightSizable), flexibleMax: contains(.flexibleMaxY))
    let (x, y) = (horizontal.rule.span(in: new.width), vertical.rule.span(in: new.height))
    return Rect(x: x.min, y: y.min, width: x.length, height: y.length)
  }
}

extension AutoresizingAxis.Rule {
  /// Where the frame lies along an axis in a superview of a length.
  fileprivate func span(in container: Double) -> (min: Double, length: Double) {
    let (near, far) = (near?.length(in: container), far?.length(in: container))
    let length = length?.length(in: container) ?? max(0, container - (near ?? 0) - (far ?? 0))
    return (near ?? container - length - (far ?? 0), length)
  }
}

extension Rect {
  fileprivate var isUsable: Bool { [x, y, width, height].allSatisfy(LayoutConstraint.isUsable(constant:)) }
}
