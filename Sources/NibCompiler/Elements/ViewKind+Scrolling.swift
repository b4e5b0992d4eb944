import CompiledNib
import XMLSource

/// Views that scroll.
extension ViewKind {
  static let scrolling = ["scrollView": ViewKind("UIScrollView", scrollView)]

  static let scrollView: [KeyRule] = [
    .choice(
      "UIScrollViewIndicatorInsetAdjustmentBehavior", "automaticallyAdjustsScrollIndicatorInsets", ["YES": 1],
      missing: 1),
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
    .choice(
      "UIKeyboardDismissMode", "keyboardDismissMode", ["none": 0, "onDrag": 1, "interactive": 2], unless: 0),
    .choice(
      "UIScrollViewContentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior",
      ["automatic": 0, "scrollableAxes": 1, "never": 2, "always": 3], missing: 0),
  ]
}
