/// The words of a source file, for questions that are asked about few files.
///
/// Those in string literals count, as key paths name properties; those in comments do not.
package struct SourceText: Sendable {
  private let outline: SourceOutline

  package init(_ bytes: [UInt8], language: SourceLanguage) {
    outline = SourceOutline(bytes, language: language, splitsLiterals: true)
  }

  /// The positions of a word. That of the instance variable of a property, with an underscore, is the same word.
  private func positions(of name: String) -> some Sequence<Int> {
    let name = Array(name.utf8)
    return outline.tokens.lazy.filter { outline.isName($0, name) }
  }

  /// Whether any of several words stands in the file.
  package func contains(anyOf words: [String]) -> Bool { words.contains { positions(of: $0).contains { _ in true } } }

  /// Whether a word that stands for one of some members is in the file.
  package func contains(_ names: MemberNames) -> Bool { outline.tokens.contains { outline.isName($0, names) } }

  /// Whether code asks an object for a member.
  package func contains(member name: String) -> Bool { positions(of: name).contains { outline.isSign($0 - 1, ".") } }

  /// Whether code makes objects of a class: `Badge()`, `[Badge alloc]`. Those that are decoded do not count.
  ///
  /// - Parameter isPlain: Whether initializers count only that have no arguments.
  package func makes(_ name: String, isPlain: Bool = false) -> Bool {
    positions(of: name).contains { position in
      if outline.language == .objectiveC { return outline.isMade(position) }
      return outline.isSign(position + 1, "(")
        && (isPlain ? outline.isSign(position + 2, ")") : !outline.isWord(position + 2, "coder"))
    }
  }

  /// Whether the file uses a member of the object that a property holds: `name.member` or `[name member:…]`.
  ///
  /// The object may get another name, `let view = name`: then anything may be used.
  ///
  /// - Parameters:
  ///   - name: The property's. Its instance variable counts, too.
  ///   - labels: Labels of arguments. Passing the object for one of them counts, too.
  package func uses(_ members: MemberNames, of name: String, labels: Set<String> = []) -> Bool {
    positions(of: name).contains { position in
      if let member = outline.member(after: position), outline.isName(member, members) { return true }
      return outline.isRenamed(position) || outline.isIterated(position) || outline.isArgument(position, for: labels)
    }
  }

  /// Whether the file asks the object that a property holds for a member, by these names.
  package func reads(_ member: String, of name: String) -> Bool {
    let member = Array(member.utf8)
    return positions(of: name).contains { outline.member(after: $0).map { outline.isName($0, member) } ?? false }
  }

  /// Whether the file asks `self` for a member, or goes through it without saying so, and has nothing else of the name.
  package func readsOwn(_ member: String) -> Bool {
    if reads(member, of: "self") { return true }
    let places = positions(of: member).filter { !outline.isSign($0 - 1, ".") }
    return !places.contains { outline.isNew($0) || outline.isSign($0 + 1, ":") }
      && places.contains { outline.isSign($0 + 1, ".") || outline.isWord($0 - 1, "in") }
  }

  /// Whether the file sets a member of the object that a property holds: `name.member = …` or `name.setMember(…)`.
  ///
  /// The object may get another name, `let view = name`, or be the argument of one of the labels: then anything may be
  /// set.
  package func sets(_ members: MemberNames, of name: String, labels: Set<String> = []) -> Bool {
    positions(of: name).contains { position in
      if let member = outline.member(after: position), outline.sets(members, at: member) { return true }
      if outline.isRenamed(position) || outline.isArgument(position, for: labels) { return true }
      return outline.isIterated(position) && outline.sets(members, after: position)
    }
  }

  /// Whether the file sets a member of `self`, which is handed to others for other ends.
  package func setsOwn(_ members: MemberNames) -> Bool {
    positions(of: "self").contains { position in
      outline.member(after: position).map { outline.sets(members, at: $0) } ?? false
    }
  }

  /// Whether the file assigns to a name that stands for a member of `self`.
  package func assignsOwn(_ name: String) -> Bool {
    positions(of: name).contains { outline.isAssigned($0) && outline.isOwn($0) }
  }

  /// Whether a line has the name of a property and one of some words: `toggle(name, isHidden: true)`.
  package func hasLine(with name: String, andAnyOf words: [String]) -> Bool {
    let words = words.map { Array($0.utf8) }
    return positions(of: name).contains { position in
      outline.line(around: position).contains { position in words.contains { outline.isName(position, $0) } }
    }
  }

  /// Whether a line has a word and one of some names, but no string literal and no word that shows that it is about something
  /// else.
  package func hasLine(with name: String, and names: MemberNames, except others: Set<String>) -> Bool {
    positions(of: name).contains { position in
      let line = outline.line(around: position)
      return line.contains { outline.isName($0, names) }
        && !line.contains { outline.isSign($0, "\"") || outline.word($0).map(others.contains) == true }
    }
  }

  /// The methods that the file calls of the object that a property holds, and the functions that it passes the object to.
  package func calls(of name: String) -> Set<String> {
    positions(of: name).reduce(into: []) { names, position in
      if let member = outline.member(after: position) { names.insert(outline.text(outline[member])) }
      if let callee = outline.callee(ofArgument: position...position) { names.insert(callee) }
    }
  }

  /// Whether a function that the file declares sets a member of some object, or of its own.
  package func declares(_ function: String, setting members: MemberNames) -> Bool {
    positions(of: function).contains { outline.isDeclared($0) && outline.sets(members, after: $0) }
  }

  /// Whether the file declares a function or a property.
  package func declares(_ name: String) -> Bool {
    positions(of: name).contains { outline.isDeclared($0) || outline.isWord($0 - 1, "var") }
  }

  /// The functions that the file passes a type to, as in `make(Badge.self)`.
  package func functions(gettingType name: String) -> Set<String> {
    positions(of: name).reduce(into: []) { names, position in
      guard let member = outline.member(after: position), outline.isWord(member, "self"),
        let callee = outline.callee(ofArgument: position...member)
      else { return }
      names.insert(callee)
    }
  }

  /// Whether the file gives the object that a property holds to another object, as one of its members.
  package func givesAway(_ name: String) -> Bool { positions(of: name).contains(where: outline.isMemberElsewhere) }

  /// Whether the file hands on the object that a property holds: as an argument, in a list or under another name.
  package func handsOn(_ name: String) -> Bool {
    positions(of: name).contains { outline.isRenamed($0) || outline.isArgument($0) }
  }
}

/// Names of members, some of them by how they start or end.
package struct MemberNames: Sendable {
  private let names: Set<String>
  private let prefixes: [String]
  private let suffixes: [String]

  package init(_ names: Set<String>, prefixes: [String] = [], suffixes: [String] = []) {
    (self.names, self.prefixes, self.suffixes) = (names, prefixes, suffixes)
  }

  package func contains(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains(where: name.hasBytePrefix) || suffixes.contains(where: name.hasByteSuffix)
  }
}

// MARK: - Names

extension SourceOutline {
  fileprivate func isName(_ position: Int, _ name: [UInt8]) -> Bool {
    let token = self[position]
    guard token.kind == .word, !name.isEmpty else { return false }
    let range = token.range
    return range.count == name.count && bytes[range].elementsEqual(name)
      || range.count == name.count + 1 && bytes[range.lowerBound] == UInt8(ascii: "_")
        && bytes[range].dropFirst().elementsEqual(name)
  }

  fileprivate func isName(_ position: Int, _ names: MemberNames) -> Bool { word(position).map(names.contains) ?? false }

  /// Whether a function is declared: `func paint` or `- (void)paint`.
  fileprivate func isDeclared(_ position: Int) -> Bool {
    isWord(position - 1, "func") || isSign(position - 1, ")") && isAdjacent(position)
  }

  /// Whether a word is a member of `self`, and not a new variable.
  fileprivate func isOwn(_ position: Int) -> Bool {
    if isSign(position - 1, ".") { return isWord(position - 2, "self") }
    // A variable of Objective-C: `UIView *view`.
    return !isSign(position - 1, "*") && !isNew(position)
  }

  /// The tokens of a line.
  fileprivate func line(around position: Int) -> Range<Int> {
    var (start, end) = (position, position + 1)
    while position - start < Self.longestLine, self[start - 1].kind != .end, !hasBreak(before: start) { start -= 1 }
    while end - position < Self.longestLine, self[end].kind != .end, !hasBreak(before: end) { end += 1 }
    return start..<end
  }

  /// Lines that tools write may be as long as a file.
  private static var longestLine: Int { 250 }

  /// Whether the line ends before a token.
  private func hasBreak(before position: Int) -> Bool {
    let end = self[position].kind == .end ? bytes.count : self[position].range.lowerBound
    return bytes[self[position - 1].range.upperBound..<end].contains(UInt8(ascii: "\n"))
  }
}

// MARK: - Members

extension SourceOutline {
  /// Behind the marks of an optional.
  private func skipMarks(after position: Int) -> Int {
    var next = position + 1
    while isSign(next, "?") || isSign(next, "!"), isAdjacent(next) { next += 1 }
    return next
  }

  /// The position of the member that is used of an object, or of an element of a collection: `stars[0].image`.
  fileprivate func member(after position: Int) -> Int? {
    var next = skipMarks(after: position)
    if isSign(next, "["), isAdjacent(next) {
      while self[next].kind != .end, !isSign(next, "]") { next += 1 }
      next = skipMarks(after: next)
    }
    if isSign(next, ".") { next += 1 }
    return self[next].kind == .word ? next : nil
  }

  /// Whether a member is assigned to, or is a method: methods are asked for because they set something.
  fileprivate func sets(_ members: MemberNames, at position: Int) -> Bool {
    guard isName(position, members) else { return false }
    switch self[position + 1].kind {
    case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: ":")): return true
    case .sign(UInt8(ascii: ".")): break
    default: return isAssigned(position)
    }
    // Members may lead to a method that sets something: `kf.setImage(…)`, but not `image.size`.
    var end = position
    while isSign(end + 1, ".") { end += 2 }
    return isSign(end + 1, "(") && word(end).map { $0.hasBytePrefix("set") } == true
  }

  fileprivate func isAssigned(_ position: Int) -> Bool {
    isSign(position + 1, "=") && !(isSign(position + 2, "=") && isAdjacent(position + 2))
  }

  /// Whether what follows sets a member of some object, before the next function.
  fileprivate func sets(_ members: MemberNames, after start: Int) -> Bool {
    let end = self[start].range.upperBound + Self.longestBody
    for position in (start + 1)..<(start + Self.longestBody) where self[position].kind == .word {
      if isWord(position, "func") || self[position].range.lowerBound >= end { return false }
      if sets(members, at: position), isSign(position - 1, ".") || isOwn(position) { return true }
    }
    return false
  }

  private static var longestBody: Int { 2_000 }
}

// MARK: - Objects that are passed on

extension SourceOutline {
  /// Where the path starts that ends with a word: that of `self` in `self.view`.
  private func start(ofPathTo position: Int) -> Int {
    guard isSign(position - 1, ".") else { return position }
    return self[position - 2].kind == .word ? position - 2 : position - 1
  }

  /// The position of an equal sign with a space before it, behind which a word stands.
  private func assignment(of position: Int) -> Int? {
    let sign = start(ofPathTo: position) - 1
    return isSign(sign, "=") && !isAdjacent(sign) ? sign : nil
  }

  /// Whether another variable gets the object: `let view = name`.
  fileprivate func isRenamed(_ position: Int) -> Bool {
    guard let sign = assignment(of: position), isNew(sign - 1) else { return false }
    var end = position + 1
    while isSign(end, "!") { end += 1 }
    return isWord(end, "else") || isSign(end, ",") || isSign(end, "{") || isSign(end, ";") || hasBreak(before: end)
  }

  /// Whether a member of another object gets the object: `helper.view = name`.
  fileprivate func isMemberElsewhere(_ position: Int) -> Bool {
    guard let sign = assignment(of: position), self[sign - 1].kind == .word else { return false }
    return isSign(sign - 2, ".") && !isWord(sign - 3, "self")
  }

  /// Whether a word stands alone as an argument or in a list.
  fileprivate func isArgument(_ position: Int) -> Bool {
    isSign(position + 1, ")") || isSign(position + 1, ",") || isSign(position + 1, "]")
  }

  /// Whether one of some functions gets the object, by the labels of their arguments.
  fileprivate func isArgument(_ position: Int, for labels: Set<String>) -> Bool {
    let start = start(ofPathTo: position)
    return isSign(start - 1, ":") && word(start - 2).map(labels.contains) == true
  }

  /// Whether code goes through what the word names, `for star in name` or `name.forEach`, or has it in a list, `[name]`.
  fileprivate func isIterated(_ position: Int) -> Bool {
    let keyword = start(ofPathTo: position) - 1
    if isWord(keyword, "in") { return isInLoop(keyword) }
    if let member = member(after: position), isWord(member, "forEach") { return true }
    guard let open = list(around: position...position), isSign(open, "[") else { return false }
    // A word before the bracket makes it a subscript.
    return self[open - 1].kind != .word || !isAdjacent(open)
  }

  /// Whether `in` belongs to `for`, and not to a closure.
  private func isInLoop(_ keyword: Int) -> Bool {
    line(around: keyword).prefix { $0 < keyword }.reversed()
      .prefix { !isSign($0, "{") && !isSign($0, "}") && !isSign($0, ";") }.contains { isWord($0, "for") }
  }

  /// The function or the part of a selector that gets some tokens as an argument.
  fileprivate func callee(ofArgument argument: ClosedRange<Int>) -> String? {
    let start = start(ofPathTo: argument.lowerBound)
    if let open = list(around: argument), isSign(open, "(") { return word(open - 1) }
    return isSign(start - 1, ":") ? word(start - 2) : nil
  }

  /// Where the bracket opens of the list that has some tokens as a whole element.
  private func list(around element: ClosedRange<Int>) -> Int? {
    let start = start(ofPathTo: element.lowerBound)
    guard case .sign(let next) = self[skipMarks(after: element.upperBound)].kind, ",)]".utf8.contains(next),
      case .sign(let before) = self[start - 1].kind, ",([:".utf8.contains(before)
    else { return nil }
    return opening(around: start)
  }
}
