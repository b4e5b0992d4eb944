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
