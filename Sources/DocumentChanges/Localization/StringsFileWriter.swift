/// The texts of a document as new files for translators.
extension DocumentStrings {
  /// A strings file as `ibtool --generate-strings-file` writes it, in UTF-8.
  public var stringsFile: [UInt8] { StringsFileWriter.text(for: strings) }

  /// A string catalog as Xcode writes it, in UTF-8.
  ///
  /// - Parameter language: The document's own language, such as `en`.
  public func stringCatalog(language: String) -> [UInt8] {
    Array(StringCatalogWriter.text(for: strings, language: language).utf8)
  }
}

/// Writes strings files as `ibtool --generate-strings-file` does.
enum StringsFileWriter {
  /// The file for a document's own language.
  static func text(for strings: [LocalizableString]) -> [UInt8] {
    strings.flatMap { Array("\n\(entry($0, value: $0.text))\n".utf8) }
  }

  /// An entry with its comment, without a line break at its end.
  static func entry(_ string: LocalizableString, value: String) -> String {
    "/* \(string.comment) */\n\"\(StringsText.escaped(string.key))\" = \"\(StringsText.escaped(value))\";"
  }
}

/// Writes string catalogs as Xcode does.
enum StringCatalogWriter {
  /// A catalog with the texts in the document's own language.
  static func text(for strings: [LocalizableString], language: String) -> String {
    var text = "{\n  \"sourceLanguage\" : \(quoted(language)),\n  \"strings\" : {\n"
    text += strings.map { "    " + member($0, language: language) }.joined(separator: ",\n")
    return text + "\n  },\n  \"version\" : \"1.0\"\n}\n"
  }

  /// A text with its key, to go between others.
  static func member(_ string: LocalizableString, language: String) -> String {
    """
    \(quoted(string.key)) : {
          "comment" : \(quoted(string.comment)),
          "extractionState" : "extracted_with_value",
          "localizations" : {
            \(quoted(language)) : {
              "stringUnit" : {
                "state" : "new",
                "value" : \(quoted(string.text))
              }
            }
          }
        }
    """
  }

  /// A string in JSON.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
