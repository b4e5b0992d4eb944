public import NibDecoder

/// A `<visualEffectView>`: its content view always fills it, so that the constraints in there give it its size.
open class VisualEffectView: View {
  /// Reads the view; what is written as its content view's frame only says how large the view was.
  public required init(coder: NibCoder) throws {
    try super.init(coder: coder)
    for view in subviews where view.key == "contentView" { view.declaredFrame = nil }
  }
}
