import Support

/// Finds where the names come from that a Swift file hands on: parameters of the functions around, and properties.
struct ReceiverScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let bodies: [TypeBody]
  /// What the open braces are of.
  private var open: [Scope] = []
  private var pending: Scope?

  private struct Scope {
    /// The name of the function; empty if it is none.
    var name = ""
    var place = 0
    var parameters: [Parameter] = []
    /// What generic parameters conform to.
    var constraints: [String: String] = [:]
    /// What local constants stand for.
    var aliases: [String: [String]] = [:]
  }

  private struct Parameter {
    let label: String
    let name: String
    let type: String
  }

  private struct Found: Hashable {
    let place: Int
    let receiver: NameReceiver
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, bodies: [TypeBody]) { (self.bytes, self.bodies) = (bytes, bodies) }

  /// Where the names of some uses come from, in the order of the file. A function that hands on a name twice counts once.
  mutating func receivers(of uses: [IdentifierUse]) -> [NameReceiver] {
    var rest = uses.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var found: [Found] = []
    var tokens = SourceTokenizer(bytes, language: .swift)
    var isMember = false
    while let use = rest.first, let token = tokens.next() {
      if token.range.lowerBound >= use.range.lowerBound {
        for receiver in receivers(of: use) where !found.contains(receiver) { found.append(receiver) }
        rest = rest.dropFirst()
      }
      visit(token, isMember: isMember, &tokens)
      isMember = token.isSign(".")
    }
    return found.map(\.receiver)
  }

  private mutating func visit(_ token: SourceToken, isMember: Bool, _ tokens: inout SourceTokenizer) {
    switch token.kind {
    case .sign(UInt8(ascii: "{")):
      open.append(pending ?? Scope())
      pending = nil
    case .sign(UInt8(ascii: "}")):
      _ = open.popLast()
      pending = nil
    case .word where isMember: break
    case .word where tokens.isWord(token, "func"):
      if let name = tokens.nextWord() { pending = function(tokens.text(name), token, &tokens) }
    case .word where tokens.isWord(token, "init"): pending = function("init", token, &tokens)
    case .word where tokens.isWord(token, "let"): readAlias(tokens)
    default: break
    }
  }

  /// The parameters after the name of a function.
  private func function(_ name: String, _ token: SourceToken, _ tokens: inout SourceTokenizer) -> Scope? {
    var function = Scope(name: name, place: token.range.lowerBound)
    if tokens.skip("<") {
      while let parameter = tokens.nextWord() {
        if tokens.skip(":"), let type = tokens.nextWord() {
          function.constraints[tokens.text(parameter)] = tokens.text(type)
        }
        guard tokens.skip(",") else { break }
      }
      while let token = tokens.next(), !token.isSign("(") { if token.isSign("{") { return nil } }
    } else if !tokens.skip("(") {
      return nil
    }
    while let label = tokens.nextWord() {
      let second = tokens.nextWord()
      guard tokens.skip(":") else { return function }
      let label = tokens.text(label)
      let type = Self.type(&tokens)
      function.parameters.append(Parameter(label: label, name: second.map(tokens.text) ?? label, type: type.name))
      if type.isLast { break }
    }
    return function
  }

  /// The name of a parameter's type, and whether no parameter follows.
  private static func type(_ tokens: inout SourceTokenizer) -> (name: String, isLast: Bool) {
    var (name, depth, isDefault) = ("", 0, false)
    while let token = tokens.next() {
      switch token.kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")):
        depth -= 1
        if depth < 0 { return (name, true) }
      case .sign(UInt8(ascii: ",")) where depth == 0: return (name, false)
      case .sign(UInt8(ascii: "=")): isDefault = true
      case .word where depth == 0 && !isDefault: name = tokens.text(token)
      default: continue
      }
    }
    return (name, true)
  }

  /// `let name = self.other`.
  private mutating func readAlias(_ tokens: SourceTokenizer) {
    var tokens = tokens
    guard !open.isEmpty, let name = tokens.nextWord(), tokens.skip("="), let first = tokens.nextWord() else { return }
    var path = [tokens.text(first)]
    while tokens.skip("."), let part = tokens.nextWord() { path.append(tokens.text(part)) }
    let text = tokens.text(name)
    if !tokens.skip("("), path != [text] { open[open.count - 1].aliases[text] = path }
  }
}

// MARK: - Uses

extension ReceiverScanner {
  /// Nobody renames a name more often.
  private static let mostAliases = 3

  private func receivers(of use: IdentifierUse) -> [Found] {
    guard case .constant(var path) = use.expression else { return [] }
    var isRaw = bytes[use.range].reversed().starts(with: ".rawValue".utf8.reversed())
    for _ in 0...Self.mostAliases {
      if path.last == "rawValue" {
        path.removeLast()
        isRaw = true
      }
      if path.count == 2, path[0] == "self" || path[0] == "Self" { return property(path[1], use, isRaw: isRaw) }
      guard path.count == 1 else { return [] }
      if let found = parameter(path[0], use, isRaw: isRaw) { return found }
      guard let alias = open.lazy.compactMap({ $0.aliases[path[0]] }).last else { break }
      path = alias
    }
    return path.count == 1 ? property(path[0], use, isRaw: isRaw) : []
  }

  /// A parameter of one of the functions around; nil if none has the name.
  private func parameter(_ name: String, _ use: IdentifierUse, isRaw: Bool) -> [Found]? {
    for function in open.reversed() {
      guard let parameter = function.parameters.first(where: { $0.name == name }) else { continue }
      let type = function.constraints[parameter.type] ?? parameter.type
      if isRaw { return [found(.rawValue(type: type), use, function.place)] }
      guard Self.texts.contains(type), parameter.label != "_" else { return [] }
      guard let owner = function.name == "init" ? use.enclosingType : function.name else { return [] }
      return [found(.argument(function: owner, label: parameter.label), use, function.place)]
    }
    return nil
  }

  private func property(_ name: String, _ use: IdentifierUse, isRaw: Bool) -> [Found] {
    guard let owner = use.enclosingType else { return [] }
    if isRaw { return name == "self" ? [found(.rawValue(type: owner), use, 0)] : [] }
    return [
      found(.argument(function: owner, label: name), use, 0),
      found(.property(name: name, protocolName: owner), use, 0),
    ]
  }

  private func found(_ origin: NameReceiver.Origin, _ use: IdentifierUse, _ place: Int) -> Found {
    Found(place: place, receiver: NameReceiver(origin: origin, kind: use.kind, isRequired: use.isRequired))
  }

  /// What texts are declared as.
  private static let texts: Set = ["String", "Name", "SceneIdentifier", "Identifier", "NSUserInterfaceItemIdentifier"]
}

/// Where code hands on a name that it is given: whoever gives it writes the text.
struct NameReceiver: Hashable, Sendable {
  /// Where the name comes from.
  enum Origin: Hashable, Sendable {
    /// The argument of a function, or of the initializers of a type, which stand under the type's name.
    case argument(function: String, label: String)
    /// A property of which each type with a protocol has its own.
    case property(name: String, protocolName: String)
    /// The raw values of an enumeration, or of those with a protocol.
    case rawValue(type: String)
  }

  let origin: Origin
  /// What the name stands for.
  let kind: IdentifierUse.Kind
  /// Whether the app crashes if nothing has the name.
  let isRequired: Bool
}
