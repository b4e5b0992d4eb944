/// A function or initializer of a type, and what it calls.
struct SwiftFunction {
  /// A call, as far as it can be told from the code alone.
  struct Call: Hashable {
    /// The type before the dot; `self` for none, and empty for a value.
    let receiver: String
    let name: String
    /// That of the first argument: `_` for none, and empty for a call without arguments.
    let label: String
  }

  /// The types that it is in, such as `Git.Command`; empty outside of types.
  let type: String
  let name: String
  /// That of the first parameter: `_` for none, and empty for a function without parameters.
  let label: String
  let path: String
  fileprivate(set) var calls: Set<Call> = []
  /// The names that follow a dot.
  fileprivate(set) var members: Set<Substring> = []

  /// As in `Git.init(nested:)`.
  var shown: String { "\(type).\(name)(\(label.isEmpty ? "" : label + ":"))" }

  /// The functions of a file.
  static func all(in source: SwiftSource) -> [SwiftFunction] {
    var reader = FunctionReader(source)
    reader.read()
    return reader.functions
  }
}

/// Reads the functions of a file, token by token.
private struct FunctionReader {
  private(set) var functions: [SwiftFunction] = []
  private let path: String
  private let tokens: [Substring]
  private var place = 0
  /// What each open brace belongs to.
  private var scopes: [Scope] = []
  private var declared: Scope?
  /// The parentheses and brackets that are open, for each open brace.
  private var depths = [0]

  private enum Scope {
    case type(String)
    case function(Int)
    case other
  }

  private static let types: Set<Substring> = ["struct", "class", "enum", "actor", "extension", "protocol"]
  private static let others: Set<Substring> = ["var", "let", "subscript", "deinit", "case", "typealias"]

  init(_ source: SwiftSource) {
    path = source.path
    var (tokens, start): ([Substring], String.Index?) = ([], nil)
    let code = source.code
    for index in code.indices {
      let character = code[index]
      let isPart = character.isLetter || character.isNumber || character == "_"
      if isPart {
        start = start ?? index
        continue
      }
      if let first = start { tokens.append(code[first..<index]) }
      start = nil
      if !character.isWhitespace { tokens.append(code[index...index]) }
    }
    self.tokens = tokens
  }

  mutating func read() {
    while place < tokens.count {
      readToken()
      place += 1
    }
  }

  private func token(_ offset: Int) -> Substring {
    tokens.indices.contains(place + offset) ? tokens[place + offset] : ""
  }

  private func isName(_ token: Substring) -> Bool { token.first.map { $0.isLetter || $0 == "_" } ?? false }

  /// The function that the place is in, the outermost one.
  private var function: Int? {
    for case .function(let index) in scopes { return index }
    return nil
  }

  private var typeName: String {
    scopes.compactMap { if case .type(let name) = $0 { name } else { nil } }.joined(separator: ".")
  }

  private mutating func readToken() {
    let token = tokens[place]
    switch token {
    case "{":
      scopes.append(depths.last == 0 ? declared ?? .other : .other)
      if depths.last == 0 { declared = nil }
      depths.append(0)
    case "}":
      _ = scopes.popLast()
      if depths.count > 1 { depths.removeLast() }
      declared = nil
    case "(", "[": depths[depths.count - 1] += 1
    case ")", "]": depths[depths.count - 1] -= 1
    case _ where function != nil: readUse(token)
    case _ where self.token(-1) == "." || depths.last != 0: break
    case _ where Self.types.contains(token): readType()
    case "func", "init": readFunction(token)
    case _ where Self.others.contains(token): declared = nil
    default: break
    }
  }

  private mutating func readType() {
    guard isName(token(1)), !["func", "var", "let"].contains(token(1)) else { return }
    var name = String(token(1))
    var next = 2
    while token(next) == ".", isName(token(next + 1)) {
      name += "." + token(next + 1)
      next += 2
    }
    declared = .type(name)
  }

  private mutating func readFunction(_ keyword: Substring) {
    let name = keyword == "init" ? keyword : token(1)
    var next = keyword == "init" ? 1 : 2
    while !["(", "{", "}", ""].contains(token(next)) { next += 1 }
    functions.append(
      SwiftFunction(
        type: typeName, name: String(name), label: token(next + 1) == ")" ? "" : String(token(next + 1)), path: path))
    declared = .function(functions.count - 1)
  }

  private mutating func readUse(_ name: Substring) {
    guard let function, isName(name) else { return }
    let isMember = token(-1) == "."
    if isMember { functions[function].members.insert(name) }
    guard token(1) == "(" else { return }
    let label = token(2) == ")" ? "" : token(3) == ":" && isName(token(2)) ? String(token(2)) : "_"
    var receiver = "self"
    if isMember { receiver = token(-2) == "self" || token(-2) == "Self" ? "self" : String(token(-2)) }
    let isType = receiver == "self" || receiver.first?.isUppercase ?? false
    let call = SwiftFunction.Call(receiver: isType ? receiver : "", name: String(name), label: label)
    let isCreation = !isMember && name.first?.isUppercase ?? false
    functions[function].calls.insert(
      isCreation ? SwiftFunction.Call(receiver: String(name), name: "init", label: label) : call)
  }
}
