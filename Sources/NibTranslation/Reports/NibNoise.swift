/// Values that nearly every object of a class has, so that they tell people nothing.
enum NibNoise {
  private static let keys: Set = [
    "UIDeepDrawRect", "UIOpaque", "UIAutoresizeSubviews", "UIViewLargeContentStoredProperties", "NSShouldBeArchived",
    "UIOriginalClassName", "NSInlinedValue", "NSFirstAttributeV2", "NSSecondAttributeV2",
    "UIDisableUpdateTextColorOnTraitCollectionChange", "UIBaselineAdjustment", "UIClassName",
  ]

  static func isNoise(_ value: ArchivedObject.KeyedValue) -> Bool {
    switch value.value {
    case .null: true
    case .int8(0): value.key == "UIViewSemanticContentAttribute"
    default: keys.contains(value.key)
    }
  }
}
