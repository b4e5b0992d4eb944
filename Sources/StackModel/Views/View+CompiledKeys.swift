import NibDecoder

extension View {
  /// The keys that UIKit's `UIView` asks compiled nibs for.
  static let compiledViewKeys: [String: CompiledNibKey] = [
    "UISubviews": .named("subviews"),
    "UIViewAutolayoutConstraints": .named("constraints"),
    "UIHidden": .named("hidden"),
    "UIAlpha": .named("alpha"),
    "UITag": .named("tag"),
    "UIOpaque": .named("opaque"),
    "UIContentMode": .named("contentMode"),
    "UIClipsToBounds": .named("clipsSubviews"),
    "UIMultipleTouchEnabled": .named("multipleTouchEnabled"),
    "UIViewPreservesSuperviewMargins": .named("preservesSuperviewLayoutMargins"),
    "UIViewInsetsLayoutMarginsFromSafeArea": .named("insetsLayoutMarginsFromSafeArea"),
  ]
}

extension Label {
  /// The keys that UIKit's `UILabel` asks compiled nibs for.
  static let compiledLabelKeys: [String: CompiledNibKey] = [
    "UIText": .named("text"),
    "UINumberOfLines": .named("numberOfLines"),
    "UIPreferredMaxLayoutWidth": .named("preferredMaxLayoutWidth"),
    "UIMinimumScaleFactor": .named("minimumScaleFactor"),
    "UIMinimumFontSize": .named("minimumFontSize"),
  ]
}
