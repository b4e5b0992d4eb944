import Support

/// Finds where a Swift file has the name of a property or a method of some classes.
struct SwiftMemberScanner {
  private let outline: SourceOutline
  private let name: String
  /// The class with those that inherit from it.
  private let family: Set<String>
  private let isMethod: Bool
  /// Whether calls of the method have a label before their first argument; nil for a property.
  private let hasLabel: Bool?
  private let braces: CodeBraces
  /// The bytes in which a variable of the name hides the member.
  private var hidden: [Range<Int>] = []

  /// - Parameter selector: That of a method; nil for a property.
  init(_ outline: SourceOutline, name: String, family: Set<String>, selector: String?) {
    (self.outline, self.name, self.family, isMethod) = (outline, name, family, selector != nil)
    hasLabel = selector.map { selector in selector.prefix { $0 != ":" } != name[...] }
    braces = CodeBraces(outline)
  }

  mutating func occurrences() -> [NameOccurrence] {
    let places = outline.positions.filter { outline.isWord($0, named: name) }
    hidden = Self.merged(places.flatMap(hiddenRanges))
    return places.map { place in
      var occurrence = NameOccurrence(range: outline[place].range, owner: owner(place))
      occurrence.isDeclaration = isDeclaration(place) && braces.isMember(at: outline[place].range.lowerBound)
      return occurrence
    } + outline.keyLiterals(of: name)
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  private func isHidden(_ offset: Int) -> Bool {
    let next = hidden.partitioningIndex { $0.lowerBound > offset }
    return next > 0 && hidden[next - 1].upperBound > offset
  }

  private func isDeclaration(_ place: Int) -> Bool {
    !outline.isSign(place - 1, ".") && outline.isWord(place - 1, anyOf: ["var", "let", "func", "case"])
  }
}

// MARK: - Owners

extension SwiftMemberScanner {
  private func owner(_ place: Int) -> NameOccurrence.Owner {
    // `func title(…)` and a call of it: an outlet cannot be called.
    if !isMethod, outline.isWord(place - 1, "func") || outline.isSign(place + 1, "(") && outline.isAdjacent(place + 1) {
      return .other
    }
    if hasLabel == false, isCallWithLabel(place) { return .other }
    let offset = outline[place].range.lowerBound
    let isInside = braces.type(at: offset).map(family.contains) ?? false
    // `0...title` has no object.
    if outline.isSign(place - 1, "."), !outline.isSign(place - 2, ".") { return ownerOfMember(place, isInside) }
    if isDeclaration(place) {
      if braces.isMember(at: offset) { return isInside && !outline.isWord(place - 1, "case") ? .wanted : .other }
      // `if let name {` makes a variable of the property's own name.
      return isShorthand(place) && isInside && !isHidden(offset) ? .wanted : .other
    }
    guard isInside, !isHidden(offset), !isLabelOrParameter(place), !isClosureParameter(place),
      !outline.isWord(place - 1, "for")
    else { return .other }
    return .wanted
  }

  /// `show(in: view)`, and not `#selector(show(_:))`.
  private func isCallWithLabel(_ place: Int) -> Bool {
    outline.isSign(place + 1, "(") && outline.isAdjacent(place + 1) && outline[place + 2].kind == .word
      && !outline.isWord(place + 2, "_") && outline.isSign(place + 3, ":")
  }

  /// Whether what stands before a dot is no object: `.badge` alone is a member of a type that the place asks for.
  private func isImplicit(_ dot: Int) -> Bool {
    if outline.isWord(dot - 1, anyOf: Self.keywords) { return true }
    guard case .sign(let sign) = outline[dot - 1].kind else { return false }
    return "?!".utf8.contains(sign) ? !outline.isAdjacent(dot) : !")]}>\\".utf8.contains(sign)
  }

  private static let keywords: [StaticString] = [
    "case", "return", "in", "where", "is", "else", "try", "await", "throw",
  ]

  private func ownerOfMember(_ place: Int, _ isInside: Bool) -> NameOccurrence.Owner {
    if isImplicit(place - 1) { return .other }
    var before = place - 2
    if outline.isSign(before, "?") || outline.isSign(before, "!") { before -= 1 }
    // `$0` is whatever a closure gets.
    if let receiver = outline.word(before), !outline.isSign(before - 1, "$") {
      if receiver == "self" || receiver == "super" || receiver == "Self" {
        return isInside ? .wanted : braces.type(at: outline[place].range.lowerBound) == nil ? .member(of: nil) : .other
      }
      if family.contains(receiver) { return .wanted }
      if receiver.first?.isUppercase == true { return .other }
      return .member(of: NameOccurrence.Receiver(receiver, at: before, in: outline))
    }
    if outline.isSign(before, ")"), let type = typeOfParentheses(endingAt: before) {
      return family.contains(type) ? .wanted : .other
    }
    return .member(of: nil)
  }

  /// The type in `(… as! Badge)`, and in `Badge(…)`.
  private func typeOfParentheses(endingAt end: Int) -> String? {
    guard let start = outline.opening(around: end), outline.isSign(start, "(") else { return nil }
    if let name = outline.word(start - 1), name.first?.isUppercase == true { return name }
    return outline[start - 1].kind == .word ? nil : outline.castType(from: start + 1)
  }

  /// Whether a word is a label of a call or a parameter, and not a key of a dictionary or the end of a condition.
  private func isLabelOrParameter(_ place: Int) -> Bool {
    if outline.isWord(place - 1, "_") || isParameterBehindLabel(place) { return true }
    guard outline.isSign(place + 1, ":") || outline[place + 1].kind == .word && outline.isSign(place + 2, ":"),
      let opening = outline.opening(around: place), outline.isSign(opening, "(")
    else { return false }
    return outline.isSign(place - 1, "(") || outline.isSign(place - 1, ",")
  }

  /// `in name: String`, where `name` is what the body calls the parameter.
  private func isParameterBehindLabel(_ place: Int) -> Bool {
    guard outline.isSign(place + 1, ":"), outline[place - 1].kind == .word,
      outline.isSign(place - 2, "(") || outline.isSign(place - 2, ",")
    else { return false }
    return outline.opening(around: place).map { outline.isSign($0, "(") && isSignature($0) } ?? false
  }

  /// Whether a parenthesis opens the parameters of a function.
  func isSignature(_ opening: Int) -> Bool {
    let name = outline.start(ofGenericsBefore: opening) - 1
    return outline.isWord(name, anyOf: ["init", "subscript"]) && !outline.isSign(name - 1, ".")
      || outline.isWord(name - 1, "func")
      || (outline.isSign(name, "?") || outline.isSign(name, "!")) && outline.isWord(name - 1, "init")
  }

  /// Whether a word is in the list of a closure's parameters.
  private func isClosureParameter(_ place: Int) -> Bool {
    let before = outline[place - 1]
    guard before.isSign("{") || before.isSign(",") || before.isSign("]") || before.isSign("(") else { return false }
    for position in (place + 1)...(place + 24) {
      switch outline[position].kind {
      case .word:
        if outline.isWord(position, "in") { return isListOpen(place) }
        if outline.isWord(position, anyOf: ["for", "if", "guard", "while", "let", "var", "return", "else"]) {
          return false
        }
      case .sign(let sign): if !",:?!.)[]<>-_@(".utf8.contains(sign) { return false }
      case .text, .end: return false
      }
    }
    return false
  }

  /// Whether nothing but parameters stands between a brace and a word.
  private func isListOpen(_ place: Int) -> Bool {
    for position in stride(from: place - 1, through: max(0, place - 24), by: -1) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: "{")): return true
      case .sign(let sign): if !",:?!.)[]<>-_@(".utf8.contains(sign) { return false }
      case .word: if outline.isWord(position, anyOf: ["in", "return", "let", "var"]) { return false }
      case .text, .end: return false
      }
    }
    return false
  }
}

// MARK: - Variables

extension SwiftMemberScanner {
  /// `if let name {`, `guard let name else`.
  func isShorthand(_ place: Int) -> Bool {
    guard outline.isWord(place - 1, anyOf: ["let", "var"]), statement(before: place - 1) != nil else { return false }
    return outline.isSign(place + 1, "{") || outline.isSign(place + 1, ",") || outline.isWord(place + 1, "else")
  }

  /// The bytes in which a variable that is declared at a word hides the member; none where none is declared.
  func hiddenRanges(behind place: Int) -> [Range<Int>] {
    guard let range = hiddenRange(behind: place) else { return [] }
    return [range] + [restOfCondition(behind: place, upTo: range)].compactMap(\.self)
  }

  private func hiddenRange(behind place: Int) -> Range<Int>? {
    let offset = outline[place].range.upperBound
    guard !outline.isSign(place - 1, ".") else { return nil }
    let around = braces.innermost(at: outline[place].range.lowerBound).map { braces.blocks[$0].range }
    if outline.isWord(place - 1, anyOf: ["let", "var", "func"]) {
      guard !braces.isMember(at: offset), !isShorthand(place), let around else { return nil }
      switch statement(before: place - 1) {
      case "guard": return (body(behind: place)?.upperBound ?? offset)..<around.upperBound
      case "if", "while", "for", "catch": return body(behind: place)
      case "case": return offset..<endOfCase(behind: place, in: around)
      default: return offset..<around.upperBound
      }
    }
    if outline.isWord(place - 1, "for") { return body(behind: place) }
    if isClosureParameter(place) { return around.map { offset..<max(offset, $0.upperBound) } }
    let isNamed = outline.isSign(place + 1, ":")
    guard isNamed, let opening = outline.opening(around: place), outline.isSign(opening, "("), isSignature(opening)
    else {
      return nil
    }
    return body(behind: place)
  }

  /// The block that a word belongs to the head of, and not a closure in this head.
  private func body(behind place: Int) -> Range<Int>? {
    var depth = 0
    for position in (place + 1)..<(place + Self.longestHead) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth = max(0, depth - 1)
      case .sign(UInt8(ascii: "{")) where depth == 0: return braces.next(after: outline[position].range.lowerBound)
      case .sign(UInt8(ascii: "}")) where depth == 0: return nil
      case .end: return nil
      default: continue
      }
    }
    return nil
  }

  private static let longestHead = 400

  /// What follows the value of a variable in a condition, behind a comma or `where`: there, the variable can be used.
  private func restOfCondition(behind place: Int, upTo range: Range<Int>) -> Range<Int>? {
    guard let body = body(behind: place), body.lowerBound <= range.lowerBound || body.upperBound <= range.lowerBound
    else {
      return nil
    }
    var depth = 0
    for position in (place + 1)..<(place + Self.longestHead) where outline[position].range.lowerBound < body.lowerBound
    {
      switch outline[position].kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth = max(0, depth - 1)
      case .sign(UInt8(ascii: ",")) where depth == 0, .word where depth == 0 && outline.isWord(position, "where"):
        return outline[position].range.upperBound..<body.lowerBound
      default: continue
      }
    }
    return nil
  }

  /// Where the statements of a case of `switch` end.
  private func endOfCase(behind place: Int, in block: Range<Int>) -> Int {
    var depth = 0
    for position in (place + 1)..<outline.tokens.upperBound {
      guard outline[position].range.lowerBound < block.upperBound else { break }
      switch outline[position].kind {
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth -= 1
      case .word where depth == 0 && outline.isWord(position, anyOf: ["case", "default"]):
        return outline[position].range.lowerBound
      default: continue
      }
    }
    return block.upperBound
  }

  /// The word that starts the statement in which a variable is bound; nil for one of its own.
  private func statement(before place: Int) -> String? {
    var depth = 0
    for position in stride(from: place - 1, through: max(0, place - 120), by: -1) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth += 1
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth -= 1
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")), .end: return nil
      case .word where outline.isWord(position, "case"):
        // `if case .some(let badge) = badges.first` is an `if`.
        if outline.isWord(position - 1, anyOf: ["if", "while", "guard", "for"]) { return outline.word(position - 1) }
        if !outline.isSign(position - 1, ",") { return "case" }
      case .word where depth <= 0 && outline.isWord(position, anyOf: Self.statements): return outline.word(position)
      case .word where depth <= 0 && outline.isWord(position, anyOf: ["return", "func"]): return nil
      default: continue
      }
    }
    return nil
  }

  private static let statements: [StaticString] = ["if", "while", "guard", "for", "catch"]
}
