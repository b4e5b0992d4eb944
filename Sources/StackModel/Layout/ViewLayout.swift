/// What layout found for one view.
public struct ViewLayout {
  /// The view.
  public let view: View
  /// The frame that Interface Builder would store: in the superview's coordinates, rounded to the device's pixels.
  public internal(set) var frame: Rect
  /// The ambiguity of the constraints; nil if they determine position and size.
  public package(set) var ambiguity: LayoutAmbiguity?
  /// Whether the stored frame contradicts the constraints; known only in the layout of a whole document.
  public internal(set) var isMisplaced = false
  /// Whether the stored frame is another one by more than a pixel.
  var isElsewhere: Bool
  /// Whether the frame that is stored elsewhere is known well enough to be written.
  var isUpdatable = false
  /// Of a layout root: whether a container whose size is known on every device, or the view's own content, decides its
  /// length along an axis when the app runs.
  package internal(set) var hasSizeOfContainer = AxisPair(horizontal: false, vertical: false)

  init(view: View, frame: Rect, ambiguity: LayoutAmbiguity? = nil, isElsewhere: Bool = false) {
    self.view = view
    self.frame = frame
    self.ambiguity = ambiguity
    self.isElsewhere = isElsewhere
  }
}

extension ViewLayout {
  /// Whether constraints leave a position or size open, or equal priorities compete for it.
  public var isAmbiguous: Bool { ambiguity != nil }
}
