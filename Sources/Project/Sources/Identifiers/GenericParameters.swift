/// Finds the parameters of generic functions and types, and the associated types of protocols, in a Swift file: names that may stand for any class.
enum GenericParameters {
  static func names(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var tokens = SourceTokenizer(bytes, language: .swift)
    var names: Set<String> = []
    while let token = tokens.next() {
      guard token.kind == .word else { continue }
      if tokens.isWord(token, "associatedtype"), let name = tokens.nextWord() { names.insert(tokens.text(name)) }
      guard mayBeGeneric(token, tokens) else { continue }
      if !tokens.isWord(token, "init"), tokens.nextWord() == nil { continue }
      if tokens.skip("<") { readParameters(&tokens, into: &names) }
    }
    return names
  }

  private static func mayBeGeneric(_ token: SourceToken, _ tokens: SourceTokenizer) -> Bool {
    ["func", "class", "struct", "enum", "init", "typealias"].contains { tokens.isWord(token, $0) }
  }

  /// The first word of each parameter, up to the closing angle bracket.
  private static func readParameters(_ tokens: inout SourceTokenizer, into names: inout Set<String>) {
    var depth = 1
    var isStart = true
    while depth > 0, let token = tokens.next() {
      switch token.kind {
      case .word:
        if isStart { names.insert(tokens.text(token)) }
        isStart = false
      case .sign(UInt8(ascii: "<")): depth += 1
      case .sign(UInt8(ascii: ">")): depth -= 1
      case .sign(UInt8(ascii: ",")): isStart = depth == 1
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")):
        tokens.pushBack(token)
        return
      default: continue
      }
    }
  }
}
