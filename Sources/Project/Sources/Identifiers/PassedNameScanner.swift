/// Finds arguments that may be names, and the parameters that take them, at labels such as `identifier` and `nibName`.
struct PassedNameScanner {
  let outline: SourceOutline
  let bodies: [TypeBody]

  /// What stands at some words, other than what is understood already.
  func names(at words: [Int], except uses: [IdentifierUse]) -> [PassedName] {
    let found = words.compactMap(name)
    guard !found.isEmpty else { return [] }
    let known = Set(uses.map(\.range.lowerBound))
    return found.filter { !known.contains($0.range.lowerBound) }
  }

  private func name(at word: Int) -> PassedName? {
    guard isLabel(word), let function = function(around: word) else { return nil }
    let (label, range) = (outline.text(outline[word]), outline[word].range)
    let type = bodies.innermost(at: range.lowerBound)
    guard let name = function.name ?? type else { return nil }
    if function.isDeclaration {
      return PassedName(function: name, label: label, value: nil, range: range, enclosingType: type)
    }
    var reader = IdentifierExpressionReader(outline, at: word + 1)
    guard reader.skip(":"), let value = reader.expression() else { return nil }
    switch value {
    case .literal: break
    case .constant(let path) where path.count > 1 && path[0] != "self": break
    default: return nil
    }
    return PassedName(function: name, label: label, value: value, range: reader.range, enclosingType: type)
  }

  /// Whether a colon follows, or the name of a parameter and a colon.
  private func isLabel(_ word: Int) -> Bool {
    outline.isSign(word + 1, ":") || outline[word + 1].kind == .word && outline.isSign(word + 2, ":")
  }

  /// The function in whose parentheses a word is; its name is nil for an initializer of the type around it.
  private func function(around word: Int) -> (name: String?, isDeclaration: Bool)? {
    guard let parenthesis = outline.opening(around: word), outline.isSign(parenthesis, "("),
      case var reader = BackwardCursor(outline, before: outline.start(ofGenericsBefore: parenthesis)),
      case let path = reader.path(), let name = path.last
    else { return nil }
    if name == "init" {
      guard path.count > 1 else { return reader.skip(".") ? nil : (nil, true) }
      return path[path.count - 2].first?.isUppercase == true ? (path[path.count - 2], false) : nil
    }
    return (name, path.count == 1 && reader.skip(word: "func"))
  }
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
