import NibDecoder

/// A scroll view of iOS or tvOS: edges of its subviews bind to what it scrolls.
open class ScrollView: View {
  /// The rectangle of the content; its size follows from the subviews.
  public var contentLayoutGuide: LayoutGuide { guide(.contentLayoutGuide) }
  /// The rectangle of the scroll view itself, which does not scroll.
  public var frameLayoutGuide: LayoutGuide { guide(.frameLayoutGuide) }

  open override class var elementName: String { "scrollView" }
}
