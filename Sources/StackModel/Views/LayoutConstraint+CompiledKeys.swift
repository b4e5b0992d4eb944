import NibDecoder

extension LayoutConstraint {
  /// The keys that `NSLayoutConstraint` asks compiled nibs for.
  static let compiledKeys: [String: CompiledNibKey] = [
    "NSFirstItem": .named("firstItem"),
    "NSFirstAttribute": .named("firstAttribute"),
    "NSSecondItem": .named("secondItem"),
    "NSSecondAttribute": .named("secondAttribute"),
    "NSMultiplier": .named("multiplier"),
    "NSConstant": .named("constant"),
    "NSPriority": .named("priority"),
  ]
}
