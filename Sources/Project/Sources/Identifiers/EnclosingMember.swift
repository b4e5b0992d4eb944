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
  package static func members(around places: [Int], in outline: SourceOutline) -> [Int: EnclosingMember] {
    var found: [Int: EnclosingMember] = [:]
    var rest = places.sorted()[...]
    /// The member of each open brace.
    var open: [EnclosingMember?] = [nil]
    var next: EnclosingMember?
    for position in outline.tokens {
      while let place = rest.first, place <= outline[position].range.lowerBound {
        found[place] = open[open.count - 1] ?? next
        rest.removeFirst()
      }
      if rest.isEmpty { break }
      switch outline[position].kind {
      case .sign(UInt8(ascii: "{")):
        open.append(open[open.count - 1] ?? next)
        next = nil
      case .sign(UInt8(ascii: "}")):
        if open.count > 1 { open.removeLast() }
        next = nil
      // A member may have the name of a keyword.
      case .word
      where !outline.isSign(position - 1, ".")
        && outline.isWord(position, anyOf: ["var", "let", "func", "case", "init"]):
        next = Self(declaredAt: position, in: outline)
      default: break
      }
    }
    return found
  }

  /// The member that a keyword declares.
  private init?(declaredAt keyword: Int, in outline: SourceOutline) {
    guard outline.isWord(keyword, anyOf: ["func", "var", "let"]),
      !outline.hasModifier(keyword, anyOf: ["override", "objc"]), let name = outline.word(keyword + 1)
    else { return nil }
    self.name = name
    if outline.hasModifier(keyword, anyOf: ["IBAction"]) {
      kind = .action
    } else if outline.isWord(keyword - 1, anyOf: ["static", "class"]) {
      kind = .staticMember
    } else {
      guard outline.isWord(keyword, "func"), outline.ownMethod(declaredAt: keyword) != nil else { return nil }
      kind = .method
    }
  }
}
