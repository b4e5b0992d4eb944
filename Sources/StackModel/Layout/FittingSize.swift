/// The size that a view would have on its own.
struct FittingSize {
  private let view: View
  private let settings: DocumentSettings
  private let session: LayoutSession?

  init(of view: View) {
    self.view = view
    settings = view.layoutSettings
    session = view.layoutHost as? LayoutSession
  }

  /// The size nearest to a target that the view's content and constraints allow, in points.
  func nearest(to target: Size, _ priorities: AxisPair<Double>) -> Size {
    let insets = view.alignmentRectInsets(in: settings)
    let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
    // Constraints act on alignment rectangles.
    let size = Size(width: Self.usable(target.width - across), height: Self.usable(target.height - along))
    let fitting = LayoutSession(
      canvas(size, priorities), settings: settings, options: session?.context.options ?? LayoutOptions())
    fitting.layoutIfNeeded()
    let edges = fitting.edges(of: view)
    return Size(width: max(0, edges.right - edges.left + across), height: max(0, edges.bottom - edges.top + along))
  }

  private static func usable(_ length: Double) -> Double { length > 0 ? min(length, 1_000_000) : 0 }

  /// The view by itself, with what covers it in its place.
  private func canvas(_ size: Size, _ priorities: AxisPair<Double>) -> LayoutRoot {
    var layoutRoot = LayoutRoot(view: view, size: size)
    if let session, session.root === view {
      layoutRoot = session.context.layoutRoot
      layoutRoot.size = size
      layoutRoot.canvas = .screen
    } else if let session {
      layoutRoot.safeArea = session.safeAreaInsets(of: view)
    }
    layoutRoot.fittingPriorities = priorities
    return layoutRoot
  }
}

/// Sizes that follow from a view's content and constraints, before anything lays the view out.
extension View {
  /// The target size for the smallest size that constraints allow: 0 by 0.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target size for the largest size that constraints allow: 10,000 by 10,000 points.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size that constraints allow and that is nearest to a target size, in points and not rounded to pixels; the
  /// target counts with ``LayoutPriority/fittingSizeLevel`` on both axes.
  ///
  /// For a stack view this is the fitting size of Apple's documentation: along the axis its views and the spaces
  /// between them, across the axis the largest view, and the margins where the arrangement is relative to them.
  public func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: LayoutPriority.fittingSizeLevel,
      verticalFittingPriority: LayoutPriority.fittingSizeLevel)
  }

  /// The size that constraints allow and that is nearest to a target size, in points and not rounded to pixels.
  ///
  /// What the view and all in it say counts, nothing outside; so the view's own frame does not. Nothing is changed. The
  /// rules are those of the session that lays the view out, without one those of views made in code. The work is that
  /// of laying the view out once more.
  ///
  /// - Parameters:
  ///   - targetSize: The preferred size in points; negative lengths count as 0.
  ///   - horizontalFittingPriority: How strongly its width counts, from 1 to 1000, which is required.
  ///   - verticalFittingPriority: How strongly its height counts.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: Double,
    verticalFittingPriority: Double
  ) -> Size {
    FittingSize(of: self).nearest(
      to: targetSize,
      AxisPair(
        horizontal: Self.usable(horizontalFittingPriority), vertical: Self.usable(verticalFittingPriority)))
  }

  private static func usable(_ priority: Double) -> Double { priority >= 1 ? min(priority, 1000) : 1 }

  /// The natural size of the view's content in points, nil on an axis without one: a stack view has none on either,
  /// as its size follows from the views it arranges. See ``systemLayoutSizeFitting(_:)``.
  public var intrinsicContentSize: IntrinsicSize { layoutSettings.contentSize(of: self, width: nil) }
}
