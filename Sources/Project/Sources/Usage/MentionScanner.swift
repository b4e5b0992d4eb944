import Support

/// Notes what a source file names. What stands in comments does not count.
struct MentionScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private(set) var found = SourceMentions()
  /// The last tokens, the latest one last.
  private var recent: [SourceToken] = []
  /// The name that was read together with its keyword.
  private var declaredName: SourceToken?
  /// The literal that ended last.
  private var lastLiteral: (text: [UInt8], end: Int) = ([], -1)
  private var pending = Pending()
  /// How many literals are open around the code that is read.
  private var nesting = 0
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

  init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }

  mutating func scan() {
    let sites = IdentifierSites()
    var tokens = SourceTokenizer(bytes, language: language, sites: sites)
    while let token = tokens.next() { visit(token, &tokens) }
    for place in sites.definitions { visitDefinition(at: place) }
    for argument in arguments where madeVariables.contains(argument.variable) {
      note(argument.use, at: argument.range)
    }
  }

  /// Visits what a `#define` stands for.
  private mutating func visitDefinition(at place: Int) {
    var end = place
    repeat {
      end = bytes.firstPlace(of: UInt8(ascii: "\n"), from: end + 1)
    } while end < bytes.count
      && bytes[end - 1] == UInt8(ascii: "\\")
    (recent, assigned) = ([], nil)
    // Without an end here, a tokenizer would pass over all directives that follow.
    let line = UnsafeBufferPointer(rebasing: bytes[..<min(end, bytes.count)])
    var tokens = SourceTokenizer(line, language: language, from: place + 1)
    // The word `define`, and the name.
    _ = (tokens.nextWord(), tokens.nextWord())
    while let token = tokens.next() { visit(token, &tokens) }
  }

  private mutating func note(_ use: UsedName, at range: Range<Int>) {
    if found.computed[use] == nil { found.computed[use] = range }
  }

  private mutating func visit(_ token: SourceToken, _ tokens: inout SourceTokenizer) {
    switch token.kind {
    case .word: visitWord(token, &tokens)
    case .text: visitText(token, tokens)
    case .sign(let sign): visitSign(sign, token)
    }
    remember(token)
    if let name = declaredName { remember(name) }
    declaredName = nil
  }

  private mutating func remember(_ token: SourceToken) {
    if recent.count == 4 { recent.removeFirst() }
    recent.append(token)
  }

  /// The token some places back.
  private func before(_ distance: Int = 1) -> SourceToken? {
    distance <= recent.count ? recent[recent.count - distance] : nil
  }

  private func isBefore(_ sign: Unicode.Scalar, _ distance: Int = 1) -> Bool {
    before(distance)?.isSign(sign) == true
  }

  private func word(_ distance: Int = 1) -> String? {
    before(distance).flatMap { $0.kind == .word ? text($0.range) : nil }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func visitSign(_ sign: UInt8, _ token: SourceToken) {
    switch sign {
    case UInt8(ascii: "="):
      if let word = before(), word.kind == .word { assigned = (word.range, token.range.lowerBound) }
    case UInt8(ascii: ","): break
    default: pending.isCase = false
    }
    if sign == UInt8(ascii: "}") { (pending.isOutlet, pending.isAction, pending.isOverride) = (false, false, false) }
  }
}

// MARK: - Words

extension MentionScanner {
  private mutating func visitWord(_ token: SourceToken, _ tokens: inout SourceTokenizer) {
    let range = token.range
    noteMaking(range)
    if language == .swift, visitSwiftDeclaration(token, &tokens) { return }
    if language == .objectiveC, visitObjectiveCDeclaration(token, &tokens) { return }
    addWord(range)
    if let call = NameCall(bytes[range], isMember: isBefore("."), before: word(2), isFirst: isBefore("(")) {
      visit(call, after: range)
    }
  }

  private mutating func addWord(_ range: Range<Int>) {
    guard !isForgotten(after: range.upperBound) else { return }
    let hash = NameHash.exact(bytes[range])
    found.words.insert(hash)
    if isMember { found.members.insert(hash) }
    if isMember || pending.isCase { found.symbols.insert(NameHash.loose(bytes[range])) }
  }

  private var isMember: Bool {
    guard let token = before() else { return false }
    if token.isSign(".") { return true }
    guard language == .objectiveC else { return false }
    return token.isSign("]") || token.isSign(")") || token.isSign(">") && isBefore("-", 2) || token.kind == .word
  }

  /// Whether code only lets go of what a word stands for: `badge = nil`, `[badge release]`.
  private func isForgotten(after end: Int) -> Bool {
    var place = end
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    guard place < bytes.count else { return false }
    if bytes[place] == UInt8(ascii: "=") {
      place += 1
      while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
      return bytes.isText(place..<min(place + 3, bytes.count), "nil")
    }
    return place > end && language == .objectiveC
      && bytes.isText(place..<min(place + 8, bytes.count), "release]")
  }

  /// Notes that the variable which the line assigns to gets a text that is made of another one.
  private mutating func noteMaking(_ range: Range<Int>) {
    guard let variable = assigned, NameCall.makesNames(bytes[range]) else { return }
    assigned = nil
    guard !bytes[variable.place..<range.lowerBound].contains(UInt8(ascii: "\n")) else { return }
    madeVariables.insert(NameHash.exact(bytes[variable.name]))
  }
}

// MARK: - Declarations

extension MentionScanner {
  /// - Returns: Whether the word belongs to a declaration, and names nothing.
  private mutating func visitSwiftDeclaration(_ token: SourceToken, _ tokens: inout SourceTokenizer) -> Bool {
    switch text(token.range) {
    case "IBOutlet" where isBefore("@"): pending.isOutlet = true
    case "IBAction" where isBefore("@"): pending.isAction = true
    case "override": pending.isOverride = true
    case "case": pending.isCase = true
    case "var", "let":
      guard !isBefore("."), let name = tokens.nextWord() else { return false }
      if pending.isOutlet { addOutlet(name) }
      pending = Pending()
      declaredName = name
    case "func":
      guard !isBefore("."), let name = tokens.nextWord() else { return false }
      if pending.isAction { addAction(name, labels: swiftLabels(after: name.range.upperBound)) }
      pending = Pending()
      declaredName = name
    case "class", "struct", "enum", "extension", "protocol", "actor", "typealias", "import":
      guard !isBefore("."), let name = tokens.nextWord() else { return false }
      if ["func", "var", "let"].contains(text(name.range)) { tokens.pushBack(name) } else { declaredName = name }
    default: return false
    }
    return true
  }

  private mutating func visitObjectiveCDeclaration(_ token: SourceToken, _ tokens: inout SourceTokenizer) -> Bool {
    switch text(token.range) {
    case "interface" where isBefore("@"), "implementation" where isBefore("@"), "protocol" where isBefore("@"):
      _ = tokens.nextWord()
    case "class" where isBefore("@"), "synthesize" where isBefore("@"), "dynamic" where isBefore("@"):
      while let token = tokens.next(), !token.isSign(";") {}
    case "IBOutlet", "IBOutletCollection": readOutlets(&tokens)
    case "IBAction":
      guard tokens.skip(")"), let name = tokens.nextWord() else { return true }
      addAction(name, labels: objectiveCLabels(after: name.range.upperBound))
    default: return false
    }
    return true
  }

  /// The names before the semicolon.
  private mutating func readOutlets(_ tokens: inout SourceTokenizer) {
    var last: SourceToken?
    while let token = tokens.next() {
      if token.isSign(";") || token.isSign(",") {
        last.map { addOutlet($0) }
        last = nil
        if token.isSign(";") { return }
      } else if token.kind == .word {
        last.map { addWord($0.range) }
        last = token
      } else if token.isSign("{") || token.isSign("}") {
        return
      }
    }
  }

  private mutating func addOutlet(_ name: SourceToken) {
    var outlet = DeclaredConnection(name: text(name.range), range: name.range, selectors: [])
    let limit = min(bytes.count, name.range.upperBound + Self.longestLine)
    let rest = bytes[name.range.upperBound..<limit].prefix { $0 != UInt8(ascii: "\n") }
    outlet.isUsedByItself = language == .swift && (pending.isOverride || rest.contains(UInt8(ascii: "{")))
    found.connections.append(outlet)
  }

  /// Nobody writes longer lines or lists of parameters, and a file may have many.
  private static let longestLine = 1_000

  private mutating func addAction(_ name: SourceToken, labels: [String]) {
    let base = text(name.range)
    let selectors = language == .swift ? SwiftSelector.names(base, labels: labels) : [base + labels.joined()]
    var action = DeclaredConnection(name: base, range: name.range, selectors: selectors)
    action.isUsedByItself = pending.isOverride
    found.connections.append(action)
  }

  /// The labels of parameters, up to the closing parenthesis.
  private func swiftLabels(after place: Int) -> [String] {
    var tokens = SourceTokenizer(bytes, language: .swift, from: place)
    guard tokens.skip("(") else { return [] }
    var labels: [String] = []
    var (depth, isStart) = (1, true)
    while depth > 0, let token = tokens.next(), token.range.lowerBound < place + Self.longestLine {
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
      case .sign(UInt8(ascii: ",")): isStart = depth == 1
      case .word where isStart:
        labels.append(text(token.range))
        isStart = false
      default: continue
      }
    }
    return labels
  }

  /// What follows the name of a method: `:` and `forBadge:`.
  private func objectiveCLabels(after place: Int) -> [String] {
    var tokens = SourceTokenizer(bytes, language: .objectiveC, from: place)
    var labels: [String] = []
    var (depth, last) = (0, "")
    while let token = tokens.next(), token.range.lowerBound < place + Self.longestLine {
      switch token.kind {
      case .sign(UInt8(ascii: "(")): depth += 1
      case .sign(UInt8(ascii: ")")): depth -= 1
      case .sign(UInt8(ascii: ":")) where depth == 0: labels.append(last + ":")
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "}")):
        return labels
      case .word where depth == 0: last = text(token.range)
      default: continue
      }
    }
    return labels
  }
}

// MARK: - Texts

extension MentionScanner {
  private mutating func visitText(_ token: SourceToken, _ tokens: SourceTokenizer) {
    let literal = LiteralText(token.range, bytes, language: language)
    if literal.pieces.count > 1 {
      found.patterns.insert(TextPattern(prefix: literal.pieces[0], suffix: literal.pieces[literal.pieces.count - 1]))
      if literal.isComposite { found.hasComposites = true }
      // Texts of SwiftUI have specifiers for the values in between.
      found.literals.insert(NameHash.outline(literal.pieces))
      visitCode(at: literal.interpolations, before: token.range.upperBound)
      return
    }
    let text = literal.pieces[0]
    guard !isRegistration else {
      let name = String(decoding: text, as: UTF8.self)
      if !name.isEmpty { found.registrations.append((name, token.range)) }
      return
    }
    add(text)
    if isJoined { add(lastLiteral.text + text) }
    lastLiteral = (isJoined ? lastLiteral.text + text : text, token.range.upperBound)
    if text.contains(UInt8(ascii: "%")) { found.patterns.formUnion(Self.format(text)) }
    addConcatenation(text, token, tokens)
  }

  /// Whether the literal continues the one before it, as those of C do.
  private var isJoined: Bool {
    guard language == .objectiveC, let token = before() else { return false }
    let end = token.isSign("@") ? before(2)?.range.upperBound : token.range.upperBound
    return end == lastLiteral.end
  }

  private var isRegistration: Bool {
    let distance = isBefore("@") ? 2 : 1
    guard isBefore(":", distance), let label = word(distance + 1) else { return false }
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
  private mutating func addConcatenation(_ text: [UInt8], _ token: SourceToken, _ tokens: SourceTokenizer) {
    var rest = tokens
    var next = rest.next()
    if next?.isSign(".") == true { next = rest.next() }
    let isExtended =
      next.map { next in
        next.isSign("+")
          || next.kind == .word && (self.text(next.range).contains("ppending") || rest.isWord(next, "append"))
      } ?? false
    let distance = isBefore("@") ? 2 : 1
    let isAdded =
      isBefore("+", distance) || isBefore("=", distance) && isBefore("+", distance + 1)
      || (isBefore(":", distance) || isBefore("(", distance))
        && (word(distance + 1).map { $0.contains("ppend") } ?? false)
    if isExtended { found.patterns.insert(TextPattern(prefix: text)) }
    if isAdded { found.patterns.insert(TextPattern(suffix: text)) }
  }

  /// Visits the code between the pieces of a literal.
  private mutating func visitCode(at starts: [Int], before end: Int) {
    // Each level reads the levels in it once more.
    guard nesting < Self.deepestNesting else { return }
    nesting += 1
    defer { nesting -= 1 }
    let outer = (recent, pending)
    for start in starts {
      var tokens = SourceTokenizer(bytes, language: language, from: start)
      var depth = 1
      recent = []
      while let token = tokens.next(), token.range.lowerBound < end {
        if token.isSign("(") { depth += 1 }
        if token.isSign(")") { depth -= 1 }
        if depth == 0 { break }
        visit(token, &tokens)
      }
    }
    (recent, pending) = outer
  }

  private static let deepestNesting = 8
}

// MARK: - Calls

extension MentionScanner {
  private mutating func visit(_ call: NameCall, after word: Range<Int>) {
    guard let argument = call.argument(after: word.upperBound, bytes, language) else { return }
    switch argument {
    case .patterns(let patterns):
      for var pattern in patterns {
        pattern.use = call.use
        found.patterns.insert(pattern)
      }
    case .variable(let name): arguments.append((call.use, NameHash.exact(bytes[name]), name))
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
