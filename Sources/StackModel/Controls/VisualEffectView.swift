public import NibDecoder

/// A `<visualEffectView>`. Its content view always fills it, so the constraints in the content view give it its size.
public final class VisualEffectView: View {
  /// Reads the view. The stored frame of its content view only says how large the view was.
  public required init(coder: NibCoder) throws {
    try super.init(coder: coder)
    for view in subviews where view.key == "contentView" { view.declaredFrame = nil }
  }
}

extension VisualEffectView: TextlessView {
  /// What lies below remains visible.
  var standardContent: ViewContent { .empty }
}
