import Support

/// The kinds of objects as Interface Builder's library calls them.
enum ObjectKind {
  /// The kind of objects that an element stands for: `table view cell` for `tableViewCell`.
  ///
  /// Interface Builder's names start with a small letter; another one, such as `UILabel`, stays as it is.
  static func name(ofElement element: String, in vocabulary: Vocabulary?) -> String {
    if let first = element.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      return String(element.prefix(longestName))
    }
    return vocabulary?[element]?.libraryName ?? words(of: element)
  }

  /// `safe area` for `safeArea`.
  static func words(of name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return unusualWords(of: name) }
    var words: [UInt8] = []
    for byte in name.utf8.prefix(longestName) {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        if !words.isEmpty { words.append(UInt8(ascii: " ")) }
        words.append(byte | 0x20)
      } else {
        words.append(byte)
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// The words of a name with other letters than those of ASCII.
  private static func unusualWords(of name: String) -> String {
    var words = String.UnicodeScalarView()
    for scalar in name.unicodeScalars.prefix(longestName) {
      if scalar.properties.isUppercase {
        if !words.isEmpty { words.append(" ") }
        words.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        words.append(scalar)
      }
    }
    return String(words)
  }

  private static let longestName = 40
}

extension ObjectName {
  /// The kind of objects that an element stands for; without a vocabulary the words of its name.
  package static func kind(ofElement name: String, in vocabulary: Vocabulary?) -> String {
    ObjectKind.name(ofElement: name, in: vocabulary)
  }

  /// Several objects of a kind: `labels` for `label`, `switches` for `switch`.
  package static func plural(ofKind kind: String) -> String {
    kind + (["s", "x", "ch", "sh"].contains { kind.hasByteSuffix($0) } ? "es" : "s")
  }

  /// The words of an identifier in lower case: `safe area` for `safeArea`.
  package static func words(of identifier: String) -> String { ObjectKind.words(of: identifier) }
}
