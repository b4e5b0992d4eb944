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
