/// Finds the static member of a type around a place in a Swift file. Nothing but code that names it uses such a member.
package enum StaticMember {
  /// The name of the member; nil outside of static members, and for one that the system may call by its selector.
  package static func name(around place: Int, in bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = SourceTokenizer(bytes, language: .swift)
      var before = RecentTokens()
      /// The member of each open brace.
      var open: [String?] = [nil]
      var next: String?
      while let token = tokens.next(), token.range.lowerBound < place {
        switch token.kind {
        case .sign(UInt8(ascii: "{")):
          open.append(open[open.count - 1] ?? next)
          next = nil
        case .sign(UInt8(ascii: "}")):
          if open.count > 1 { open.removeLast() }
          next = nil
        case .word where declares(token, tokens, before): next = tokens.nextWordText()
        case .word where isDeclaration(token, tokens): next = nil
        default: break
        }
        before.append(token, tokens)
      }
      return open[open.count - 1] ?? next
    }
  }

  private static func isDeclaration(_ token: SourceToken, _ tokens: SourceTokenizer) -> Bool {
    ["var", "let", "func", "case", "init"].contains(tokens.text(token))
  }

  private static func declares(_ token: SourceToken, _ tokens: SourceTokenizer, _ before: RecentTokens) -> Bool {
    guard ["var", "let", "func"].contains(tokens.text(token)), before[1] == "static" || before[1] == "class" else {
      return false
    }
    return !before.contains(anyOf: ["override", "objc", "IBAction"])
  }
}

extension SourceTokenizer {
  /// The text of the next token, if it is a word; it is not passed over.
  fileprivate func nextWordText() -> String? {
    var rest = self
    return rest.nextWord().map { rest.text($0) }
  }
}
