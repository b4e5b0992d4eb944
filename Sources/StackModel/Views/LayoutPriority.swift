/// UIKit's names for priorities.
public enum LayoutPriority {
  /// Holds whatever else there is.
  public static let required = 1000.0
  /// The default compression resistance priority.
  public static let defaultHigh = 750.0
  /// The default content hugging priority.
  public static let defaultLow = 250.0
  /// What ``View/systemLayoutSizeFitting(_:)`` keeps to its target size with.
  public static let fittingSizeLevel = 50.0
}
