/// Tells layout how large the content of views is.
///
/// Pass your own to ``LayoutOptions`` if you know better than ``InterfaceBuilderContentSizes``: real fonts, images
/// that are not in the document, classes drawn in code.
public protocol ContentSizing: Sendable {
  /// The size that a view's content asks for, in points; nil on an axis without one.
  ///
  /// - Parameters:
  ///   - view: the view, its hugging and placeholder sizes not yet considered.
  ///   - settings: the document's platform, version and images.
  ///   - width: the width that the last pass gave the view, nil in the first: lines break there.
  func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize
}

/// The sizes that Interface Builder's canvas shows, as each view class knows them.
public struct InterfaceBuilderContentSizes: ContentSizing {
  /// Creates the standard sizes.
  public init() {}

  public func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    view.measuredContentSize(in: settings, width: width)
  }
}
