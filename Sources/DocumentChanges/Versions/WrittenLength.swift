import Support

/// Lengths and positions as documents write them. Further digits than hundredths of a point come from Interface Builder's own
/// arithmetic, such as `11.999999999999998`.
enum WrittenLength {
  /// The attributes that have one.
  static let attributes: Set<String> = ["x", "y", "width", "height", "constant"]

  /// A number to a hundredth, without a fraction of zeros; other text as it is.
  static func rounded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")), let number = Double(text), abs(number) < 1e9 else { return text }
    let rounded = "\((number * 100).rounded() / 100)"
    return rounded.hasByteSuffix(".0") ? String(rounded.dropLast(2)) : rounded
  }

  /// Whether an attribute has the same length in two versions.
  static func isSame(_ attribute: String, _ old: String, _ new: String) -> Bool {
    attributes.contains(attribute) && rounded(old) == rounded(new)
  }
}

/// Lists whose order means nothing to the app.
enum UnorderedList {
  /// Whether the children of an element may stand in any order.
  static func isNamed(_ element: String) -> Bool { names.contains(element) }

  private static let names: Set<String> = [
    "constraints", "connections", "resources", "dependencies", "scenes", "objects", "designables",
    "userDefinedRuntimeAttributes", "gestureRecognizers", "classes", "relationships", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers",
  ]
}
