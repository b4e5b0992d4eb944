import NibDecoder
import Support

/// The source line of a place, cut to what a terminal shows, and the part of it that carets mark.
struct SourceExcerpt {
  /// What stands before the mark, in it and behind it; `…` where the line goes on.
  let before, marked, after: String

  init(_ range: SourceRange, _ lines: LineIndex) {
    let line = lines.bytes(around: range.lowerBound, atMost: Self.limit)
    let place = min(max(range.lowerBound, line.startIndex), line.endIndex)
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = min(place, line.firstIndex { !isSpace($0) } ?? place)
    let mark = Self.mark(line, place, end: range.upperBound, visibleEnd: start + Self.width)
    let isNear = mark.upperBound <= start + Self.width
    let first = isNear ? start : max(start, line.characterEnd(mark.lowerBound - Self.context))
    let last = line.characterEnd(min(line.endIndex, first + Self.width))
    let lower = line.characterEnd(mark.lowerBound)
    let visible = lower..<max(lower, line.characterEnd(min(mark.upperBound, last)))
    before = (first > start ? "…" : "") + Self.text(line[first..<visible.lowerBound])
    marked = Self.text(line[visible])
    after = Self.text(line[visible.upperBound..<last]) + (last < line.endIndex ? "…" : "")
  }

  /// What to mark: the range, or the start tag of an element that goes on in other lines. Of a tag that is wider than the
  /// excerpt, the constant of a constraint is marked, because it is what most often has to change, or the name.
  private static func mark(_ line: ArraySlice<UInt8>, _ place: Int, end: Int, visibleEnd: Int) -> Range<Int> {
    guard end > min(visibleEnd, line.endIndex), place < line.endIndex, line[place] == UInt8(ascii: "<") else {
      return place..<max(place, min(end, line.endIndex))
    }
    let tag = line[place...]
    let close = tag.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? line.endIndex
    if close <= visibleEnd { return place..<close }
    if tag.starts(with: "<constraint ".utf8), let constant = constant(in: tag[..<close]) { return constant }
    return place..<(tag.firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") } ?? line.endIndex)
  }

  private static func constant(in tag: ArraySlice<UInt8>) -> Range<Int>? {
    let name = " constant=\"".utf8
    guard let start = tag.firstIndex(of: name) else { return nil }
    return tag[(start + name.count)...].firstIndex(of: UInt8(ascii: "\"")).map { start + 1..<$0 + 1 }
  }

  /// A tab takes as many columns as the terminal likes.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  private static let width = 74
  private static let context = 30
  /// How many bytes of a line count before a place and behind it.
  private static let limit = 2000
}

extension ArraySlice<UInt8> {
  /// The first index from another one on at which no character goes on.
  fileprivate func characterEnd(_ index: Int) -> Int {
    guard indices.contains(index) else { return index }
    return self[index...].firstIndex { $0 & 0xC0 != 0x80 } ?? endIndex
  }
}
