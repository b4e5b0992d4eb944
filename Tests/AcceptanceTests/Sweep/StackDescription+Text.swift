@testable import StackModel

// One line for each stack, so that a difference that a sweep finds can be read and made into a row.

extension StackDescription: CustomStringConvertible {
  var description: String {
    let flags =
      (isBaselineRelative ? " baseline relative" : "") + (margins.map { " margins \(text($0))" } ?? "")
    return "\(axis) \(distribution) \(alignment) \(short(spacing)) apart\(flags): "
      + views.map { "\($0)" }.joined(separator: "; ")
  }
}

extension AppKitStackDescription: CustomStringConvertible {
  var description: String {
    let aligned = alignment.map { "\($0)" } ?? "centered"
    let flags = (insets == EdgeInsets() ? "" : " insets \(text(insets))") + (detachesHiddenViews ? "" : " keeps hidden")
    return "\(axis) \(distribution) \(aligned) \(short(spacing)) apart\(flags), hugs \(text(hugging)),"
      + " resists clipping \(text(clippingResistance)): " + views.map { "\($0)" }.joined(separator: "; ")
  }
}

extension ViewDescription: CustomStringConvertible {
  var description: String {
    if let nested = nested.first { return "\(name)\(isHidden ? " hidden" : "") [\(nested)]" }
    var parts = [name, "content \(content.horizontal.map(short) ?? "-")×\(content.vertical.map(short) ?? "-")"]
    parts.append("hugs \(text(hugging)) resists \(text(resistance))")
    for axis in Axis.allCases {
      if let fixed = fixed[axis] { parts.append("\(axis) \(short(fixed.length))@\(short(fixed.priority))") }
    }
    if isHidden { parts.append("hidden") }
    if let customSpacing { parts.append("\(short(customSpacing)) after") }
    if baselines != (0, 0) { parts.append("baselines \(short(baselines.first)) \(short(baselines.last))") }
    if gravity != .leading { parts.append("\(gravity)") }
    if visibilityPriority < 1000 { parts.append("visible at \(short(visibilityPriority))") }
    return parts.joined(separator: " ")
  }
}

extension Hold: CustomStringConvertible {
  var description: String {
    "held at \(width.map(short) ?? "-")×\(height.map(short) ?? "-") @\(short(priority))"
  }
}

private func text(_ insets: EdgeInsets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map(short).joined(separator: " ")
}

private func text(_ pair: AxisPair<Double>) -> String { "\(short(pair.horizontal))/\(short(pair.vertical))" }
