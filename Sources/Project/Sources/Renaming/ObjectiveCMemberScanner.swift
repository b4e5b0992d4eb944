import Support

/// Finds where an Objective-C file has the name of a property or the first part of a method of some classes.
struct ObjectiveCMemberScanner {
  private let outline: SourceOutline
  private let name: String
  /// The class with those that inherit from it.
  private let family: Set<String>
  /// The selector of a method; nil for a property.
  private let selector: String?
  private let braces: CodeBraces

  init(_ outline: SourceOutline, name: String, family: Set<String>, selector: String?) {
    (self.outline, self.name, self.family, self.selector) = (outline, name, family, selector)
    braces = CodeBraces(outline)
  }

  func occurrences() -> [NameOccurrence] {
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let forms = selector == nil ? [name, "_" + name, "set" + capitalized] : [name]
    return outline.positions.compactMap { place -> NameOccurrence? in
      guard let word = outline.word(place), let form = forms.firstIndex(of: word) else { return nil }
      let range = outline[place].range
      let start = form == 0 ? range.lowerBound : range.lowerBound + (form == 1 ? 1 : 3)
      var occurrence = NameOccurrence(
        range: start..<range.upperBound, owner: selector == nil ? owner(place) : ownerOfMethod(place))
      occurrence.form = form == 2 ? .capitalized : .plain
      occurrence.isDeclaration = form == 0 && (selector == nil ? isProperty(place) : isMethod(place))
      return occurrence
    } + outline.keyLiterals(of: name)
  }

  private func isInside(_ place: Int) -> Bool {
    braces.type(at: outline[place].range.lowerBound).map(family.contains) ?? false
  }
}

// MARK: - Properties

extension ObjectiveCMemberScanner {
  /// Whether a word is the name in `@property … name;` or of an instance variable.
  private func isProperty(_ place: Int) -> Bool {
    guard outline.isSign(place + 1, ";") || outline.isSign(place + 1, ",") else { return false }
    for position in stride(from: place - 1, through: max(0, place - 40), by: -1) {
      switch outline[position].kind {
      case .sign(let sign) where ";{}".utf8.contains(sign): return false
      case .word where outline.isWord(position, anyOf: ["property", "IBOutlet", "IBOutletCollection"]): return true
      case .end: return false
      default: continue
      }
    }
    return false
  }

  private func owner(_ place: Int) -> NameOccurrence.Owner {
    let before = outline[place - 1]
    if before.isSign(".") || before.isSign(">") && outline.isSign(place - 2, "-") {
      return member(of: before.isSign(".") ? place - 2 : place - 3, at: place)
    }
    if outline.isWord(place, named: name), outline.isSign(place + 1, ":"), !outline.isSign(place - 1, "?") {
      return .other  // A part of a message's name.
    }
    if before.kind == .word || before.isSign("]"), outline.isSign(place + 1, "]") || outline.isSign(place + 1, ":") {
      return member(of: place - 1, at: place)
    }
    guard isInside(place) else { return .other }
    if before.isSign("*") || before.kind == .word && !outline.isWord(place - 1, anyOf: ["return", "in", "else"]) {
      if isProperty(place) || outline.isWord(place - 1, anyOf: ["synthesize", "dynamic"]) { return .wanted }
      if before.isSign("*"), outline[place - 2].kind != .word { return .wanted }
      return .unclear("a variable has the name")
    }
    if before.isSign(")"),
      outline.isSign(place + 1, "{") || outline.isSign(place + 1, ";") || outline[place + 1].kind == .word,
      outline.isSign(place - 2, "*") || outline[place - 2].kind == .word
    {
      return isGetter(place) ? .wanted : .unclear("a parameter or a cast stands before the name")
    }
    return .wanted
  }

  /// `- (UILabel *)name {`
  private func isGetter(_ place: Int) -> Bool {
    guard let opening = outline.opening(around: place - 1) else { return false }
    return outline.isSign(opening - 1, "-")
  }

  private func member(of receiver: Int, at place: Int) -> NameOccurrence.Owner {
    guard let word = outline.word(receiver) else { return .member(of: nil) }
    if word == "self" || word == "super" { return isInside(place) ? .wanted : .other }
    if family.contains(word) { return .wanted }
    if word.first?.isUppercase == true { return .other }
    return .member(of: NameOccurrence.Receiver(word, at: receiver, in: outline))
  }
}

// MARK: - Methods

extension ObjectiveCMemberScanner {
  private var hasArguments: Bool { selector?.utf8.last == UInt8(ascii: ":") }

  /// Whether a word is the first part of a declared method.
  private func isMethod(_ place: Int) -> Bool {
    guard outline.isSign(place - 1, ")"), let opening = outline.opening(around: place - 1) else { return false }
    return (outline.isSign(opening - 1, "-") || outline.isSign(opening - 1, "+")) && isSelector(place)
  }

  /// Whether colons follow as the selector has them. Only the first one is looked at.
  private func isSelector(_ place: Int) -> Bool { outline.isSign(place + 1, ":") == hasArguments }

  /// `target:self action:@selector(show:)`, `[self performSelector:@selector(show)]`
  private func isForSelf(_ mark: Int) -> Bool {
    outline.isSign(mark, "@") && outline.isSign(mark - 1, ":") && outline[mark - 2].kind == .word
      && outline.isWord(mark - 3, "self") && (outline.isSign(mark - 4, ":") || outline.isSign(mark - 4, "["))
  }

  private func ownerOfMethod(_ place: Int) -> NameOccurrence.Owner {
    if isMethod(place) { return isInside(place) ? .wanted : .other }
    if outline.isSign(place - 1, "("), outline.isWord(place - 2, "selector") {
      guard isSelector(place) else { return .other }
      guard isForSelf(place - 3) else { return .member(of: nil) }
      return isInside(place) ? .wanted : .other
    }
    guard isSelector(place) else { return .other }
    let before = outline[place - 1]
    guard before.kind == .word || before.isSign("]") || before.isSign(")") || before.isSign(".") else { return .other }
    return member(of: before.isSign(".") ? place - 2 : place - 1, at: place)
  }
}
