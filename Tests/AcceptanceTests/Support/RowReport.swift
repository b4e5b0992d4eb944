import Testing

@testable import StackModel

/// A number to three decimals, without those that are 0.
func short(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// `x y width height`.
func text(_ rectangle: Rect) -> String {
  [rectangle.x, rectangle.y, rectangle.width, rectangle.height].map(short).joined(separator: " ")
}

/// Expects rectangles written as `name: x y width height`, separated by `;`.
func expectRectangles(
  of live: some LaidOutStack, _ expected: String, _ row: String, at location: SourceLocation = #_sourceLocation
) {
  let expected = expected.split(separator: ";").map { line in String(line.drop { $0 == " " }) }
  let actual = expected.map { line in
    let name = String(line.prefix { $0 != ":" })
    return "\(name): \(live.rectangle(name).map(text) ?? "not laid out")"
  }
  #expect(actual == expected, "\(row)", sourceLocation: location)
}
