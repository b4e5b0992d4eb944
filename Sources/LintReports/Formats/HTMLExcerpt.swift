import Escaping
import NibDecoder

/// The source line of a finding, cut around the place, which is marked.
struct HTMLExcerpt {
  /// Empty for a finding about the document as a whole.
  let text: Escaped<HTMLMarkup>

  init(_ finding: LocatedFinding, _ lines: LineIndex) {
    guard let start = finding.start, let end = finding.end else {
      text = ""
      return
    }
    let line = lines.text(ofLine: start.line).utf8.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    let lower = min(start.column - 1, line.count)
    let upper = max(lower, end.line == start.line ? min(end.column - 1, line.count) : line.count)
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    let first = lower - indent > Self.longestStart ? lower - Self.longestStart : min(indent, lower)
    let last = min(line.count, first + Self.width)
    let marked = lower..<max(lower, min(upper, last))
    text = """
      <pre>\(first > indent ? "…" : "")\(Self.string(line[first..<lower]))<mark>\(Self.string(line[marked]))</mark>\
      \(Self.string(line[marked.upperBound..<max(last, marked.upperBound)]))\(last < line.count ? "…" : "")</pre>

      """
  }

  private static let width = 240
  private static let longestStart = 80

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
