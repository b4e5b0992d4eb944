import NibDecoder

/// A `<scrollView>` of an iOS or tvOS document: edges of its subviews bind to what it scrolls.
open class ScrollView: View {
  private let unnamedContentGuide = LayoutGuide(.contentLayoutGuide)

  /// The rectangle of the content; its size follows from the subviews.
  public var contentLayoutGuide: LayoutGuide {
    guides.first { $0.kind == .contentLayoutGuide } ?? unnamedContentGuide
  }
}
