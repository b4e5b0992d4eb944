/// The numbers of NSLayoutAttribute, by the names that Interface Builder's documents have for them.
package enum NibLayoutAttribute {
  private static let names = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// Nil for a number that UIKit does not have.
  package static func name(of number: Int) -> String? {
    // Comparing first, because a number of a nib may be the smallest of all, of which nothing can be subtracted.
    (1...names.count).contains(number) ? names[number - 1] : nil
  }
}
