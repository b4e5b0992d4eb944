import Support

/// Finds where the names come from that a Swift file hands on: parameters of the functions around, and properties.
struct ReceiverScanner {
  private let outline: SourceOutline
  /// What the open braces are of.
  private var open: [Scope] = []
  private var pending: Scope?

  private struct Scope {
    /// The name of the function; empty if it is none.
    var name = ""
    var place = 0
    var parameters: [SourceOutline.Parameter] = []
    /// What generic parameters conform to.
    var constraints: [String: String] = [:]
    /// What local constants stand for.
    var aliases: [String: [String]] = [:]
  }

  private struct Found: Hashable {
    let place: Int
    let receiver: NameReceiver
  }

  init(_ outline: SourceOutline) { self.outline = outline }

  /// Where the names of some uses come from, in the order of the file. A function that hands on a name twice counts once.
  mutating func receivers(of uses: [IdentifierUse]) -> [NameReceiver] {
    var rest = uses.sorted { $0.range.lowerBound < $1.range.lowerBound }[...]
    var found: [Found] = []
    var tokens = TokenCursor(outline)
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

  private mutating func visit(_ token: SourceToken, isMember: Bool, _ tokens: inout TokenCursor) {
    switch token.kind {
    case .sign(UInt8(ascii: "{")):
      open.append(pending ?? Scope())
      pending = nil
    case .sign(UInt8(ascii: "}")):
      _ = open.popLast()
      pending = nil
    case .word where isMember: break
    case .word where outline.isWord(token, "func"):
      if let name = tokens.nextName() { pending = function(name, token, &tokens) }
    case .word where outline.isWord(token, "init"): pending = function("init", token, &tokens)
    case .word where outline.isWord(token, "let"): readAlias(tokens)
    default: break
    }
  }

  /// The parameters after the name of a function.
  private func function(_ name: String, _ token: SourceToken, _ tokens: inout TokenCursor) -> Scope? {
    var function = Scope(name: name, place: token.range.lowerBound)
    if tokens.skip("<") {
      while let parameter = tokens.nextName() {
        if tokens.skip(":"), let type = tokens.nextName() { function.constraints[parameter] = type }
        guard tokens.skip(",") else { break }
      }
      while let token = tokens.next(), !token.isSign("(") { if token.isSign("{") { return nil } }
    } else if !tokens.skip("(") {
      return nil
    }
    (function.parameters, tokens.position) = outline.parameters(at: tokens.position - 1)
    return function
  }

  /// `let name = self.other`.
  private mutating func readAlias(_ tokens: TokenCursor) {
    var tokens = tokens
    guard !open.isEmpty, let name = tokens.nextName(), tokens.skip("="), let first = tokens.nextName() else { return }
    let path = [first] + tokens.members()
    if !tokens.skip("("), path != [name] { open[open.count - 1].aliases[name] = path }
  }
}

// MARK: - Uses

extension ReceiverScanner {
  /// Nobody renames a name more often.
  private static let mostAliases = 3

  private func receivers(of use: IdentifierUse) -> [Found] {
    guard case .constant(var path) = use.expression else { return [] }
    var isRaw = outline.bytes[use.range].reversed().starts(with: ".rawValue".utf8.reversed())
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
