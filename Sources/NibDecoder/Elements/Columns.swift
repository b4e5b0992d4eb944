/// Two columns: names, and words that continue on further lines.
struct Columns {
  /// The words of a longer name start on the next line.
  private static let widestName = 41

  let text: String

  init(_ rows: [(name: String, words: String)], width: Int) {
    let nameWidth = rows.map(\.name.count).filter { $0 <= Self.widestName }.max() ?? Self.widestName
    let margin = String(repeating: " ", count: nameWidth + 4)
    let lines = rows.flatMap { name, words in
      let lines = Self.lines(words, width: width - margin.count)
      guard let first = lines.first, name.count <= nameWidth else { return ["  " + name] + lines.map { margin + $0 } }
      return ["  " + name + margin.dropFirst(name.count + 2) + first] + lines.dropFirst().map { margin + $0 }
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Words in lines of a number of columns; a longer word has a line of its own.
  static func lines(_ words: String, width: Int) -> [String] {
    words.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
