#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The starts of a source's lines: made once, when positions are printed.
public struct LineIndex: Sendable {
  private let source: SourceFile
  private let starts: [Int]
  /// The number of each line, in ascending order; nil where they count from 1.
  private let numbers: [Int]?

  /// Scans the source for line breaks.
  public init(_ source: SourceFile) {
    self.source = source
    var starts = [source.textStart]
    source.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var offset = 0
      while let found = memchr(base + offset, Int32(UInt8(ascii: "\n")), bytes.count - offset) {
        offset = UnsafeRawPointer(found) - base + 1
        starts.append(offset)
      }
    }
    self.starts = starts
    numbers = nil
  }

  /// Knows where lines start in a source that holds some lines of a file, one after the other.
  ///
  /// - Parameter lines: The number of each line, in ascending order, and the offset of its first byte.
  package init(_ source: SourceFile, lines: [(number: Int, start: Int)]) {
    self.source = source
    starts = lines.isEmpty ? [0] : lines.map(\.start)
    numbers = lines.isEmpty ? nil : lines.map(\.number)
  }

  /// The line and column of a byte offset; offsets outside the source are clamped.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(starts[0], offset), source.bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: numbers?[low] ?? low + 1, column: offset - starts[low] + 1)
  }

  /// Which of the lines that are known has a number; one outside of them for others.
  private func place(ofLine line: Int) -> Int {
    guard let numbers else { return line - 1 }
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < line { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == line ? low : -1
  }

  /// The text of a 1-based line without its line break; empty outside the source.
  public func text(ofLine line: Int) -> String {
    var text = wholeText(ofLine: line)
    if text.hasSuffix("\r") { text.removeLast() }
    return text
  }

  /// The offset of a 1-based line's first byte; nil for lines outside of the source.
  package func start(ofLine line: Int) -> Int? {
    let place = place(ofLine: line)
    return starts.indices.contains(place) ? starts[place] : nil
  }

  /// The offset of a 1-based line's first byte; lines outside the source are clamped.
  package func offset(ofLine line: Int) -> Int { starts[min(max(place(ofLine: line), 0), starts.count - 1)] }

  /// The text of a 1-based line up to its line feed, with a carriage return before that; empty outside the source.
  package func wholeText(ofLine line: Int) -> String {
    let place = place(ofLine: line)
    guard starts.indices.contains(place) else { return "" }
    let end = place + 1 < starts.count ? starts[place + 1] - 1 : source.bytes.count
    return source.text(in: SourceRange(starts[place], end))
  }
}
