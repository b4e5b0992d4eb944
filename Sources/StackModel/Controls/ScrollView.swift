/// A scroll view of iOS or tvOS: constraints to its edges from subviews act on the content that it scrolls.
open class ScrollView: View {
  /// The rectangle of the content; its size follows from the subviews.
  public var contentLayoutGuide: LayoutGuide { guide(.contentLayoutGuide) }
  /// The rectangle of the scroll view itself, which does not scroll.
  public var frameLayoutGuide: LayoutGuide { guide(.frameLayoutGuide) }

  package override var scrollsSubviews: Bool { true }
}

extension ScrollView: TextlessView {
  static var elementNames: [String] { ["scrollView"] }

  var standardContent: ViewContent { .decoration }
}
