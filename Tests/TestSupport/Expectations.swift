package import StackModel
package import Testing

/// Compares lines regardless of their order, and says which are missing and which are unexpected.
package func expectLines(
  _ actual: [String], _ expected: [String], _ name: String = "", at location: SourceLocation = #_sourceLocation
) {
  let missing = subtracting(actual, from: expected)
  let unexpected = subtracting(expected, from: actual)
  guard !missing.isEmpty || !unexpected.isEmpty else { return }
  let report = missing.map { "  missing     \($0)" } + unexpected.map { "  unexpected  \($0)" }
  Issue.record("\(name)\n\(report.joined(separator: "\n"))", sourceLocation: location)
}

/// Expects a stack's constraints to be the lines of a text.
package func expectConstraints(
  _ xml: String, as behavior: StackBehavior = .uiKit, _ expected: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let expected = expected.split(separator: "\n").map { String($0) }
  expectLines(try constraintLines(xml, as: behavior), expected, at: location)
}

/// Expects frames written as `id: x y width height`, to three decimals, for the views that are listed.
package func expectFrames(
  _ layout: DocumentLayout, _ expected: String, _ name: String = "", at location: SourceLocation = #_sourceLocation
) {
  let expected = expected.split(separator: "\n").map { String($0) }
  let actual = expected.map { line in
    let id = String(line.prefix { $0 != ":" })
    return layout.frame(id).map { "\(id): \(text($0))" } ?? "\(id): no such view"
  }
  expectLines(actual, expected, name, at: location)
}

/// Lays a document out and expects its frames.
package func expectFrames(
  _ xml: String, size: Size? = nil, on device: String? = nil, as behavior: StackBehavior = .uiKit,
  _ expected: String, at location: SourceLocation = #_sourceLocation
) throws {
  expectFrames(try layOut(xml, size: size, on: device, as: behavior), expected, at: location)
}

/// `x y width height`.
package func text(_ rect: Rect) -> String {
  [rect.x, rect.y, rect.width, rect.height].map(text).joined(separator: " ")
}

private func text(_ number: Double) -> String {
  let rounded = (number * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// What is left of `lines` when each of `others` is taken away once.
private func subtracting(_ others: [String], from lines: [String]) -> [String] {
  var counts: [String: Int] = [:]
  for other in others { counts[other, default: 0] += 1 }
  return lines.filter { line in
    guard let count = counts[line], count > 0 else { return true }
    counts[line] = count - 1
    return false
  }
}
