/// Finds arguments that may be names, and the parameters that take them, at labels such as `identifier` and `nibName`.
struct PassedNameScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let bodies: [TypeBody]

  init(_ bytes: UnsafeBufferPointer<UInt8>, bodies: [TypeBody]) { (self.bytes, self.bodies) = (bytes, bodies) }

  /// What stands at the words that a tokenizer noted, other than what is understood already.
  func names(at sites: IdentifierSites, except uses: [IdentifierUse]) -> [PassedName] {
    var known: Set<Int>?
    return sites.words.compactMap { word in
      guard let name = name(at: word) else { return nil }
      if known == nil { known = Set(uses.map(\.range.lowerBound)) }
      return known?.contains(name.range.lowerBound) == true ? nil : name
    }
  }

  private func name(at word: Range<Int>) -> PassedName? {
    guard isLabel(word), let function = function(around: word.lowerBound) else { return nil }
    let type = bodies.innermost(at: word.lowerBound)
    guard let name = function.name ?? type else { return nil }
    let label = String(decoding: bytes[word], as: UTF8.self)
    if function.isDeclaration {
      return PassedName(function: name, label: label, value: nil, range: word, enclosingType: type)
    }
    var reader = IdentifierExpressionReader(bytes, language: .swift, from: word.upperBound)
    guard reader.skip(":"), let value = reader.expression() else { return nil }
    switch value {
    case .literal: break
    case .constant(let path) where path.count > 1 && path[0] != "self": break
    default: return nil
    }
    return PassedName(function: name, label: label, value: value, range: reader.range, enclosingType: type)
  }

  /// Whether a colon follows, or the name of a parameter and a colon.
  private func isLabel(_ word: Range<Int>) -> Bool {
    var place = word.upperBound
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    guard place < bytes.count else { return false }
    if bytes[place] == UInt8(ascii: ":") { return true }
    guard place > word.upperBound else { return false }
    while place < bytes.count, SourceTokenizer.isWordByte(bytes[place]) { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: ":")
  }

  /// The function in whose parentheses a place is; its name is nil for an initializer of the type around it.
  private func function(around place: Int) -> (name: String?, isDeclaration: Bool)? {
    guard let parenthesis = openParenthesis(before: place) else { return nil }
    var reader = BackwardReader(bytes, from: parenthesis)
    if reader.skip(">") {
      guard let angle = openAngle(before: reader.place) else { return nil }
      reader = BackwardReader(bytes, from: angle)
    }
    let path = reader.path()
    guard let name = path.last else { return nil }
    if name == "init" {
      guard path.count > 1 else { return reader.skip(".") ? nil : (nil, true) }
      return path[path.count - 2].first?.isUppercase == true ? (path[path.count - 2], false) : nil
    }
    return (name, path.count == 1 && reader.skip(word: "func"))
  }

  private func openParenthesis(before place: Int) -> Int? {
    var depth = 0
    for place in stride(from: place - 1, through: max(0, place - Self.longestCall), by: -1) {
      switch bytes[place] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 { return bytes[place] == UInt8(ascii: "(") ? place : nil }
        depth -= 1
      case UInt8(ascii: ";") where depth == 0: return nil
      default: continue
      }
    }
    return nil
  }

  private func openAngle(before place: Int) -> Int? {
    var depth = 1
    for place in stride(from: place - 1, through: max(0, place - Self.longestCall), by: -1) {
      if bytes[place] == UInt8(ascii: ">") { depth += 1 }
      if bytes[place] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// Names stand near the start of a call.
  private static let longestCall = 400
}

/// An argument whose label ends like those of names, or the parameter of a function.
struct PassedName: Hashable, Sendable {
  /// The function that gets the argument, or has the parameter; for an initializer, its type.
  let function: String
  let label: String
  /// The argument; nil for a parameter.
  let value: IdentifierExpression?
  let range: Range<Int>
  /// The type that the code is in; nil if it is in none.
  let enclosingType: String?
}

/// The braces of a type in a source file.
struct TypeBody {
  let name: String
  let start: Int
  var end: Int
}

extension [TypeBody] {
  /// The innermost type around a place. The bodies are in the order of their starts.
  func innermost(at place: Int) -> String? {
    last { $0.start <= place && place < $0.end }?.name
  }
}
