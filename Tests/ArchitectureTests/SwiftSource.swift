import Foundation
import TestSupport

/// A source file of a target, with comments and string literals blanked out.
struct SwiftSource {
  /// The path below `Sources`.
  let path: String
  /// The lines of code.
  let lines: [Substring]
  let code: String

  /// The name of the target.
  var target: String { String(path.prefix { $0 != "/" }) }

  /// The folder within the target, such as `Compiler/Keys`; empty for files beside the folders.
  var folder: String { path.split(separator: "/").dropFirst().dropLast().joined(separator: "/") }

  /// The path below the folder of the target.
  var pathInTarget: String { path.split(separator: "/").dropFirst().joined(separator: "/") }

  init(path: String, text: String) {
    self.path = path
    code = String(decoding: Self.blanked(Array(text.utf8)), as: UTF8.self)
    lines = code.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// All files below `Sources`, in the order of their paths.
  static let all: [SwiftSource] = {
    let sources = root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text.map { SwiftSource(path: path, text: $0) }
    }
  }()

  /// The folder of the package.
  static let root = Checkout.folder

  /// The names with a capital letter that the code uses, without those after a dot.
  var typeNames: Set<String> {
    var names: Set<String> = []
    var previous: Character = " "
    var word = ""
    var follows: Character = " "
    for character in code + " " {
      if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { follows = previous }
        word.append(character)
      } else {
        if let first = word.first, first.isUppercase, follows != "." { names.insert(word) }
        word = ""
      }
      previous = character
    }
    return names
  }
}

// MARK: - Blanking

extension SwiftSource {
  /// Replaces comments and the contents of string literals with spaces; line breaks stay.
  private static func blanked(_ text: [UInt8]) -> [UInt8] {
    var (result, index) = (text, 0)
    func starts(_ token: StaticString) -> Bool {
      let bytes = UnsafeBufferPointer(start: token.utf8Start, count: token.utf8CodeUnitCount)
      return text[index...].starts(with: bytes)
    }
    func blank(until isEnd: () -> Bool, _ length: Int) {
      while index < text.count, !isEnd() {
        let step = text[index] == UInt8(ascii: "\\") ? 2 : 1
        for place in index..<min(index + step, text.count) where text[place] != UInt8(ascii: "\n") {
          result[place] = UInt8(ascii: " ")
        }
        index += step
      }
      index += length
    }
    while index < text.count {
      if starts("//") {
        blank(until: { text[index] == UInt8(ascii: "\n") }, 0)
      } else if starts("/*") {
        blank(until: { starts("*/") }, 2)
      } else if starts("\"\"\"") {
        index += 3
        blank(until: { starts("\"\"\"") }, 3)
      } else if starts("\"") {
        index += 1
        blank(until: { text[index] == UInt8(ascii: "\"") }, 1)
      } else {
        index += 1
      }
    }
    return result
  }
}
