package import Support

/// Differences of two graphs for people: the way to an object, and below it what differs.
package struct NibDifferenceText {
  private let differences: [GraphDifference]

  package init(_ differences: [GraphDifference]) { self.differences = differences }

  /// A paragraph for each object.
  package var text: Escaped<LogLine> {
    var text = Escaped<LogLine>()
    var last: [String]?
    for difference in differences {
      if difference.path != last {
        text += last == nil ? "" : "\n"
        text += Self.headline(difference.path)
        last = difference.path
      }
      let key: Escaped<LogLine> = difference.key.map { "\($0) " } ?? ""
      if let old = difference.old { text += "  - " + key + "\(old)\n" }
      if let new = difference.new { text += "  + " + key + "\(new)\n" }
    }
    return text
  }

  /// The way in as many lines of 80 columns as it takes.
  private static func headline(_ path: [String]) -> Escaped<LogLine> {
    guard !path.isEmpty else { return "the root\n" }
    var lines: [Escaped<LogLine>] = [""]
    for (place, part) in path.enumerated() {
      let word: Escaped<LogLine> = place == 0 ? "\(part)" : "> \(part)"
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if line.width + 1 + word.width <= 80 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
