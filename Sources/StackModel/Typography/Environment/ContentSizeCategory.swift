/// How large the user wants text: UIKit's `UIContentSizeCategory`.
///
/// Text styles such as `UICTFontTextStyleBody` follow it; fonts with a size of their own do not.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium
  /// What a device starts with.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Finds the category with a name such as `extra-large` or `accessibility-medium`, in any case; nil for others.
  public init?(named name: String) {
    guard let index = Self.names.firstIndex(of: name.lowercased()) else { return nil }
    self.init(rawValue: index)
  }

  /// UIKit's name for it in words, such as `accessibility-extra-large`.
  public var name: String { Self.names[rawValue] }

  /// Whether it is one of the larger sizes that accessibility settings offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether text is smaller in one than in the other.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let names = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large", "extra-extra-extra-large",
    "accessibility-medium", "accessibility-large", "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]
}
