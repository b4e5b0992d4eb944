import StackModel

/// A width and a height class together.
struct SizeClass: Hashable {
  /// As Interface Builder calls it, such as `wC hR`.
  let name: String
  /// The variations that hold, from the least to the most specific.
  let keys: [String]

  private init(_ width: String, _ height: String) {
    name = "w\(width.prefix(1).uppercased()) h\(height.prefix(1).uppercased())"
    keys = VariationKeys.active(width: width, height: height)
  }

  static let all = [
    SizeClass("compact", "regular"), SizeClass("compact", "compact"), SizeClass("regular", "compact"),
    SizeClass("regular", "regular"),
  ]
}
