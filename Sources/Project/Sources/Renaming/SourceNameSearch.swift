/// Asks a source file about a name that is to be replaced.
package struct SourceNameSearch {
  package let outline: SourceOutline

  /// - Returns: Nil for a file in which no names are looked for.
  package init?(_ bytes: [UInt8], path: String) {
    guard let language = SourceSummary.language(of: path) else { return nil }
    outline = SourceOutline(bytes, language: language)
  }

  /// Where the file has the name of a property.
  ///
  /// - Parameter family: The class that declares it, with those that inherit from it.
  package func occurrences(ofProperty name: String, in family: Set<String>) -> [NameOccurrence] {
    guard outline.language == .swift else {
      return ObjectiveCMemberScanner(outline, name: name, family: family, selector: nil).occurrences()
    }
    var scanner = SwiftMemberScanner(outline, name: name, family: family, selector: nil)
    return scanner.occurrences()
  }

  /// Where the file has the name of a method.
  ///
  /// - Parameters:
  ///   - name: What stands before the parameters in Swift; in Objective-C the first part of the selector counts.
  ///   - family: The class that declares it, with those that inherit from it.
  package func occurrences(ofMethod name: String, selector: String, in family: Set<String>) -> [NameOccurrence] {
    let literals = outline.literals(of: selector).map { use in
      let isSelector = ["Selector", "NSSelectorFromString", "sel_registerName"].contains(use.taker ?? "")
      let end = selector.utf8.firstIndex(of: UInt8(ascii: ":")).map {
        selector.utf8.distance(from: selector.startIndex, to: $0)
      }
      let range = use.range.lowerBound..<(end.map { use.range.lowerBound + $0 } ?? use.range.upperBound)
      return NameOccurrence(range: range, owner: isSelector ? .member(of: nil) : .other)
    }
    guard outline.language == .swift else {
      let first = String(selector.prefix { $0 != ":" })
      return ObjectiveCMemberScanner(outline, name: first, family: family, selector: selector).occurrences() + literals
    }
    var scanner = SwiftMemberScanner(outline, name: name, family: family, selector: selector)
    return scanner.occurrences() + literals
  }

  /// Where the file has the name of a type. It is the same type wherever it stands, but as a member of a value.
  package func occurrences(ofType name: String) -> [NameOccurrence] {
    outline.positions.compactMap { place in
      guard outline.isWord(place, named: name) else { return nil }
      return NameOccurrence(range: outline[place].range, owner: ownerOfType(place), isDeclaration: isType(place))
    }
  }

  private func isType(_ place: Int) -> Bool {
    outline.isWord(place - 1, anyOf: ["class", "interface", "implementation", "extension"])
  }

  private func ownerOfType(_ place: Int) -> NameOccurrence.Owner {
    if isType(place) { return .wanted }
    if outline.isWord(place - 1, anyOf: ["struct", "enum", "protocol", "actor", "typealias", "associatedtype"]),
      outline.language == .swift || outline.isWord(place - 1, anyOf: ["protocol"])
    {
      return .unclear("something else is declared with the name")
    }
    if outline.language == .swift {
      if outline.isWord(place - 1, anyOf: ["let", "var", "func", "case"]), !outline.isSign(place - 2, ".") {
        return .unclear("something else is declared with the name")
      }
      if outline.isSign(place - 1, "."), let receiver = outline.word(place - 2) {
        return receiver.first?.isUppercase == true ? .wanted : .other
      }
      if outline.isSign(place - 1, ".") { return .unclear("what stands before the dot is not known") }
      if outline.isSign(place + 1, ":"), outline.isSign(place - 1, "(") || outline.isSign(place - 1, ",") {
        return outline.opening(around: place).map { outline.isSign($0, "(") } == true ? .other : .wanted
      }
    }
    return .wanted
  }

  /// The names of cases of enumerations that have no value of their own, as they are declared: `case badge, star`.
  package func casesWithoutValue(_ name: String) -> [Range<Int>] {
    outline.positions.filter { place in
      guard outline.isWord(place, named: name),
        !"=(:.".unicodeScalars.contains(where: { outline.isSign(place + 1, $0) })
      else { return false }
      var first = place
      while outline.isSign(first - 1, ",") {
        let hasValue = outline[first - 2].kind == .text && outline.isSign(first - 3, "=")
        guard outline[hasValue ? first - 4 : first - 2].kind == .word else { break }
        first -= hasValue ? 4 : 2
      }
      return outline.isWord(first - 1, "case")
    }.map { outline[$0].range }
  }

  /// The places that have another word, such as a name that is to be used.
  package func places(of word: String) -> [Range<Int>] {
    outline.positions.filter { outline.isWord($0, named: word) }.map { outline[$0].range }
  }
}

// MARK: - Declarations

extension SourceNameSearch {
  /// The names before the parentheses of the Swift methods that Objective-C calls by a selector.
  package func methodNames(of selector: String) -> Set<String> {
    Set(
      outline.positions.compactMap { place -> String? in
        guard outline.isWord(place, "func"), let name = outline.word(place + 1) else { return nil }
        let opening = outline.isSign(place + 2, "<") ? outline.end(ofGenericsAt: place + 2) : place + 2
        guard outline.isSign(opening, "(") else { return nil }
        let labels = outline.parameters(at: opening).parameters.map(\.label)
        return SwiftSelector.names(name, labels: labels).contains(selector) ? name : nil
      })
  }

  /// Where a property is declared with `@objc(other)`.
  package func renamedForObjectiveC(_ name: String) -> [Range<Int>] {
    outline.positions.filter { place in
      guard outline.isWord(place, named: name), outline.isWord(place - 1, anyOf: ["var", "let"]) else { return false }
      for position in stride(from: place - 2, through: max(0, place - 24), by: -1) {
        if outline.isWord(position, "objc"), outline.isSign(position + 1, "(") { return true }
        if outline.isSign(position, "}") || outline.isSign(position, "{") || outline.isSign(position, ";")
          || outline.isWord(position, anyOf: ["var", "let", "func"])
        {
          return false
        }
      }
      return false
    }.map { outline[$0].range }
  }
}

extension SourceOutline {
  /// The position behind `<…>`.
  fileprivate func end(ofGenericsAt start: Int) -> Int {
    var cursor = TokenCursor(self, at: start + 1)
    cursor.skipRest("<", ">")
    return cursor.position
  }
}

extension SourceNameSearch {
  /// Where a Swift file has a constant of an asset: `.badge`, `UIImage.badge` or `ImageResource.badge`, and not a member of
  /// a value.
  package func assetSymbols(_ name: String) -> [Range<Int>] {
    guard outline.language == .swift else { return [] }
    return outline.positions.filter { place in
      guard outline.isWord(place, named: name), outline.isSign(place - 1, "."), !outline.isSign(place + 1, "(") else {
        return false
      }
      if let receiver = outline.word(place - 2) {
        return ["UIImage", "NSImage", "UIColor", "NSColor", "Color", "Image", "ImageResource", "ColorResource"]
          .contains(receiver)
      }
      return isResource(place)
    }.map { outline[$0].range }
  }

  /// Whether a type of the file has a constant or a method of a name, such as the project's own `static let badge`.
  package func declaresConstant(_ name: String) -> Bool {
    outline.positions.contains { place in
      guard outline.isWord(place, named: name) else { return false }
      if outline.language == .swift {
        return outline.isWord(place - 1, anyOf: ["let", "var"])
          && outline.isWord(place - 2, anyOf: ["static", "class"])
      }
      guard outline.isSign(place - 1, ")"), let opening = outline.opening(around: place - 1) else { return false }
      return outline.isSign(opening - 1, "+")
    }
  }

  /// `UIImage(resource: .badge)`, `Image(.badge)`.
  private func isResource(_ place: Int) -> Bool {
    if outline.isSign(place - 2, ":") { return outline.isWord(place - 3, anyOf: ["resource", "image", "color"]) }
    return outline.isSign(place - 2, "(")
      && ["Image", "Color", "UIImage", "UIColor", "NSImage", "NSColor"].contains(outline.word(place - 3) ?? "")
  }
}

/// A place of a source file that has a name, as a rename asks about it.
package struct NameOccurrence: Hashable, Sendable {
  /// Whose name it is.
  package enum Owner: Hashable, Sendable {
    /// The one that is asked about.
    case wanted
    /// Something else's of the same name.
    case other
    /// A member of what a variable holds; nil where what stands before the dot is no variable.
    case member(of: Receiver?)
    /// Nobody can tell, for a reason.
    case unclear(String)
  }

  /// A variable that is asked for a member.
  package struct Receiver: Hashable, Sendable {
    /// Where the variable is.
    package enum Place: Hashable, Sendable {
      /// A variable of the method, or a member of its object.
      case near
      /// A member of the method's object: `self.badge`.
      case own
      /// A member of something else: `card.badge`.
      case far
    }

    package let name: String
    package let place: Place

    init(_ name: String, at position: Int, in outline: SourceOutline) {
      self.name = name
      let isArrow = outline.isSign(position - 1, ">") && outline.isSign(position - 2, "-")
      var before = isArrow ? position - 3 : position - 2
      if outline.isSign(before, "?") || outline.isSign(before, "!") { before -= 1 }
      guard isArrow || outline.isSign(position - 1, ".") else {
        place = .near
        return
      }
      place = outline.isWord(before, "self") && !outline.isSign(before - 1, ".") ? .own : .far
    }
  }

  /// How the name is written.
  package enum Form: Hashable, Sendable {
    case plain
    /// Behind `set`, with a capital at its start.
    case capitalized
  }

  /// The bytes of the name.
  package let range: Range<Int>
  package let owner: Owner
  package var form = Form.plain
  /// Whether it is the declaration of a member, a type or a variable.
  package var isDeclaration = false
}

extension SourceNameSearch {
  /// The types of the variables of the file that have one of some names.
  package func variableTypes(of names: Set<String>) -> VariableTypes { VariableTypes(outline, of: names) }
}
