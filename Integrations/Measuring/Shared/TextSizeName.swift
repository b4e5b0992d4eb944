/// The name of a text size, as ibstack's option `--text-sizes` has it.
enum TextSizeName {
  /// - Parameter category: UIKit's raw value, such as `UICTContentSizeCategoryAccessibilityXL`.
  static func name(ofCategory category: String) -> String? {
    let prefix = "UICTContentSizeCategory"
    guard category.hasPrefix(prefix) else { return nil }
    let size = category.dropFirst(prefix.count)
    let isForAccessibility = size.hasPrefix("Accessibility")
    let letters = isForAccessibility ? size.dropFirst("Accessibility".count) : size
    return names[String(letters)].map { (isForAccessibility ? "accessibility-" : "") + $0 }
  }

  private static let names = [
    "XS": "extra-small", "S": "small", "M": "medium", "L": "large", "XL": "extra-large", "XXL": "extra-extra-large",
    "XXXL": "extra-extra-extra-large",
  ]
}
