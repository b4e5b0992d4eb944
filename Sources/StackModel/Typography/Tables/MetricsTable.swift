import EmbeddedFiles
import Support

/// A table of a text of metrics. A line that is not indented names a table, and the indented lines after it are what it
/// contains. `#` begins a comment.
struct MetricsTable: Sendable {
  /// The first word of its name.
  let kind: Substring
  /// The rest of its name.
  let argument: Substring
  private(set) var content: ArraySlice<UInt8>

  private init(name: String, content: ArraySlice<UInt8>) {
    let words = name.split(separator: " ", maxSplits: 1)
    kind = words.first ?? ""
    argument = words.dropFirst().first ?? ""
    self.content = content
  }

  /// The tables of a file, in its order.
  static func tables(in file: EmbeddedFile) -> [MetricsTable] {
    let text = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    var tables: [MetricsTable] = []
    var start = 0
    while start < text.count {
      let found = memchr(file.bytes + start, Int32(UInt8(ascii: "\n")), file.count - start)
      let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(file.bytes) } ?? file.count
      let line = text[start..<end]
      switch line.first {
      case UInt8(ascii: " "): tables[tables.count - 1].content = text[tables[tables.count - 1].content.startIndex..<end]
      case UInt8(ascii: "#"): break
      default: tables.append(MetricsTable(name: String(decoding: line, as: UTF8.self), content: text[end..<end]))
      }
      start = end + 1
    }
    return tables
  }

  /// The lines of the content.
  var lines: [ArraySlice<UInt8>] { content.split(separator: UInt8(ascii: "\n")) }

  /// The words of the content.
  var words: some Sequence<String> {
    let words = content.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return words.lazy.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The content as numbers.
  var numbers: [Double] { words.compactMap { Double($0) } }

  private static let systemFont = tables(in: EmbeddedSystemFont)

  /// A table of the system font; empty if there is none.
  static func systemFont(_ kind: String, _ argument: String = "") -> MetricsTable {
    systemFont.first { $0.kind == kind && $0.argument == argument } ?? MetricsTable(name: kind, content: [])
  }
}
