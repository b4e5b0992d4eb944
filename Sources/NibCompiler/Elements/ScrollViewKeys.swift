import CompiledNib
import XMLSource

/// The keys of views that scroll, in their order.
///
/// Evidence: the order of all pairs of keys in 51 views of 49 nibs with coder version 10.
enum ScrollViewKeys {
  /// - Parameters:
  ///   - delegate: A key that stands before the way in which the keyboard is dismissed.
  ///   - contentSize: The size of what is scrolled.
  static func rules(delegate: [KeyRule] = [], contentSize: [KeyRule] = []) -> [KeyRule] {
    bouncing + contentSize + delegate + [
      .choice(
        "UIKeyboardDismissMode", "keyboardDismissMode", ["none": 0, "onDrag": 1, "interactive": 2], unless: 0),
      .choice(
        "UIScrollViewContentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
        ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3], missing: 0),
    ]
  }

  private static let bouncing: [KeyRule] = [
    .always("UIScrollViewIndicatorInsetAdjustmentBehavior", .int8(1)),
    .flag("UIBounceEnabled", "bounces", when: false, missing: true, written: .bool(false)),
    .flag(
      "UIShowsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", when: false, missing: true,
      written: .bool(false)),
    .flag(
      "UIShowsVerticalScrollIndicator", "showsVerticalScrollIndicator", when: false, missing: true,
      written: .bool(false)),
    .flag("UIScrollDisabled", "scrollEnabled", when: false, missing: true),
    .flag("UIBouncesZoom", "bouncesZoom", when: true, missing: true),
    .flag("UIAlwaysBounceVertical", "alwaysBounceVertical", when: true, missing: false),
    .flag("UIDirectionalLockEnabled", "directionalLockEnabled", when: true, missing: false),
    .float("UIMinimumZoomScale", "minimumZoomScale", unless: 1),
    .float("UIMaximumZoomScale", "maximumZoomScale", unless: 1),
  ]
}
