/// What layout found for one view.
public struct ViewLayout {
  /// The view.
  public let view: View
  /// The frame that Interface Builder would store: in the superview's coordinates, rounded to the device's pixels.
  public let frame: Rect
  /// Whether constraints leave a position or size open.
  public let isAmbiguous: Bool
  /// Whether the stored frame is another one.
  public let isMisplaced: Bool
}

extension ViewLayout {
  /// The same frame, and nothing said about the stored one.
  var withoutMisplacement: ViewLayout {
    ViewLayout(view: view, frame: frame, isAmbiguous: isAmbiguous, isMisplaced: false)
  }
}
