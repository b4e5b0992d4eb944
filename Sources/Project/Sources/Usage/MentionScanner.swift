import Support

/// What one source file names, as far as something may be used by it, and the outlets and actions that it declares.
package struct SourceMentions: Sendable {
  /// Exact hashes of string literals, and of the names of files in them.
  package var literals: Set<UInt64> = []
  /// The texts that are put together.
  package var patterns: Set<TextPattern> = []
  /// Loose hashes of what stands behind a dot, and of the cases of enumerations, which may have them as raw values.
  package var symbols: Set<UInt64> = []
  /// Exact hashes of the members that code asks objects for.
  package var members: Set<UInt64> = []
  /// Exact hashes of all words but those of declarations.
  package var words: Set<UInt64> = []
  package var connections: [DeclaredConnection] = []
  /// The reuse identifiers that code registers views with.
  package var registrations: [(name: String, range: Range<Int>)] = []
  /// Where names are made that nothing tells about, the first place of each kind.
  package var computed: [UsedName: Range<Int>] = [:]
  /// Whether texts are made of several values alone.
  package var hasComposites = false
  /// Whether a tool made the file of the project's resources. It names all of them, and uses none.
  package var isGenerated = false

  /// Scans a file. The suffix of its path decides whether it is in Swift or Objective-C.
  package init(_ bytes: [UInt8], path: String) {
    guard let language = SourceSummary.language(of: path) else { return }
    let head = String(decoding: bytes.prefix(Self.headLength), as: UTF8.self)
    isGenerated = Self.generators.contains(where: head.contains)
    guard !isGenerated else { return }
    var scanner = MentionScanner(SourceOutline(bytes, language: language))
    scanner.scan()
    self = scanner.found
  }

  init() {}

  private static let headLength = 400
  private static let generators = ["using SwiftGen", "by R.swift", "R.generated.swift"]
}

/// Notes what a source file names. What stands in comments does not count.
struct MentionScanner {
  private let outline: SourceOutline
  private(set) var found = SourceMentions()
  /// The literal that ended last.
  private var lastLiteral: (text: [UInt8], end: Int) = ([], -1)
  private var pending = Pending()
  /// The variable that a line assigns to, and those whose values are made of others.
  private var assigned: (name: Range<Int>, place: Int)?
  private var madeVariables: Set<UInt64> = []
  private var arguments: [(use: UsedName, variable: UInt64, range: Range<Int>)] = []

  /// What was read of a declaration that is not complete yet.
  private struct Pending {
    var isOutlet = false
    var isAction = false
    var isOverride = false
    /// Whether the names of cases may come.
    var isCase = false
  }

  init(_ outline: SourceOutline) { self.outline = outline }

  mutating func scan() {
    visit(outline.tokens)
    for macro in outline.macros {
      assigned = nil
      visit(macro.dropFirst(2))
    }
    for argument in arguments where madeVariables.contains(argument.variable) {
      note(argument.use, at: argument.range)
    }
  }

  private mutating func note(_ use: UsedName, at range: Range<Int>) {
    if found.computed[use] == nil { found.computed[use] = range }
  }

  private mutating func visit(_ tokens: Range<Int>) {
    var position = tokens.lowerBound
    while position < tokens.upperBound {
      switch outline[position].kind {
      case .word: visitWord(&position)
      case .text: visitText(position)
      case .sign(let sign): visitSign(sign, position)
      case .end: break
      }
      position += 1
    }
  }

  private mutating func visitSign(_ sign: UInt8, _ position: Int) {
    switch sign {
    case UInt8(ascii: "="):
      let (word, sign) = (outline[position - 1], outline[position])
      if word.kind == .word { assigned = (word.range, sign.range.lowerBound) }
    case UInt8(ascii: ","): break
    default: pending.isCase = false
    }
    if sign == UInt8(ascii: "}") { (pending.isOutlet, pending.isAction, pending.isOverride) = (false, false, false) }
  }
}

// MARK: - Words

extension MentionScanner {
  /// - Parameter position: That of the word, then that of the last token that belongs to its declaration.
  private mutating func visitWord(_ position: inout Int) {
    let word = outline.text(outline[position])
    noteMaking(position)
    if outline.language == .swift {
      if visitSwiftDeclaration(word, &position) { return }
    } else if visitObjectiveCDeclaration(word, &position) {
      return
    }
    addWord(position)
    let call = NameCall(
      word, isMember: outline.isSign(position - 1, "."), before: outline.word(position - 2),
      isFirst: outline.isSign(position - 1, "("))
    if let call { visit(call, after: position) }
  }

  private mutating func addWord(_ position: Int) {
    guard !isForgotten(position) else { return }
    let bytes = outline.bytes[outline[position].range]
    let (hash, isMember) = (NameHash.exact(bytes), isMember(position))
    found.words.insert(hash)
    if isMember { found.members.insert(hash) }
    if isMember || pending.isCase { found.symbols.insert(NameHash.loose(bytes)) }
  }

  private func isMember(_ position: Int) -> Bool {
    let before = outline[position - 1]
    if before.isSign(".") { return true }
    guard outline.language == .objectiveC else { return false }
    return before.isSign("]") || before.isSign(")") || before.isSign(">") && outline.isSign(position - 2, "-")
      || before.kind == .word
  }

  /// Whether code only lets go of what a word stands for: `badge = nil`, `[badge release]`.
  private func isForgotten(_ position: Int) -> Bool {
    if outline.isSign(position + 1, "=") { return outline.isWord(position + 2, "nil") }
    return outline.language == .objectiveC && outline.isWord(position + 1, "release")
      && outline.isSign(position + 2, "]")
  }

  /// Notes that the variable which the line assigns to gets a text that is made of another one.
  private mutating func noteMaking(_ position: Int) {
    let token = outline[position]
    guard let variable = assigned, NameCall.makesNames(token, in: outline) else { return }
    assigned = nil
    guard !outline.bytes[variable.place..<token.range.lowerBound].contains(UInt8(ascii: "\n")) else { return }
    madeVariables.insert(NameHash.exact(outline.bytes[variable.name]))
  }
}

// MARK: - Declarations

extension MentionScanner {
  /// - Returns: Whether the word belongs to a declaration, and names nothing.
  private mutating func visitSwiftDeclaration(_ word: String, _ position: inout Int) -> Bool {
    let name = position + 1
    switch word {
    case "IBOutlet" where outline.isSign(position - 1, "@"): pending.isOutlet = true
    case "IBAction" where outline.isSign(position - 1, "@"): pending.isAction = true
    case "override": pending.isOverride = true
    case "case": pending.isCase = true
    case "var", "let", "func":
      guard !outline.isSign(position - 1, "."), outline[name].kind == .word else { return false }
      if word == "func" {
        if pending.isAction {
          let parameters = outline.isSign(name + 1, "(") ? outline.parameters(at: name + 1).parameters : []
          addAction(name, labels: parameters.map(\.label))
        }
      } else if pending.isOutlet {
        addOutlet(name)
      }
      pending = Pending()
      position = name
    case "class", "struct", "enum", "extension", "protocol", "actor", "typealias", "import":
      guard !outline.isSign(position - 1, "."), outline[name].kind == .word else { return false }
      if !outline.isWord(name, anyOf: ["func", "var", "let"]) { position = name }
    default: return false
    }
    return true
  }

  private mutating func visitObjectiveCDeclaration(_ word: String, _ position: inout Int) -> Bool {
    let isDirective = outline.isSign(position - 1, "@")
    switch word {
    case "interface" where isDirective, "implementation" where isDirective, "protocol" where isDirective:
      if outline[position + 1].kind == .word { position += 1 }
    case "class" where isDirective, "synthesize" where isDirective, "dynamic" where isDirective:
      while outline[position + 1].kind != .end, !outline.isSign(position, ";") { position += 1 }
    case "IBOutlet", "IBOutletCollection": readOutlets(&position)
    case "IBAction":
      guard outline.isSign(position + 1, ")"), outline[position + 2].kind == .word else { return true }
      position += 2
      addAction(position, labels: objectiveCLabels(after: position))
    default: return false
    }
    return true
  }

  /// The names before the semicolon.
  private mutating func readOutlets(_ position: inout Int) {
    var last: Int?
    while outline[position + 1].kind != .end {
      position += 1
      switch outline[position].kind {
      case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: ",")):
        last.map { addOutlet($0) }
        last = nil
        if outline.isSign(position, ";") { return }
      case .word:
        last.map { addWord($0) }
        last = position
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")): return
      default: continue
      }
    }
  }

  private mutating func addOutlet(_ position: Int) {
    let name = outline[position]
    var outlet = DeclaredConnection(name: outline.text(name), range: name.range, selectors: [])
    let limit = min(outline.bytes.count, name.range.upperBound + Self.longestLine)
    let rest = outline.bytes[name.range.upperBound..<limit].prefix { $0 != UInt8(ascii: "\n") }
    outlet.isUsedByItself = outline.language == .swift && (pending.isOverride || rest.contains(UInt8(ascii: "{")))
    found.connections.append(outlet)
  }

  /// Nobody writes longer lines.
  private static let longestLine = 1_000
  /// Nobody writes longer lists of parameters, and a file may have many.
  private static let longestList = 300

  private mutating func addAction(_ position: Int, labels: [String]) {
    let base = outline.text(outline[position])
    let selectors = outline.language == .swift ? SwiftSelector.names(base, labels: labels) : [base + labels.joined()]
    var action = DeclaredConnection(name: base, range: outline[position].range, selectors: selectors)
    action.isUsedByItself = pending.isOverride
    found.connections.append(action)
  }

  /// What follows the name of a method: `:` and `forBadge:`.
  private func objectiveCLabels(after name: Int) -> [String] {
    var labels: [String] = []
    var (depth, last) = (0, "")
    for position in (name + 1)..<(name + Self.longestList) {
      switch outline[position].kind {
      case .sign(UInt8(ascii: "(")): depth += 1
      case .sign(UInt8(ascii: ")")): depth -= 1
      case .sign(UInt8(ascii: ":")) where depth == 0: labels.append(last + ":")
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "}")), .end:
        return labels
      case .word where depth == 0: last = outline.text(outline[position])
      default: continue
      }
    }
    return labels
  }
}

// MARK: - Texts

extension MentionScanner {
  private mutating func visitText(_ position: Int) {
    let token = outline[position]
    let literal = LiteralText(token, in: outline)
    if literal.pieces.count > 1 {
      found.patterns.insert(TextPattern(prefix: literal.pieces[0], suffix: literal.pieces[literal.pieces.count - 1]))
      if literal.isComposite { found.hasComposites = true }
      // Texts of SwiftUI have specifiers for the values in between.
      found.literals.insert(NameHash.outline(literal.pieces))
      let outer = pending
      for code in outline.interpolations(ofLiteralAt: position) { visit(code) }
      pending = outer
      return
    }
    // The `@` of Objective-C is no part of the literal.
    let start = outline.isSign(position - 1, "@") ? position - 1 : position
    let text = literal.pieces[0]
    guard !isRegistration(start) else {
      let name = String(decoding: text, as: UTF8.self)
      if !name.isEmpty { found.registrations.append((name, token.range)) }
      return
    }
    add(text)
    // A literal may continue the one before it, as those of C do.
    let isJoined = outline.language == .objectiveC && outline[start - 1].range.upperBound == lastLiteral.end
    if isJoined { add(lastLiteral.text + text) }
    lastLiteral = (isJoined ? lastLiteral.text + text : text, token.range.upperBound)
    if text.contains(UInt8(ascii: "%")) { found.patterns.formUnion(Self.format(text)) }
    addConcatenation(text, start..<(position + 1))
  }

  private func isRegistration(_ start: Int) -> Bool {
    guard outline.isSign(start - 1, ":"), let label = outline.word(start - 2) else { return false }
    return NameTaker(label)?.isRegistration == true
  }

  private mutating func add(_ text: [UInt8]) {
    found.literals.insert(NameHash.exact(text))
    // `Icons/badge@2x.png`, and the selector `show:`.
    let file = text.lastIndex(of: UInt8(ascii: "/")).map { text[($0 + 1)...] } ?? text[...]
    if file.count < text.count { found.literals.insert(NameHash.exact(file)) }
    for sign in [UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: ":")] {
      if let place = file.firstIndex(of: sign) { found.literals.insert(NameHash.exact(file[..<place])) }
      if let place = file.lastIndex(of: sign) {
        found.literals.insert(NameHash.exact(file[..<place]))
        // The last part of a key path.
        found.literals.insert(NameHash.exact(file[(place + 1)...]))
      }
    }
  }

  /// What a format says about the texts that are made with it.
  static func format(_ text: [UInt8]) -> [TextPattern] {
    guard let first = text.firstIndex(of: UInt8(ascii: "%")), let last = text.lastIndex(of: UInt8(ascii: "%")) else {
      return []
    }
    // `%@`, `%2$@`, `%.1f`, `%02ld`.
    let ends = text[(last + 1)...].firstIndex { byte in
      byte == UInt8(ascii: "@") || byte.isASCIILetter && byte != UInt8(ascii: "l")
    }
    let suffix = ends.map { Array(text[($0 + 1)...]) } ?? []
    return [TextPattern(prefix: Array(text[..<first]), suffix: suffix)]
  }

  /// Notes what is put before or behind a literal.
  private mutating func addConcatenation(_ text: [UInt8], _ literal: Range<Int>) {
    let next = literal.upperBound + (outline.isSign(literal.upperBound, ".") ? 1 : 0)
    let isExtended =
      outline.isSign(next, "+") || outline.word(next).map(NameCall.appenders.contains) ?? false
    let before = literal.lowerBound - 1
    let isAdded =
      outline.isSign(before, "+") || outline.isSign(before, "=") && outline.isSign(before - 1, "+")
      || (outline.isSign(before, ":") || outline.isSign(before, "("))
        && outline.word(before - 1).map(NameCall.appenders.contains) ?? false
    if isExtended { found.patterns.insert(TextPattern(prefix: text)) }
    if isAdded { found.patterns.insert(TextPattern(suffix: text)) }
  }
}

// MARK: - Calls

extension MentionScanner {
  private mutating func visit(_ call: NameCall, after word: Int) {
    guard let argument = call.argument(after: word, in: outline) else { return }
    switch argument {
    case .patterns(let patterns):
      for var pattern in patterns {
        pattern.use = call.use
        found.patterns.insert(pattern)
      }
    case .variable(let name): arguments.append((call.use, NameHash.exact(outline.bytes[name]), name))
    case .computed(let range): note(call.use, at: range)
    }
  }
}

/// An outlet or an action that a source file declares for documents to connect.
package struct DeclaredConnection: Sendable {
  package let name: String
  /// The bytes of the name in the file.
  package let range: Range<Int>
  /// The Objective-C selectors that an action may have; empty for an outlet.
  package let selectors: [String]
  /// Whether the declaration itself does something, as `didSet` does, or overrides another one.
  package var isUsedByItself = false

  /// Whether it is an action.
  package var isAction: Bool { !selectors.isEmpty }
}
