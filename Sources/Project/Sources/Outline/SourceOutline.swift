import Support

/// The tokens of a source file, those of the code in its string literals and macros included.
///
/// A file is read once: all that is asked of it is asked of its outline.
package struct SourceOutline: Sendable {
  let bytes: [UInt8]
  let language: SourceLanguage
  /// The tokens of the file itself, by their positions.
  let tokens: Range<Int>
  let directives: [Directive]
  /// The names of macros, an end behind each, and what they stand for.
  let macros: [Range<Int>]
  /// The tokens of the file, then those of macros and of code in literals, each with an end before it.
  private let all: [SourceToken]
  private let interpolations: [Interpolation]

  /// A line for C's preprocessor.
  struct Directive: Sendable {
    /// The bytes from the number sign on.
    let range: Range<Int>
    /// The position of the token that follows.
    let next: Int
  }

  /// The code in a string literal.
  private struct Interpolation: Sendable {
    let literal: Int
    let tokens: Range<Int>
  }

  package init(_ bytes: [UInt8], language: SourceLanguage) {
    self.init(bytes, language: language, splitsLiterals: false)
  }

  /// - Parameter splitsLiterals: Whether there are tokens for the words and signs in literals, instead of the literals.
  init(_ bytes: [UInt8], language: SourceLanguage, splitsLiterals: Bool) {
    (self.bytes, self.language) = (bytes, language)
    (all, tokens, directives, macros, interpolations) = bytes.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, language: language, splitsLiterals: splitsLiterals)
      var all: [SourceToken] = []
      all.reserveCapacity(bytes.count / 6)
      while let token = lexer.next() { all.append(token) }
      let tokens = all.indices
      let directives = lexer.directives.map { range in
        Directive(range: range, next: all[tokens].partitioningIndex { $0.range.lowerBound >= range.upperBound })
      }
      func append(_ code: Range<Int>) -> (tokens: Range<Int>, code: [Range<Int>]) {
        var lexer = SourceLexer(
          UnsafeBufferPointer(rebasing: bytes[..<code.upperBound]), language: language, from: code.lowerBound)
        all.append(.end)
        let start = all.count
        while let token = lexer.next() { all.append(token) }
        return (start..<all.count, lexer.interpolations)
      }
      let definitions = directives.filter { bytes.isDirective(at: $0.range.lowerBound, "define") }
      let macros = definitions.map { definition in
        let tokens = append((definition.range.lowerBound + 1)..<definition.range.upperBound).tokens
        // The name takes the place of the word `define`, and is not next to what it stands for.
        if tokens.count > 1 {
          (all[tokens.lowerBound], all[tokens.lowerBound + 1]) = (all[tokens.lowerBound + 1], .end)
        }
        return tokens
      }
      var interpolations: [Interpolation] = []
      var open = splitsLiterals ? [] : [(tokens: tokens, code: lexer.interpolations)]
      for _ in 0..<Self.deepestInterpolation where !open.isEmpty {
        var inner: [(tokens: Range<Int>, code: [Range<Int>])] = []
        for (tokens, code) in open {
          for code in code {
            let literal = all[tokens].partitioningIndex { $0.range.lowerBound > code.lowerBound } - 1
            let added = append(code)
            interpolations.append(Interpolation(literal: literal, tokens: added.tokens))
            if !added.code.isEmpty { inner.append(added) }
          }
        }
        open = inner
      }
      return (all, tokens, directives, macros, interpolations)
    }
  }

  /// Each level of interpolations in interpolations is read once more.
  private static let deepestInterpolation = 8

  /// The positions of all tokens, those of macros and of code in literals included.
  var positions: Range<Int> { all.indices }

  /// The token at a position; an end where there is none.
  subscript(position: Int) -> SourceToken { all.indices.contains(position) ? all[position] : .end }

  /// The position of the first token at an offset of the file, or behind it.
  func position(at offset: Int) -> Int { all[tokens].partitioningIndex { $0.range.lowerBound >= offset } }

  /// The code in a string literal, one range for each interpolation.
  func interpolations(ofLiteralAt position: Int) -> [Range<Int>] {
    let start = interpolations.partitioningIndex { $0.literal >= position }
    return interpolations[start...].prefix { $0.literal == position }.map(\.tokens)
  }
}

// MARK: - Words

extension SourceOutline {
  func text(_ token: SourceToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The text of the token at a position, if it is a word.
  func word(_ position: Int) -> String? { self[position].kind == .word ? text(self[position]) : nil }

  /// Whether a token is a word.
  func isWord(_ token: SourceToken, _ word: StaticString) -> Bool {
    token.kind == .word && bytes.isText(token.range, word)
  }

  /// Whether a word is at a position.
  func isWord(_ position: Int, _ word: StaticString) -> Bool { isWord(self[position], word) }

  /// Whether a word from outside is at a position.
  func isWord(_ position: Int, named name: String) -> Bool {
    let token = self[position]
    return token.kind == .word && bytes[token.range].elementsEqual(name.utf8)
  }

  /// Whether any of some words is at a position.
  func isWord(_ position: Int, anyOf words: [StaticString]) -> Bool {
    let token = self[position]
    return token.kind == .word && words.contains { bytes.isText(token.range, $0) }
  }

  /// Whether a word behind `class` says that this is a modifier: `class func` and the like declare no class.
  func isMember(behindClass position: Int) -> Bool { isWord(position, anyOf: Self.membersOfClasses) }

  private static let membersOfClasses: [StaticString] = [
    "func", "var", "let", "override", "final", "subscript", "private", "public", "internal", "fileprivate", "open",
    "static",
  ]

  /// Whether the token at a position is an equal sign that assigns, and no part of another operator.
  func isAssignment(at position: Int) -> Bool {
    guard isSign(position, "=") else { return false }
    if case .sign(let sign) = self[position - 1].kind, isAdjacent(position), "=<>!~+".utf8.contains(sign) {
      return false
    }
    if case .sign(let sign) = self[position + 1].kind, isAdjacent(position + 1) { return !"=<>!~".utf8.contains(sign) }
    return true
  }

  func isSign(_ position: Int, _ sign: Unicode.Scalar) -> Bool { self[position].isSign(sign) }

  /// Whether nothing stands between a token and the one before it.
  func isAdjacent(_ position: Int) -> Bool {
    self[position - 1].kind != .end && self[position - 1].range.upperBound == self[position].range.lowerBound
  }
}

// MARK: - Brackets

extension SourceOutline {
  /// The position of the bracket that is open at a position, if it is a parenthesis or a square bracket near by.
  func opening(around position: Int) -> Int? {
    var depth = 0
    for position in stride(from: position - 1, through: max(0, position - Self.longestList), by: -1) {
      switch self[position].kind {
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): depth += 1
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")):
        if depth == 0 { return self[position].isSign("{") ? nil : position }
        depth -= 1
      case .sign(UInt8(ascii: ";")) where depth == 0: return nil
      case .end: return nil
      default: continue
      }
    }
    return nil
  }

  /// Nobody writes more tokens in one pair of brackets that are no block.
  private static let longestList = 250

  /// The position of the angle bracket that opens what ends before a position; the position itself if nothing ends there.
  func start(ofGenericsBefore position: Int) -> Int {
    guard isSign(position - 1, ">") else { return position }
    var depth = 0
    for start in stride(from: position - 1, through: max(0, position - Self.longestList), by: -1) {
      if isSign(start, ">") { depth += 1 }
      if isSign(start, "<") { depth -= 1 }
      if depth == 0 { return start }
    }
    return position
  }

  /// The tokens of an expression, up to a comma or a bracket that ends it.
  func expression(at start: Int, longest: Int) -> Range<Int> {
    var depth = 0
    for position in start..<(start + longest) {
      switch self[position].kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")):
        if depth == 0 { return start..<position }
        depth -= 1
      case .sign(UInt8(ascii: ",")) where depth == 0: return start..<position
      case .sign(UInt8(ascii: ";")), .end: return start..<position
      default: continue
      }
    }
    return start..<(start + longest)
  }
}

// MARK: - Parameters

extension SourceOutline {
  /// A parameter of a Swift function.
  struct Parameter {
    let label: String
    /// The name that the body has for it.
    let name: String
    /// The last part of its type.
    let type: String
  }

  /// The parameters between parentheses, and the position behind these.
  func parameters(at parenthesis: Int) -> (parameters: [Parameter], end: Int) {
    var parameters: [Parameter] = []
    var position = parenthesis
    repeat {
      let tokens = expression(at: position + 1, longest: Self.longestList)
      parameter(tokens).map { parameters.append($0) }
      position = tokens.upperBound
    } while isSign(position, ",")
    return (parameters, isSign(position, ")") ? position + 1 : position)
  }

  private func parameter(_ tokens: Range<Int>) -> Parameter? {
    var start = tokens.lowerBound
    while isSign(start, "@") { start += 2 }
    guard let label = word(start), case let second = word(start + 1),
      case let colon = start + (second == nil ? 1 : 2), isSign(colon, ":"), tokens.contains(colon)
    else { return nil }
    var (depth, type) = (0, "")
    for position in (colon + 1)..<tokens.upperBound {
      switch self[position].kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")): depth -= 1
      case .sign(UInt8(ascii: "=")): return Parameter(label: label, name: second ?? label, type: type)
      case .word where depth == 0: type = text(self[position])
      default: continue
      }
    }
    return Parameter(label: label, name: second ?? label, type: type)
  }
}

// MARK: - Senders

extension SourceOutline {
  /// Whether some tokens ask an object for a member that not every sender of an action has.
  func asks(_ name: String, in tokens: Range<Int>) -> Bool {
    tokens.contains { position in
      guard isWord(position, named: name), !isSign(position - 1, ".") else { return false }
      // `sender.title`, `sender?.title`, `[sender title]`.
      let mark = isSign(position + 1, "?") || isSign(position + 1, "!") ? position + 2 : position + 1
      let member = isSign(mark, ".") ? word(mark + 1) : isSign(position - 1, "[") ? word(position + 1) : nil
      return member.map { !Self.commonMembers.contains($0) } ?? false
    }
  }

  private static let commonMembers: Set = [
    "tag", "isEnabled", "enabled", "setEnabled", "isHidden", "hidden", "setHidden", "tintColor", "setTintColor",
    "title", "setTitle", "image", "setImage", "state", "setState", "identifier", "representedObject",
    "accessibilityIdentifier", "accessibilityLabel", "description", "hash", "isEqual", "isKind", "isKindOfClass",
    "respondsToSelector", "responds", "class", "self", "menu", "isSelected", "selected", "setSelected", "frame",
    "bounds",
    "superview", "window",
  ]
}

// MARK: - Directives

extension SourceOutline {
  /// Where the tokens end of what stands between `#else` or `#elif` and `#endif`, by where they start.
  var alternatives: [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [[Int]] = []
    for directive in directives {
      if isNamed(directive, "if") {
        open.append([])
      } else if isNamed(directive, "el") {
        if open.isEmpty { open.append([]) }
        open[open.count - 1].append(directive.next)
      } else if isNamed(directive, "endif") {
        for start in open.popLast() ?? [] where start < directive.next { ends[start] = directive.next }
      }
    }
    for start in open.joined() where start < tokens.upperBound { ends[start] = tokens.upperBound }
    return ends
  }

  private func isNamed(_ directive: Directive, _ name: StaticString) -> Bool {
    bytes.isDirective(at: directive.range.lowerBound, name)
  }
}

extension SourceOutline {
  /// The modules that the file imports.
  var imports: Set<String> {
    var modules: Set<String> = []
    for position in tokens where isWord(position, "import") {
      if language == .swift ? isFirst(position) : isSign(position - 1, "@") {
        let isKind = language == .swift && word(position + 1).map(Self.kinds.contains) == true
        word(position + (isKind ? 2 : 1)).map { _ = modules.insert($0) }
      }
    }
    for directive in directives { module(importedBy: directive).map { _ = modules.insert($0) } }
    return modules
  }

  /// What of a module may be imported, as in `import class Shapes.Polygon`.
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let modifiers: [StaticString] = [
    "testable", "_exported", "_implementationOnly", "preconcurrency", "_spiOnly", "public", "package", "private",
  ]

  /// Whether only modifiers stand before a word in its line.
  private func isFirst(_ position: Int) -> Bool {
    let (before, token) = (self[position - 1], self[position])
    return before.kind == .end || isWord(position - 1, anyOf: Self.modifiers)
      || bytes[before.range.upperBound..<token.range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// The folder of the header in `#import <Shapes/Polygon.h>`. One that is in no folder is the system's, or lies anywhere.
  private func module(importedBy directive: Directive) -> String? {
    guard let line = line(ofImport: directive), let open = line.firstIndex(of: UInt8(ascii: "<")),
      let slash = line[open...].firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return String(decoding: line[(open + 1)..<slash], as: UTF8.self)
  }

  /// The headers that the file imports in quotation marks, as `#import "Shapes/Polygon.h"`: their names without folder and
  /// suffix.
  var quotedHeaders: Set<String> { Set(directives.compactMap(quotedHeader)) }

  private func quotedHeader(importedBy directive: Directive) -> String? {
    let quote = UInt8(ascii: "\"")
    guard let line = line(ofImport: directive), let open = line.firstIndex(of: quote),
      let close = line[(open + 1)...].firstIndex(of: quote),
      let name = line[(open + 1)..<close].split(separator: UInt8(ascii: "/")).last,
      case let header = String(decoding: name, as: UTF8.self), header.hasByteSuffix(".h")
    else { return nil }
    return String(header.dropLast(2))
  }

  private func line(ofImport directive: Directive) -> ArraySlice<UInt8>? {
    let start = directive.range.lowerBound
    let isImport = bytes.isDirective(at: start, "import") || bytes.isDirective(at: start, "include")
    return isImport ? bytes[directive.range] : nil
  }
}
