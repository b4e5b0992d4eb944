/// The static member or the method of a type around a place in a Swift file, if nothing runs it but what names it.
package struct EnclosingMember: Hashable, Sendable {
  /// What may name the member.
  package enum Kind: Hashable, Sendable {
    /// Code, for a static member.
    case staticMember
    /// Code, for a method.
    case method
    /// Code and documents, for an action.
    case action
  }

  package let name: String
  package let kind: Kind

  /// The outermost such members around places in a file. There is none outside of members, and in one that the system may
  /// call.
  package static func members(around places: [Int], in bytes: [UInt8]) -> [Int: EnclosingMember] {
    var found: [Int: EnclosingMember] = [:]
    var rest = places.sorted()[...]
    bytes.withUnsafeBufferPointer { bytes in
      var tokens = SourceTokenizer(bytes, language: .swift)
      var before = RecentTokens()
      /// The member of each open brace.
      var open: [EnclosingMember?] = [nil]
      var next: EnclosingMember?
      while let token = tokens.next() {
        while let place = rest.first, place <= token.range.lowerBound {
          found[place] = open[open.count - 1] ?? next
          rest.removeFirst()
        }
        if rest.isEmpty { break }
        switch token.kind {
        case .sign(UInt8(ascii: "{")):
          open.append(open[open.count - 1] ?? next)
          next = nil
        case .sign(UInt8(ascii: "}")):
          if open.count > 1 { open.removeLast() }
          next = nil
        // A member may have the name of a keyword.
        case .word where before[1] != "." && Self.isDeclaration(token, tokens):
          next = Self(declaredBy: tokens.text(token), before, tokens)
        default: break
        }
        before.append(token, tokens)
      }
    }
    return found
  }

  private static func isDeclaration(_ token: SourceToken, _ tokens: SourceTokenizer) -> Bool {
    ["var", "let", "func", "case", "init"].contains(tokens.text(token))
  }

  /// The member that a keyword declares.
  private init?(declaredBy keyword: String, _ before: RecentTokens, _ tokens: SourceTokenizer) {
    var rest = tokens
    let isMethod = keyword == "func"
    guard isMethod || keyword == "var" || keyword == "let", !before.contains(anyOf: ["override", "objc"]),
      let word = rest.nextWord()
    else { return nil }
    name = rest.text(word)
    if before.contains(anyOf: ["IBAction"]) {
      kind = .action
    } else if before[1] == "static" || before[1] == "class" {
      kind = .staticMember
    } else {
      guard isMethod, CodeBlocks.method(before, tokens) != nil else { return nil }
      kind = .method
    }
  }
}
