import Formats
import StackModel
import Support

@testable import LanguageServer

/// Answers what an editor asks about a text, and reads the bytes as messages.
struct ServerTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    readMessages()
    for unit in [ColumnUnit.utf8, .utf16, .unicodeScalars] { try checkPositions(unit) }
    let text = DocumentText(bytes, path: DocumentTarget.path, unit: .utf16)
    let analysis = DocumentAnalysis(text, options: LayoutOptions())
    try check(Symbols(analysis).map { symbols in { symbols.write(to: &$0) } }, "symbols")
    try check(Ranges(analysis).map { ranges in { ranges.writeFolds(to: &$0) } }, "folds")
    try check(Formatting.result(analysis), "formatting")
    let path = AbsolutePath(DocumentTarget.path)
    let document = OpenDocument(DocumentURI(path: path), path, version: 1, text, stamp: 1)
    try check(CodeLenses(document, analysis).map { lenses in { lenses.write(to: &$0) } }, "code lenses")
    let (hover, navigation) = (Hover(document, analysis), Navigation(document, analysis))
    let completion = DocumentCompletion(text, takesSnippets: true) { _ in [] }
    for offset in offsets {
      try check(hover.result(at: offset), "hover")
      try check(navigation.definition(at: offset), "definition")
      try check(navigation.references(at: offset, includesDeclaration: true), "references")
      try check(completion.result(at: offset), "completion")
      try check(ConfigurationCompletion(text).result(at: offset), "completion of a configuration")
      try check(Ranges(analysis).map { ranges in { ranges.writeSelection(at: offset, to: &$0) } }, "selection")
    }
  }

  /// Some places between characters.
  private var offsets: [Int] {
    let step = max(1, bytes.count / 12)
    return stride(from: 0, through: bytes.count, by: step).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
  }

  private func readMessages() {
    readLines()
    var rest = bytes[...]
    var input = FramedInput(limit: 1 << 16) {
      defer { rest = rest.dropFirst(7) }
      return Array(rest.prefix(7))
    }
    while true {
      switch input.next() {
      case .message(let message): _ = try? Message(message)
      case .tooLarge: continue
      case .unframed, .end: return
      }
    }
  }

  private func readLines() {
    var rest = bytes[...]
    var input = LineInput(limit: 1 << 10) {
      defer { rest = rest.dropFirst(7) }
      return Array(rest.prefix(7))
    }
    while true {
      switch input.next() {
      case .message(let message): _ = try? Message(message)
      case .tooLarge: continue
      case .end: return
      }
    }
  }

  /// A place that is written and read is the same one.
  private func checkPositions(_ unit: ColumnUnit) throws(Violation) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    let text = DocumentText(bytes, path: DocumentTarget.path, unit: unit)
    for offset in offsets {
      var json = JSONWriter()
      text.write(offset, to: &json)
      let read = (try? JSONParser.parse(json.text.bytes)).flatMap { try? text.offset($0) }
      let isInBreak = offset > 0 && offset < bytes.count && bytes[offset - 1] == 0x0D && bytes[offset] == 0x0A
      try Violation.unless(read == offset || isInBreak, "byte \(offset) is written as \(json.text.string)")
    }
  }

  private func check(_ result: ResponseResult?, _ name: String) throws(Violation) {
    guard let result else { return }
    try JSONText.check(MessageWriter.response(.number(1), result).bytes, name)
  }
}
