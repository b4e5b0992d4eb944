/// The priorities that UIStackView gives its constraints.
enum StackPriority {
  /// The first proportional size; each later one is 1 lower.
  static let fillProportionally = 999.0
  /// The edge of the spanner that touches the views.
  static let spanningBoundary = 999.5
  /// The far end of a stack view that another one hides, from iOS 11 on.
  static let hiddenEnd = 999.5
  /// Equal distances between centers: lower than hugging, so that views keep their size.
  static let equalCentering = 149.0
  /// The spanner shrinks to its views: just above the fitting size.
  static let spanningFit = 51.0
  /// A cell that sizes itself shrinks to its content (`UILayoutPriority.fittingSizeLevel`).
  static let fittingSize = 50.0
  /// The stack shrinks to its views: just below the fitting size.
  static let canvasFit = 49.0
  /// FDStackView's equal distances grow: lower than any priority that a document can have.
  static let growth = 0.5
  /// Views without a size across the axis have the length 0.
  static let ambiguitySuppression = 25.0
  /// How much higher the priority of a label's share of the width is than its compression resistance.
  static let textWidthAboveResistance = 10.0
  /// AppKit's windows keep their size (`NSLayoutConstraint.Priority.windowSizeStayPut`).
  static let windowSize = 500.0
}
