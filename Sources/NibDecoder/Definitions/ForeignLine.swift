/// A line of `<constraints>` as other languages would have it: `44 <= a.width <= 100`, `a.width = 50%`, `H:|-16pt-[a]`.
///
/// What it makes of a line is a guess, which the readers of lines have to accept.
struct ForeignLine {
  /// The lines that are meant.
  let lines: [String]

  private static let longest = 200

  /// - Returns: Nil for a line that means nothing else.
  init?(_ text: String) {
    let quotes: Set<Character> = ["\"", "'"]
    let inner = String(
      text.drop { quotes.contains($0) }.reversed().drop { quotes.contains($0) || $0 == "," }.reversed())
    guard text.utf8.count <= Self.longest, case let written = Self.withoutComment(inner) else { return nil }
    let isFormat = written.contains("[") || written.contains("|")
    lines = isFormat ? Self.formats(written) : ForeignEquation.equations(written)
    guard !lines.isEmpty, lines != [text] else { return nil }
  }

  private static func withoutComment(_ text: String) -> String {
    let ends = ["//", " #"].compactMap { text.firstRange(of: $0)?.lowerBound }
    return ends.min().map { String(text[..<$0]) } ?? text
  }

  // MARK: - Formats

  private static func formats(_ text: String) -> [String] {
    var parts = [""]
    for word in text.split(separator: " ") {
      let isStart = ["H:", "V:", "h:", "v:"].contains { word.hasBytePrefix($0) }
      if isStart, !parts[parts.count - 1].isEmpty { parts.append("") }
      parts[parts.count - 1] += parts[parts.count - 1].isEmpty ? word : " " + word
    }
    return parts.map(format)
  }

  private static func format(_ text: String) -> String {
    guard let end = text.lastIndex(where: { $0 == "]" || $0 == "|" }) else { return text }
    let hasList = text[end] == "]" && text[..<end].lastIndex(of: "[").map { text[$0...].hasBytePrefix("[.") } == true
    let start = hasList ? text[..<end].lastIndex(of: "[").map { text.index(before: $0) } ?? end : end
    var head = text[...start].filter { $0 != " " && $0 != "," }.replacing("(=", with: "(==").replacing(
      "(===", with: "(==")
    if head.contains("(") {
      head = text[...start].filter { $0 != " " }.replacing("(=", with: "(==").replacing("(===", with: "(==")
    }
    let number = { (word: Substring) in ForeignNames.number(String(word)) ?? String(word) }
    var written = ""
    for part in head.split(omittingEmptySubsequences: false, whereSeparator: { "-()".contains($0) }) {
      written += number(part)
      if part.endIndex < head.endIndex { written.append(head[part.endIndex]) }
    }
    if written.hasBytePrefix("h:") || written.hasBytePrefix("v:") {
      written = written.prefix(1).uppercased() + written.dropFirst()
    }
    let options = text[text.index(after: start)...].split { " ,[]|".contains($0) }.compactMap(option)
    return ([written] + options).joined(separator: " ")
  }

  private static func option(_ word: Substring) -> String? {
    guard word != "options:" else { return nil }
    var name = String(word.drop { $0 == "." }).replacing("NSLayoutFormat", with: "").replacing("options:", with: "")
    name = name.prefix(1).lowercased() + name.dropFirst()
    guard name.hasBytePrefix("align"), !name.hasBytePrefix("alignAll") else { return name }
    return "alignAll" + name.dropFirst(5)
  }
}
