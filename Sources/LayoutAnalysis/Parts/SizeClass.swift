import StackModel

/// A width and a height class together.
package struct SizeClass: Hashable {
  /// As Interface Builder calls it, such as `wC hR`.
  package let name: String
  /// The variations that hold, from the least to the most specific.
  package let keys: [String]

  private init(_ width: String, _ height: String) {
    name = "w\(width.prefix(1).uppercased()) h\(height.prefix(1).uppercased())"
    keys = VariationKeys.active(width: width, height: height)
  }

  package static let all = [
    SizeClass("compact", "regular"), SizeClass("compact", "compact"), SizeClass("regular", "compact"),
    SizeClass("regular", "regular"),
  ]
}
