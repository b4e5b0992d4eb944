/// A text as code or another format names it instead of writing it: `@string/title`, `NSLocalizedString("title")` or
/// `{Binding Name}`.
struct ForeignText {
  /// A text to write.
  let text: String
  /// Whether code sets it; else the text is a key of translations.
  let isSet: Bool

  /// - Returns: Nil for a text that people may see.
  init?(_ value: String) {
    if let key = Self.key(value) {
      (text, isSet) = (key, false)
    } else if let name = Self.name(value) {
      (text, isSet) = (name, true)
    } else {
      return nil
    }
  }

  var advice: String {
    let written = ForeignNames.escaped(text)
    return isSet
      ? "write a text to lay out with, such as \"\(written)\"; code sets another, or <include> by the id of the object"
      : "write \"\(written)\", which Localizable.strings beside the definition translates"
  }

  private static let calls = [
    "NSLocalizedString(", "String(localized:", "LocalizedStringKey(", "LocalizedStringResource(", "qsTr(", "$t(", "t(",
    "i18n.t(", "tr(", "_(", "Text(",
  ]

  /// The key of a translation.
  private static func key(_ value: String) -> String? {
    if value.hasBytePrefix("@string/") || value.containsBytes("R.string.") {
      return value.split { "/.)".contains($0) }.last.map(String.init)
    }
    let parts = value.split(separator: "(", maxSplits: 1)
    guard parts.count == 2, calls.contains(where: { value.hasBytePrefix($0) }), value.hasByteSuffix(")") else {
      return nil
    }
    let quoted = parts[1].split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return quoted.count > 2 ? String(quoted[1]) : nil
  }

  private static let brackets = [("{{", "}}"), ("${", "}"), ("\\(", ")"), ("@{", "}"), ("{", "}"), ("$", "")]

  /// The name of a value that is known at run time.
  private static func name(_ value: String) -> String? {
    for (start, end) in brackets where value.hasBytePrefix(start) && value.hasByteSuffix(end) {
      guard value.utf8.count > start.utf8.count + end.utf8.count else { return nil }
      let inner = value.dropFirst(start.utf8.count).dropLast(end.utf8.count)
      guard let first = inner.first(where: { $0 != " " }), first.isLetter || first == "_",
        !end.isEmpty || first.isLowercase,
        inner.allSatisfy({ $0.isLetter || $0.isNumber || "_. :=,".contains($0) })
      else { return nil }
      let words = inner.split { " .:=,".contains($0) }
      let isBinding = words.first.map { ["Binding", "x", "TemplateBinding"].contains($0) } == true
      // One name, or a binding: other braces are text.
      guard isBinding || inner.split(separator: " ").count == 1 else { return nil }
      let name = words.last.map(String.init) ?? ""
      return name.prefix(1).uppercased() + name.dropFirst()
    }
    return nil
  }
}
