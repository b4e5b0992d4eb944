/// What lays a view out, as the view sees it. The view reports each change, and the host lays out again when asked.
protocol LayoutHost: DetachedViews {
  /// The settings that the view is laid out with.
  var settings: DocumentSettings { get }

  /// A property of the view changed.
  func viewDidChange(_ view: View, _ change: ViewChange)
  /// A constraint became active, or its constant or priority changed.
  func constraintDidChange(_ constraint: LayoutConstraint)
  /// A constraint became active, or a text may have several lines now, so that another view may stretch.
  func stretchOrderDidChange()
  /// A constraint is about to be deactivated.
  func constraintWillDeactivate(_ constraint: LayoutConstraint)

  /// A view became a subview of one that is laid out.
  func didInsert(_ view: View)
  /// A view has another place among the subviews or arranged views of the same superview.
  func didMove(_ view: View)
  /// A view is about to leave its superview.
  func willRemove(_ view: View)
  /// A stack view is about to stop arranging a view.
  func willLeaveArrangement(_ view: View)

  /// The frame that the last layout gave the view, in the superview's coordinates; nil if the frame was set since.
  func currentFrame(of view: View) -> Rect?
  /// The frame of a view was set to another size. Only the size of a root concerns the layout.
  func sizeWasSet(_ size: Size, of view: View)
}

/// What changed about a view.
enum ViewChange {
  /// How the view is sized: its autoresizing mask, its hugging or fitting sizes.
  case size
  /// The frame that was set.
  case frame
  /// The size or the baselines of the content.
  case content
  /// The compression resistance.
  case compressionResistance
  /// Whether the view is hidden.
  case visibility
  /// The layout margins.
  case margins
  /// A setting that the layout of other views depends on as well, such as the reading direction.
  case environment
  /// The spacing of a stack view.
  case spacing
  /// The custom spacing after an arranged view.
  case customSpacing
  /// The axis, distribution or alignment of a stack view, or the views of an NSStackView.
  case arrangement
  /// The neighbors of the view in its stack view.
  case neighbors
}
