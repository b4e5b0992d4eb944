/// A place of a source file that has a name, as a rename asks about it.
package struct NameOccurrence: Hashable, Sendable {
  /// Whose name it is.
  package enum Owner: Hashable, Sendable {
    /// The one that is asked about.
    case wanted
    /// Something else's of the same name.
    case other
    /// A member of what a variable holds; nil where what stands before the dot is no variable.
    case member(of: String?)
    /// Nobody can tell, for a reason.
    case unclear(String)
  }

  /// How the name is written.
  package enum Form: Hashable, Sendable {
    case plain
    /// Behind `set`, with a capital at its start.
    case capitalized
  }

  /// The bytes of the name.
  package let range: Range<Int>
  package let owner: Owner
  package var form = Form.plain
  /// Whether it is the declaration of a member, a type or a variable.
  package var isDeclaration = false
}

extension SourceOutline {
  /// The types that variables of the file are declared with, or made of, by the names of the variables.
  package func variableTypes(of names: Set<String>) -> [String: Set<String>] {
    var types: [String: Set<String>] = [:]
    for position in positions {
      guard let name = word(position), names.contains(name) else { continue }
      for type in self.types(at: position) { types[name, default: []].insert(type) }
    }
    return types
  }

  private func types(at position: Int) -> [String] {
    if language == .objectiveC {
      guard isSign(position - 1, "*"), let type = word(position - 2) else { return [] }
      return [type]
    }
    if isSign(position + 1, ":") {
      // What stands behind a label of a call is a value; a value's name starts in lower case.
      var cursor = TokenCursor(self, at: position + 2)
      if cursor.skip(word: "inout") {}
      guard let first = cursor.nextName() else { return [] }
      let type = cursor.members().last ?? first
      return type.first?.isUppercase == true && !cursor.peek.isSign("(") ? [type] : []
    }
    guard isWord(position - 1, anyOf: ["let", "var"]), isAssignment(at: position + 1) else { return [] }
    return assignedType(at: position + 2).map { [$0] } ?? []
  }

  /// The type in `Badge()` and in `… as! Badge`.
  private func assignedType(at start: Int) -> String? {
    if let name = word(start), name.first?.isUppercase == true {
      var cursor = TokenCursor(self, at: start + 1)
      let type = cursor.members().last ?? name
      if type.first?.isUppercase == true, cursor.peek.isSign("(") { return castType(from: cursor.position) ?? type }
    }
    return castType(from: start)
  }

  private func castType(from start: Int) -> String? {
    var depth = 0
    for position in start..<(start + 80) {
      switch self[position].kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")):
        depth -= 1
        if depth < 0 { return nil }
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")), .end: return nil
      case .word where depth == 0 && isWord(position, "as"):
        let type = isSign(position + 1, "!") || isSign(position + 1, "?") ? position + 2 : position + 1
        var cursor = TokenCursor(self, at: type)
        guard let first = cursor.nextName() else { return nil }
        return cursor.members().last ?? first
      case .word where depth == 0 && isWord(position, anyOf: ["let", "var", "func", "return", "if", "guard"]):
        return nil
      default: continue
      }
    }
    return nil
  }
}
