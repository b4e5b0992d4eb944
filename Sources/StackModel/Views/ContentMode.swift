/// How a view fits its content, such as an image, into its frame: `UIView.ContentMode`.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the frame.
  case scaleToFill
  /// As large as fits in the frame, with its proportions.
  case scaleAspectFit
  /// As small as covers the frame, with its proportions.
  case scaleAspectFill
  /// Drawn again for each size.
  case redraw
  /// In its own size.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Finds the mode with Interface Builder's name for it, which capitalizes some: `TopLeft`.
  init?(named name: String) {
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }
}
