extension SwiftSource {
  private static let keywords: Set<Substring> = ["var", "let", "func", "case", "typealias", "struct", "enum", "class"]

  /// What lines declare: types, members, and what is local to functions.
  var declaredNames: [String] { lines.compactMap { Self.declaration($0)?.name } }

  /// The methods and properties of extensions that are not private.
  var extensionMembers: [String] {
    var (members, depth, isOpen): ([String], Int, Bool) = ([], 0, false)
    for line in lines {
      if depth == 0, line.contains("extension ") { isOpen = !line.contains("private") }
      if depth == 0, line.contains("{"), !line.contains("extension ") { isOpen = false }
      if depth == 1, isOpen, !line.contains("private"), let found = Self.declaration(line), found.keyword != "case" {
        members.append(found.name)
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return members
  }

  private static func declaration(_ line: Substring) -> (keyword: Substring, name: String)? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count, !line.contains("case .")
    else { return nil }
    return (words[place], String(words[place + 1]))
  }

  /// The names that follow a value and a dot: those of `.member` and `Type.member` are not among them.
  var usedMembers: Set<String> {
    var names: Set<String> = []
    // The word before the dot, or another end of a value.
    var (receiver, word, isMember) = ("", "", false)
    for character in code + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        if isMember, character != ":" { names.insert(word) }
        receiver = word
      }
      switch character {
      case ".":
        isMember = receiver.first.map { !$0.isUppercase } ?? false
        receiver = ""
      case ")", "]": (receiver, isMember) = (String(character), false)
      case "?", "!": isMember = false
      default: (receiver, isMember) = ("", false)
      }
      word = ""
    }
    return names
  }
}
