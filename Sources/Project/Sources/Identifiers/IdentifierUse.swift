import Support

/// A place in a source file where code names an object or a document of Interface Builder.
public struct IdentifierUse: Hashable, Sendable {
  /// The kind of object that the identifier names.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// A segue, as in `performSegue(withIdentifier:)`.
    case segue
    /// A scene of a storyboard, as in `instantiateViewController(withIdentifier:)`.
    case scene
    /// A cell or another reusable view, as in `dequeueReusableCell(withIdentifier:)`.
    case reusableView
    /// A view of an AppKit table, as in `makeView(withIdentifier:)`.
    case tableItem
    /// A storyboard, as in `UIStoryboard(name:)`.
    case storyboard
    /// A nib, as in `UINib(nibName:)`.
    case nib

    /// The name that a text stands for. The bundle finds a nib by its file name as well.
    func name(_ text: String) -> String {
      self == .nib && text.hasFileExtension("nib") ? String(text.dropLast(".nib".count)) : text
    }
  }

  /// The kind of object that the identifier names.
  public let kind: Kind
  /// Whether the code gives the name to something, as `register(_:forCellReuseIdentifier:)` does, instead of looking
  /// something up.
  public let isRegistration: Bool
  /// The text.
  public let expression: IdentifierExpression
  /// The bytes of the expression in the file.
  public let range: Range<Int>
  /// The type that the code is in; nil if it is in none.
  public let enclosingType: String?
  /// The class whose bundle has the document, or the property of `Bundle`; nil if it is the app's.
  public var bundle: String?
  /// Where the name of the nib stands that a registration is of; nil if it is not in the same call.
  public var nibRange: Range<Int>?
  /// The class that has the nib which a registration is of, under its own name.
  public var nibName: String?
  /// The class of the view controller that is made of a nib; nil if none is.
  public var controller: String?
  /// Whether the app crashes if nothing has the name. A comparison never holds, and a cell that is not for an index path is
  /// nil. A registration is required unless it only gives a name to a cell that code makes: no table makes others like it.
  public var isRequired = true
  /// Whether the code puts the text together from several, so that no literal and no class has it.
  public var isComposed = false
  /// Whether the code only passes on what it is given under a name: whoever gives it writes the text.
  public var isPassedOn = false
}

/// A string constant that a source file declares.
public struct IdentifierConstant: Hashable, Sendable {
  /// The type that declares it; nil if it is in none.
  public let owner: String?
  /// The name.
  public let name: String
  /// The text.
  public let value: IdentifierExpression
  /// Whether other files can use it without naming a type.
  public let isGlobal: Bool
  /// Whether it may belong to an object, instead of a type.
  public var isOfObject = false
  /// Whether it is of the type that declares it, or may be: a case, or a string in a type of its own.
  public var isImplicit = true
  /// Whether the text is a string literal, and not the name of a type or a case.
  public var isLiteral = false
  /// Whether it is the raw value of a case.
  var isCase = false
  /// The bytes of the text in the file; empty where it is the name of a case.
  package var range = 0..<0
}

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
