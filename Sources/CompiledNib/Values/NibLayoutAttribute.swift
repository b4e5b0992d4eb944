/// The numbers of NSLayoutAttribute, by the names that Interface Builder's documents have for them.
package enum NibLayoutAttribute {
  private static let names = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// Nil for a number that UIKit does not have.
  package static func name(of number: Int) -> String? {
    names.indices.contains(number - 1) ? names[number - 1] : nil
  }
}
