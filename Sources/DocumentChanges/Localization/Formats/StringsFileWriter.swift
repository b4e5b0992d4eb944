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
