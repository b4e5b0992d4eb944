import StackModel

/// What bars cover at the top of a screen, and which scroll views show their content below it.
///
/// As `adjustedContentInset` does for `contentInsetAdjustmentBehavior`: what scrolls up and down begins below the bars, and
/// what a controller in a navigation controller shows first.
struct BarCoverage {
  /// The lower edge of the bars in the picture.
  private let bottom: Double
  /// Whether the outermost scroll view begins below the bars even if nothing in it scrolls.
  private let adjustsOwned: Bool

  /// - Parameters:
  ///   - bottom: The lower edge of the bars in the picture; 0 without bars.
  ///   - adjustsOwned: Whether the controller adjusts its own scroll view in any case.
  init(bottom: Double = 0, adjustsOwned: Bool = false) {
    self.bottom = bottom
    self.adjustsOwned = adjustsOwned
  }

  /// How far the content of a scroll view is moved down.
  ///
  /// - Parameters:
  ///   - frame: The view's frame in the picture.
  ///   - isOwned: Whether the view is the controller's own, or the first in it.
  ///   - contentHeight: The height of what the view scrolls.
  func offset(in view: View, at frame: Rect, isOwned: Bool, contentHeight: @autoclosure () -> Double) -> Double {
    guard view.scrollsSubviews, frame.y >= -0.5, frame.y < bottom, frame.maxY > bottom else { return 0 }
    let covered = bottom - frame.y
    switch view.contentInsetAdjustmentBehavior {
    case .never: return 0
    case .always: return covered
    case .automatic, .scrollableAxes:
      let bounces = view.elementName == "tableView" || view.alwaysBouncesVertically
      let isAdjusted = (isOwned && adjustsOwned) || bounces || contentHeight() > frame.height - covered
      return isAdjusted ? covered : 0
    }
  }
}
