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

/// What a scroll view, a table, a collection view and a text view have in common, for drawing.
extension View {
  /// Which bars a scroll view begins its content below.
  package enum ContentInsetAdjustmentBehavior: String, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// Which bars a scroll view begins its content below.
  package final var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    coder.value(forKey: "contentInsetAdjustmentBehavior")
  }

  /// Whether a scroll view scrolls up and down whatever it contains.
  package final var alwaysBouncesVertically: Bool {
    coder.bool(forKey: "alwaysBounceVertical")
  }
}
