import NibDecoder

extension AppKitStackView {
  /// The keys that AppKit's `NSStackView` asks compiled nibs for.
  static let compiledAppKitKeys: [String: CompiledNibKey] = [
    "NSStackViewSpacing": .named("spacing"),
    "NSStackViewOrientation": .named("orientation"),
    "NSStackViewdistribution": .named("distribution"),
    "NSStackViewDetachesHiddenViews": .named("detachesHiddenViews"),
  ]
}
