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
