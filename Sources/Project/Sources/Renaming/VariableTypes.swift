import Support

/// The types of the variables of a source file: what a method or a condition declares counts up to the end of its block, and
/// hides members of the same name.
package struct VariableTypes: Sendable {
  /// Types that are written at declarations.
  package struct Types: Hashable, Sendable {
    package fileprivate(set) var names: Set<String> = []
    /// Whether the type of one is not written there.
    package fileprivate(set) var isOpen = false

    fileprivate mutating func insert(_ type: String?) {
      if let type { names.insert(type) } else { isOpen = true }
    }

    /// Whether all of them are among some classes; nil if nobody can tell.
    package func isOf(_ family: Set<String>) -> Bool? {
      guard !names.isEmpty, !isOpen else { return nil }
      return names.isSubset(of: family) ? true : names.isDisjoint(with: family) ? false : nil
    }

    /// The types of declarations in two files.
    package func union(_ other: Types) -> Types {
      var both = self
      both.names.formUnion(other.names)
      both.isOpen = isOpen || other.isOpen
      return both
    }
  }

  /// A variable of a method.
  private struct Local {
    let name: String
    /// The bytes in which it can be used.
    let range: Range<Int>
    let type: String?
    /// The variable of the same name around it.
    var parent: Int?
  }

  /// The types of members and global variables, by their names.
  package private(set) var members: [String: Types] = [:]
  /// By their names, in the order of their ranges' starts.
  private var locals: [String: [Local]] = [:]

  /// - Parameter names: The variables that are looked for.
  init(_ outline: SourceOutline, of names: Set<String>) {
    let search = DeclarationSearch(outline)
    for place in outline.positions {
      guard let name = outline.word(place), names.contains(name), let found = search.declaration(at: place) else {
        continue
      }
      if found.ranges.isEmpty { members[name, default: Types()].insert(found.type) }
      locals[name, default: []] += found.ranges.map { Local(name: name, range: $0, type: found.type) }
    }
    locals = locals.mapValues(Self.nested)
  }

  /// Each with the one around it.
  private static func nested(_ locals: [Local]) -> [Local] {
    var (sorted, open): ([Local], [Int]) = (locals.sorted { $0.range.lowerBound < $1.range.lowerBound }, [])
    for place in sorted.indices {
      while let last = open.last, sorted[last].range.upperBound <= sorted[place].range.lowerBound { open.removeLast() }
      sorted[place].parent = open.last
      open.append(place)
    }
    return sorted
  }

  /// The type of the variable of a method that a name means at an offset; nil where it means something else.
  package func local(_ name: String, at offset: Int) -> Types? {
    guard let locals = locals[name] else { return nil }
    let next = locals.partitioningIndex { $0.range.lowerBound > offset }
    var candidate: Int? = next > 0 ? next - 1 : nil
    while let place = candidate, locals[place].range.upperBound <= offset { candidate = locals[place].parent }
    return candidate.map { place in
      var types = Types()
      types.insert(locals[place].type)
      return types
    }
  }
}

/// Tells which words of a source declare variables.
private struct DeclarationSearch {
  private let outline: SourceOutline
  private let braces: CodeBraces
  private let members: SwiftMemberScanner

  /// A declared variable.
  struct Declaration {
    /// The bytes in which it can be used; none for a member and a global variable.
    let ranges: [Range<Int>]
    let type: String?
  }

  init(_ outline: SourceOutline) {
    self.outline = outline
    braces = CodeBraces(outline)
    members = SwiftMemberScanner(outline, name: "", family: [], selector: nil)
  }

  func declaration(at place: Int) -> Declaration? {
    outline.language == .swift ? swiftDeclaration(at: place) : objectiveCDeclaration(at: place)
  }

  private func swiftDeclaration(at place: Int) -> Declaration? {
    guard !outline.isSign(place - 1, ".") else { return nil }
    let isSelf =
      outline.isAssignment(at: place + 1) && outline.isWord(place + 2, "self") && !outline.isSign(place + 3, ".")
    let type = isSelf ? typeOfSelf(at: place) : outline.writtenType(at: place)
    let ranges = members.hiddenRanges(behind: place)
    if !ranges.isEmpty { return Declaration(ranges: ranges, type: type) }
    guard outline.isWord(place - 1, anyOf: ["let", "var"]), !members.isShorthand(place) else {
      // The element of a tuple, or a parameter of a requirement.
      let opening = outline.opening(around: place).map { outline.isSign($0, "(") && members.isSignature($0) }
      return opening == true ? nil : type.map { Declaration(ranges: [], type: $0) }
    }
    return Declaration(ranges: [], type: type)
  }

  private func typeOfSelf(at place: Int) -> String? { braces.type(at: outline[place].range.lowerBound) }
}

// MARK: - Types in Swift

extension SourceOutline {
  /// The type that a variable of Swift is declared with, or that its value has.
  fileprivate func writtenType(at position: Int) -> String? {
    if isSign(position + 1, ":") { return annotatedType(at: position + 2) }
    if isWord(position + 1, anyOf: ["as", "is"]) { return typeName(at: position + 2) }
    guard isWord(position - 1, anyOf: ["let", "var"]), isAssignment(at: position + 1) else { return nil }
    return assignedType(at: position + 2)
  }

  /// What stands behind a label of a call is a value; a value's name starts in lower case.
  private func annotatedType(at position: Int) -> String? {
    var cursor = TokenCursor(self, at: position)
    _ = cursor.skip(word: "inout") || cursor.skip(word: "any") || cursor.skip(word: "some")
    guard let type = typeName(at: cursor.position) else { return nil }
    _ = cursor.nextName()
    _ = cursor.members()
    return cursor.peek.isSign("(") ? nil : type
  }

  /// The last part of a name; nil for one in lower case, and for a parameter of a generic function.
  private func typeName(at position: Int) -> String? {
    var cursor = TokenCursor(self, at: position)
    guard let first = cursor.nextName() else { return nil }
    let type = cursor.members().last ?? first
    return type.first?.isUppercase == true && type.count > 1 ? type : nil
  }

  /// The type in `Badge()`, `… as! Badge` and `(… as? Badge)!`.
  private func assignedType(at start: Int) -> String? {
    if let cast = castType(from: start) { return cast }
    if isSign(start, "("), let end = closing(behind: start) {
      let behind = isSign(end + 1, "!") || isSign(end + 1, "?") ? end + 2 : end + 1
      return isSign(behind, ".") ? nil : castType(from: start + 1)
    }
    guard let type = typeName(at: start) else { return nil }
    var cursor = TokenCursor(self, at: start + 1)
    _ = cursor.members()
    // `Badge().label` is no badge.
    guard cursor.peek.isSign("("), let end = closing(behind: cursor.position) else { return nil }
    return isSign(end + 1, ".") ? nil : type
  }

  /// The parenthesis that closes one near by.
  private func closing(behind opening: Int) -> Int? {
    var depth = 0
    for position in opening..<(opening + 200) {
      if isSign(position, "(") { depth += 1 }
      if isSign(position, ")") { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  /// The type behind `as` in a statement.
  func castType(from start: Int) -> String? {
    var depth = 0
    for position in start..<(start + 80) {
      switch self[position].kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")):
        if depth == 0, position > start, isFirstOfLine(position) { return nil }
        depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")):
        depth -= 1
        if depth < 0 { return nil }
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")), .end: return nil
      case .word where depth == 0 && isWord(position, "as"):
        return typeName(at: isSign(position + 1, "!") || isSign(position + 1, "?") ? position + 2 : position + 1)
      case .word
      where depth == 0 && (position > start && isFirstOfLine(position) || isWord(position, anyOf: Self.ends)):
        return nil
      default: continue
      }
    }
    return nil
  }

  private static let ends: [StaticString] = ["let", "var", "func", "return", "if", "guard", "else"]

  private func isFirstOfLine(_ position: Int) -> Bool {
    let (before, token) = (self[position - 1], self[position])
    return before.kind != .end
      && bytes[before.range.upperBound..<token.range.lowerBound].contains(UInt8(ascii: "\n"))
  }
}

// MARK: - Objective-C

extension DeclarationSearch {
  private func objectiveCDeclaration(at place: Int) -> Declaration? {
    if outline.isSign(place - 1, ")") { return parameter(at: place) }
    guard let start = startOfType(before: place), outline.isDeclarationEnd(place + 1) else { return nil }
    let type = type(at: start, before: place)
    if let opening = outline.opening(around: place), outline.isSign(opening, "(") {
      // The parameter of a function or a block, and the variable of a loop.
      return body(behind: place).map { Declaration(ranges: [$0], type: type) }
    }
    return variable(at: place, type)
  }

  /// A variable of the block in which it is declared, or a member of a class.
  private func variable(at place: Int, _ type: String?) -> Declaration {
    let offset = outline[place].range.lowerBound
    guard let block = braces.innermost(at: offset), braces.blocks[block].type == nil else {
      return Declaration(ranges: [], type: type)
    }
    return Declaration(ranges: [offset..<max(offset, braces.blocks[block].range.upperBound)], type: type)
  }

  /// `- (void)show:(Badge *)badge {`, and the getter `- (Badge *)badge {`.
  private func parameter(at place: Int) -> Declaration? {
    guard let opening = outline.opening(around: place - 1), let first = outline.word(opening + 1) else { return nil }
    if outline.isWord(opening - 1, anyOf: ["typeof", "__typeof", "__typeof__"]) {
      // `__weak typeof(self) weakSelf = self`
      return variable(at: place, ["self", "weakSelf"].contains(first) ? typeOfSelf(at: place) : nil)
    }
    let type = type(at: opening + 1, before: place - 1)
    if outline.isSign(opening - 1, "-") || outline.isSign(opening - 1, "+") {
      return Declaration(ranges: [], type: type)
    }
    guard outline.isSign(opening - 1, ":") else { return nil }
    // A message has a cast there.
    return body(behind: place).map { Declaration(ranges: [$0], type: type) }
  }

  /// The body of the method or the loop in whose head a word stands.
  private func body(behind place: Int) -> Range<Int>? {
    var depth = 0
    for position in (place + 1)..<(place + 400) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: "(")): depth += 1
      case .sign(UInt8(ascii: ")")): depth -= 1
      case .sign(UInt8(ascii: "{")): return braces.next(after: outline[position].range.lowerBound)
      case .sign(let sign) where ";]}".utf8.contains(sign): return nil
      case .end: return nil
      default: continue
      }
    }
    return nil
  }

  /// Where the type of a declared variable starts: `Badge *`, `__weak Badge *`, `NSArray<Badge *> *`, `id`.
  private func startOfType(before place: Int) -> Int? {
    var start = place - 1
    while outline.isWord(start, anyOf: ["__weak", "__strong", "_Nullable", "_Nonnull", "const"]) { start -= 1 }
    if outline.isSign(start, "*") { start -= 1 } else if !outline.isWord(start, "id") { return nil }
    if outline.isSign(start, ">") { start = outline.start(ofGenericsBefore: start + 1) - 1 }
    guard let type = outline.word(start), type == "id" || type.first?.isUppercase == true else { return nil }
    let before = outline[start - 1]
    guard before.kind == .word || before.kind == .end || "(;{},)".unicodeScalars.contains(where: before.isSign) else {
      return nil
    }
    return start
  }

  /// The class of `Badge *`; nil for others.
  private func type(at start: Int, before end: Int) -> String? {
    for position in start..<end {
      guard let name = outline.word(position) else { return nil }
      if name.first?.isUppercase == true { return name }
    }
    return nil
  }
}

extension SourceOutline {
  /// Whether a token may stand behind the name of a declared variable of Objective-C.
  fileprivate func isDeclarationEnd(_ position: Int) -> Bool {
    "=;,)".unicodeScalars.contains { isSign(position, $0) } || isWord(position, "in")
  }
}
