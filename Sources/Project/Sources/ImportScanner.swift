/// Finds the modules that a source file imports, by the starts of its lines.
///
/// An import in a comment of several lines or in a string counts too.
struct ImportScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private var place = 0
  private var modules: Set<String> = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
  }

  static func modules(in bytes: [UInt8], language: SourceLanguage) -> Set<String> {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = ImportScanner(bytes, language: language)
      scanner.scan()
      return scanner.modules
    }
  }

  private mutating func scan() {
    while place < bytes.count {
      skipBlanks()
      switch (language, current) {
      case (.swift, UInt8(ascii: "i")), (.swift, UInt8(ascii: "@")), (.swift, UInt8(ascii: "p")): readSwiftLine()
      case (.objectiveC, UInt8(ascii: "@")), (.objectiveC, UInt8(ascii: "#")): readObjectiveCLine()
      default: break
      }
      skipLine()
    }
  }

  /// `@testable import class Shapes.Polygon`.
  private mutating func readSwiftLine() {
    while let word = nextWord() {
      if word == "import" {
        guard let name = nextWord() else { return }
        let isKind = Self.kinds.contains(name)
        if let module = isKind ? nextWord() : name { modules.insert(module) }
        return
      }
      guard Self.modifiers.contains(word) else { return }
    }
  }

  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let modifiers: Set = [
    "testable", "_exported", "_implementationOnly", "preconcurrency", "_spiOnly", "public", "package", "private",
  ]

  /// `@import Shapes;` or `#import <Shapes/Polygon.h>`.
  private mutating func readObjectiveCLine() {
    guard let word = nextWord(), word == "import" || word == "include" else { return }
    skipBlanks()
    let isHeader = current == UInt8(ascii: "<")
    guard isHeader || bytes[lineStart] == UInt8(ascii: "@"), let module = nextWord() else { return }
    // A header that is in no folder is the system's, or lies anywhere.
    if !isHeader || current == UInt8(ascii: "/") { modules.insert(module) }
  }

  /// The first byte of the line that is no blank.
  private var lineStart: Int {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while Self.isBlank(bytes[start]) { start += 1 }
    return start
  }
}

// MARK: - Bytes

extension ImportScanner {
  /// The next word of the line, after signs and blanks.
  private mutating func nextWord() -> String? {
    while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "/"), !Self.isWordByte(byte) {
      place += 1
    }
    let start = place
    while let byte = current, Self.isWordByte(byte) { place += 1 }
    return place > start ? String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self) : nil
  }

  private mutating func skipBlanks() {
    while let byte = current, Self.isBlank(byte) { place += 1 }
  }

  private mutating func skipLine() {
    place = bytes.firstPlace(of: UInt8(ascii: "\n"), from: place) + 1
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...: true
    default: false
    }
  }
}
