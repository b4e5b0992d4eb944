import StackModel

/// Contents of views without subviews, as large as the stored frames say.
///
/// Proportional shares of a UIStackView follow from contents that their frames do not tell: these are measured.
final class LeafSizes: ContentSizing {
  private let frames: [ObjectIdentifier: Rect]
  private let standard = InterfaceBuilderContentSizes()

  /// - Parameter frames: the views that are laid out, and their stored frames.
  init(_ frames: [(view: View, frame: Rect?)]) {
    var known: [ObjectIdentifier: Rect] = [:]
    for (view, frame) in frames where view.subviews.isEmpty {
      if (view.superview as? StackView)?.distribution != .fillProportionally { known[ObjectIdentifier(view)] = frame }
    }
    self.frames = known
  }

  func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let frame = frames[ObjectIdentifier(view)] else {
      return standard.contentSize(of: view, in: settings, width: width)
    }
    let insets = view.alignmentRectInsets(in: settings)
    return IntrinsicSize(
      width: max(0, frame.width - insets.left - insets.right), height: max(0, frame.height - insets.top - insets.bottom)
    )
  }
}
