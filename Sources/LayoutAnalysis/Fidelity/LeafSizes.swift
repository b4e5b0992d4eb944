import StackModel

/// Contents of views without subviews, as large as the stored frames say.
///
/// Proportional shares of a UIStackView follow from contents that their frames do not tell: these are measured.
final class LeafSizes: ContentSizing {
  private let frames: [ObjectIdentifier: Rect]
  private let measured: [ObjectIdentifier: Set<Axis>]
  private let standard = InterfaceBuilderContentSizes()

  /// - Parameters:
  ///   - frames: the views that are laid out, and their stored frames.
  ///   - measured: the lengths that are measured all the same.
  init(_ frames: [(view: View, frame: Rect?)], measuring measured: [ObjectIdentifier: Set<Axis>] = [:]) {
    self.measured = measured
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
    var size = frame.contentSize(of: view, in: settings)
    guard let axes = measured[ObjectIdentifier(view)] else { return size }
    let own = standard.contentSize(of: view, in: settings, width: width)
    for axis in axes { size[axis] = own[axis] }
    return size
  }
}

extension Rect {
  /// The size of the content of a view with this frame.
  func contentSize(of view: View, in settings: DocumentSettings) -> IntrinsicSize {
    let insets = view.alignmentRectInsets(in: settings)
    return IntrinsicSize(
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }
}
