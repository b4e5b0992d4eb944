/// The priorities that UIStackView gives its constraints.
enum StackPriority {
  /// The first proportional size; each later one is 1 lower.
  static let fillProportionally = 999.0
  /// The spanner's edge that clings to the views.
  static let spanningBoundary = 999.5
  /// Equal distances between centres: below hugging, so that views keep their size.
  static let equalCentering = 149.0
  /// The spanner shrinks round the views: just above the fitting size.
  static let spanningFit = 51.0
  /// The stack shrinks round its views: just below the fitting size.
  static let canvasFit = 49.0
  /// FDStackView's equal distances grow: below all that documents can say.
  static let growth = 0.5
  /// Views without a size across the axis get none.
  static let ambiguitySuppression = 25.0
  /// What a multi-line label's share of the width exceeds its compression resistance by.
  static let textWidthAboveResistance = 10.0
}
