/// What layout found for one view.
public struct ViewLayout {
  /// The view.
  public let view: View
  /// The frame that Interface Builder would store: in the superview's coordinates, rounded to the device's pixels.
  public let frame: Rect
  /// What constraints leave open; nil where they decide position and size.
  public let ambiguity: LayoutAmbiguity?
  /// Whether the stored frame is another one.
  public let isMisplaced: Bool
}

extension ViewLayout {
  /// Whether constraints leave a position or size open, or equal priorities compete for it.
  public var isAmbiguous: Bool { ambiguity != nil }

  /// The same frame, and another judgement of what is open.
  func with(_ ambiguity: LayoutAmbiguity?) -> ViewLayout {
    ViewLayout(view: view, frame: frame, ambiguity: ambiguity, isMisplaced: isMisplaced)
  }

  /// The same frame, and nothing said about the stored one.
  var withoutMisplacement: ViewLayout {
    ViewLayout(view: view, frame: frame, ambiguity: ambiguity, isMisplaced: false)
  }
}
