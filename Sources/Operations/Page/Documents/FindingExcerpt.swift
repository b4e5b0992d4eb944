import Formats
import StackLint
import Support

/// The source line of a finding, cut around the place.
struct FindingExcerpt {
  /// What stands before the place, the place, and what stands after it.
  private let parts: [String]

  /// Nil for a finding about the file as a whole.
  init?(_ finding: LocatedFinding, _ lines: LineIndex) {
    guard let start = finding.start, let end = finding.end else { return nil }
    let line = lines.text(ofLine: start.line).utf8.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    guard !line.isEmpty else { return nil }
    let lower = min(start.column - 1, line.count)
    let upper = max(lower, end.line == start.line ? min(end.column - 1, line.count) : line.count)
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    let first = lower - indent > Self.longestStart ? lower - Self.longestStart : min(indent, lower)
    let last = max(lower, min(line.count, first + Self.width))
    let marked = lower..<max(lower, min(upper, last))
    parts = [
      (first > indent ? "…" : "") + Self.text(line[first..<lower]), Self.text(line[marked]),
      Self.text(line[marked.upperBound..<last]) + (last < line.count ? "…" : ""),
    ]
  }

  func write(to json: inout JSONWriter) {
    json.key("excerpt")
    json.array { json in for part in parts { json.string(part) } }
  }

  private static let width = 240
  private static let longestStart = 80

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
