import NibDecoder

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
