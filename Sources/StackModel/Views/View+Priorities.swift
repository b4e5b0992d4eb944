/// Content sizes and how strongly views keep to them.
extension View {
  /// How strongly the view resists growing beyond its content along an axis, from 1 to 1000.
  public func contentHuggingPriority(for axis: Axis) -> Double { contentHuggingPriority[axis] }

  /// Sets how strongly the view resists growing beyond its content along an axis, from 1 to 1000.
  public func setContentHuggingPriority(_ priority: Double, for axis: Axis) {
    contentHuggingPriority[axis] = priority
  }

  /// How strongly the view resists shrinking below its content along an axis, from 1 to 1000.
  public func contentCompressionResistancePriority(for axis: Axis) -> Double {
    contentCompressionResistancePriority[axis]
  }

  /// Sets how strongly the view resists shrinking below its content along an axis, from 1 to 1000.
  public func setContentCompressionResistancePriority(_ priority: Double, for axis: Axis) {
    contentCompressionResistancePriority[axis] = priority
  }

  /// Says that ``intrinsicContentSize(in:width:)`` answers something else than before, or its baselines do.
  public func invalidateIntrinsicContentSize() {
    designedSize = nil
    layoutHost?.viewDidChange(self, .content)
  }

  func hiddenDidChange() {
    arranger?.visibilityDidChange(of: self)
    layoutHost?.viewDidChange(self, .visibility)
  }

  func resistanceDidChange() { layoutHost?.viewDidChange(self, .compressionResistance) }

  func marginsDidChange() { layoutHost?.viewDidChange(self, .margins) }
}

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
