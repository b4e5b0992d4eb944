/// Finds which names are generic parameters or associated types in a Swift file: they stand for any class.
struct GenericParameters {
  /// The names among those looked for.
  private(set) var names: Set<String> = []

  init(among wanted: Set<String>, in bytes: UnsafeBufferPointer<UInt8>) {
    var tokens = SourceTokenizer(bytes, language: .swift)
    while let token = tokens.next() {
      guard token.kind == .word else { continue }
      switch tokens.text(token) {
      case "associatedtype": add(tokens.nextWord(), wanted, tokens)
      case "func", "class", "struct", "enum", "actor", "typealias":
        guard tokens.nextWord() != nil else { continue }
        readParameters(&tokens, wanted)
      case "init", "subscript": readParameters(&tokens, wanted)
      default: continue
      }
    }
  }

  private mutating func add(_ word: SourceToken?, _ wanted: Set<String>, _ tokens: SourceTokenizer) {
    guard let word, case let name = tokens.text(word), wanted.contains(name) else { return }
    names.insert(name)
  }

  /// The names in `<Row: UIView, Key>`.
  private mutating func readParameters(_ tokens: inout SourceTokenizer, _ wanted: Set<String>) {
    guard tokens.skip("<") else { return }
    repeat {
      add(tokens.nextWord(), wanted, tokens)
    } while tokens.skipConstraint()
  }
}

extension SourceTokenizer {
  /// Passes over the rest of a generic parameter, and returns whether another one follows.
  fileprivate mutating func skipConstraint() -> Bool {
    var depth = 0
    while let token = next() {
      switch token.kind {
      case .sign(UInt8(ascii: "<")): depth += 1
      case .sign(UInt8(ascii: ">")):
        guard depth > 0 else { return false }
        depth -= 1
      case .sign(UInt8(ascii: ",")): if depth == 0 { return true }
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: "(")):
        pushBack(token)
        return false
      default: continue
      }
    }
    return false
  }
}
