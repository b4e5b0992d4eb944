package import Formats
import NibDecoder
import Project
import Support

/// What can get another name in all files of a project.
package enum RenameKind: String, CaseIterable, Sendable {
  case outlet, action, `class`, id, storyboard
  case reuseIdentifier = "reuse-identifier"
  case segueIdentifier = "segue-identifier"
  case storyboardIdentifier = "storyboard-identifier"
  case restorationIdentifier = "restoration-identifier"
  case image, color
  case stringsKey = "strings-key"

  /// As one would call it in a sentence.
  var words: String {
    switch self {
    case .reuseIdentifier: "reuse identifier"
    case .segueIdentifier: "segue identifier"
    case .storyboardIdentifier: "storyboard identifier"
    case .restorationIdentifier: "restoration identifier"
    case .stringsKey: "strings key"
    default: rawValue
    }
  }
}

/// Another name for something.
package struct Rename: Hashable, Sendable {
  package let kind: RenameKind
  /// The class of a member, or the module of a class.
  let owner: String?
  let old: String
  let new: String

  /// The same, in words.
  package var title: String { "\(kind.rawValue) \(owner.map { "\($0)." } ?? "")\(old) \(new)" }

  /// - Parameters:
  ///   - old: The name, behind its class and a dot for a member, behind its module and a dot for a class.
  ///   - new: The new name, which may stand behind the same.
  package init(_ kind: RenameKind, from old: String, to new: String) {
    self.kind = kind
    guard [.outlet, .action, .class].contains(kind), let dot = old.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      (owner, self.old, self.new) = (nil, old, new)
      return
    }
    let prefix = String(old[...dot])
    owner = String(prefix.dropLast())
    self.old = String(old[old.utf8.index(after: dot)...])
    self.new = new.hasBytePrefix(prefix) ? String(Substring(new.utf8.dropFirst(prefix.utf8.count))) : new
  }

  /// Why the new name is no name of the kind; nil for one that can be used.
  var mistake: String? {
    if old.isEmpty || new.isEmpty { return "the name is empty" }
    if PathKey(old) == PathKey(new) { return "both names are the same" }
    switch kind {
    case .outlet, .class: return Self.isIdentifier(new) ? nil : "\(new) is no identifier of Swift and Objective-C"
    case .action:
      return Self.isSelector(new) ? nil : "\(new) is no selector; write it as documents do, such as \"tap:\""
    case .id: return Self.isPlain(new, and: "-_") ? nil : "\(new) is no id; expected letters, digits and -"
    case .storyboard: return Self.isPlain(new, and: "-_ +") ? nil : "\(new) is no name of a storyboard"
    case .image, .color:
      return Self.isPlain(new, and: "-_ ./") && !new.contains("..") && Self.isFileName(new)
        ? nil : "\(new) is no name in an asset catalog"
    default: return Self.isText(new) ? nil : "\(new) has characters that have to be escaped"
    }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
    return isPlain(name, and: "_") && !keywords.contains(name)
  }

  private static func isSelector(_ name: String) -> Bool {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return isIdentifier(String(parts[0])) && parts.dropFirst().allSatisfy { $0.isEmpty || isIdentifier(String($0)) }
      && (parts.count == 1 || parts.last == "")
  }

  private static func isPlain(_ name: String, and signs: String) -> Bool {
    name.utf8.allSatisfy { byte in
      byte.isASCIILetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || signs.utf8.contains(byte)
    }
  }

  /// Whether parts of a path are visible names.
  private static func isFileName(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0.first != "." }
  }

  /// Whether no language writes the text in another way between quotes.
  private static func isText(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format && $0.value >= 0x20 && $0.value != 0x7F }
      && !name.utf8.contains { "\"\\<>&'".utf8.contains($0) }
  }

  private static let keywords: Set = [
    "self", "Self", "super", "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "deinit",
    "subscript", "import", "return", "if", "else", "guard", "switch", "case", "default", "for", "while", "repeat", "do",
    "break", "continue", "in", "is", "as", "try", "throw", "throws", "rethrows", "catch", "defer", "where", "true",
    "false",
    "nil", "static", "operator", "internal", "public", "private", "fileprivate", "inout", "typealias", "associatedtype",
    "Any", "id", "int", "void", "char", "const", "float", "double", "long", "short", "signed", "unsigned", "union",
    "goto",
    "auto", "register", "extern", "volatile", "sizeof", "typedef", "BOOL", "YES", "NO", "IMP", "SEL", "Class", "Type",
  ]
}

/// Why a rename is not made.
package struct RenameRefusal: Error, Hashable {
  /// The file, and the place in it; nil where the refusal is about the project.
  package let place: FilePlace?
  package let message: String

  package init(_ message: String, at place: FilePlace? = nil) { (self.message, self.place) = (message, place) }
}

extension RenameKind {
  /// What the value of an attribute names; nil where nothing but its form can say it.
  ///
  /// - Parameters:
  ///   - isForMac: Whether the document is of macOS.
  ///   - others: The attributes of the same element.
  package init?(attribute: String, of element: String, isForMac: Bool, among others: (String) -> String?) {
    switch (element, attribute) {
    case (_, "customClass"): self = .class
    case ("outlet", "property"), ("outletCollection", "property"): self = .outlet
    case ("action", "selector"), ("segue", "unwindAction"), ("segue", "destinationCreationSelector"): self = .action
    case ("segue", "identifier"): self = .segueIdentifier
    case (_, "reuseIdentifier"): self = .reuseIdentifier
    case (_, "storyboardIdentifier"), (_, "referencedIdentifier"): self = .storyboardIdentifier
    case (_, "restorationIdentifier"): self = .restorationIdentifier
    case ("viewControllerPlaceholder", "storyboardName") where others("bundleIdentifier") == nil: self = .storyboard
    case (let name, "identifier") where Self.items.contains(name) && isForMac: self = .reuseIdentifier
    case ("namedColor", "name"): self = .color
    case ("color", "name") where others("catalog") == nil: self = .color
    case ("image", "name") where others("catalog") != "system": self = .image
    default: return nil
    }
  }

  /// Elements of macOS whose identifier views are made by.
  private static let items: Set = [
    "tableCellView", "tableColumn", "customView", "view", "tableRowView", "collectionViewItem",
  ]
}

extension XMLTree {
  /// What the value of an attribute names; nil for values that are no names, and for ids.
  package func kindOfName(inAttribute attribute: Int, of element: ElementIndex) -> RenameKind? {
    RenameKind(
      attribute: name(ofAttribute: attribute), of: name(of: element), isForMac: isForMac, among: { self[element, $0] })
      ?? kindByForm(attribute, of: element)
  }

  private func kindByForm(_ attribute: Int, of element: ElementIndex) -> RenameKind? {
    let form = form(ofAttribute: attribute, of: element)
    if form == .className { return .class }
    if isDefinition, form == .color { return .color }
    let isImage = name(ofAttribute: attribute).hasByteSuffix("mage") && form != .flag
    return isImage && !isSystemImage(element) ? .image : nil
  }

  private func isSystemImage(_ element: ElementIndex) -> Bool { self[element, "catalog"] == "system" }

  private var isForMac: Bool { self[root, "type"]?.contains(".Cocoa.") ?? false }

  /// The object that has what a connection names: the outlet or the action.
  ///
  /// - Parameter objects: The elements by their ids.
  package func owner(ofConnection element: ElementIndex, among objects: [String: ElementIndex]) -> ElementIndex? {
    guard name(of: element) == "action" else { return parent(of: element).flatMap { parent(of: $0) } }
    return (self[element, "destination"] ?? self[element, "target"]).flatMap { objects[$0] }
  }
}

extension RenamePlan {
  /// The attributes of a document that name something of the kind.
  func names(_ name: String, in tree: XMLTree) -> [(element: ElementIndex, attribute: Int)] {
    tree.indices.flatMap { element in
      tree.attributePositions(of: element).filter {
        tree.value(ofAttribute: $0) == name && tree.kindOfName(inAttribute: $0, of: element) == rename.kind
      }.map { (element, $0) }
    }
  }
}
