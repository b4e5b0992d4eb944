import NibDecoder

/// Reads the tags of a document for its summary, without a tree: a project has many documents, and each run needs all.
struct DocumentScanner {
  private var tags: TagScanner
  private var summary: DocumentSummary
  private var classes: [String] = []
  /// The outlets that objects of a custom class connect, by the class's name.
  private var outlets: [String: Set<String>] = [:]
  private var archivedTexts: Set<String> = []
  /// The class of each open element, by its position in `classes`; nil for elements without one.
  private var open: [Int?] = []
  private var isMac = false
  /// Whether the document is in the format of Xcode 4.
  private var isArchive = false
  /// Whether the ids of objects are needed, to which translations refer.
  private let isBase: Bool

  private init(_ bytes: UnsafeBufferPointer<UInt8>, kind: DocumentSummary.Kind, path: String) {
    tags = TagScanner(bytes)
    summary = DocumentSummary(kind: kind, path: path)
    isBase = LocalizedPath(path)?.isBase == true
  }

  /// - Parameter bytes: The content of the file, in any encoding.
  static func summary(of bytes: [UInt8], kind: DocumentSummary.Kind, path: String) -> DocumentSummary {
    guard let text = TextEncoding(of: bytes).decode(bytes) else {
      var summary = DocumentSummary(kind: kind, path: path)
      summary.isIncomplete = true
      return summary
    }
    return text.withUnsafeBufferPointer { buffer in
      var scanner = DocumentScanner(buffer, kind: kind, path: path)
      scanner.scan()
      return scanner.summary
    }
  }

  private mutating func scan() {
    while let kind = tags.next() {
      guard kind != .end else {
        _ = open.popLast()
        continue
      }
      let position = readTag()
      if isArchive, kind == .start, tags.isText(tags.name, "string") {
        archivedTexts.insert(tags.followingText)
      }
      if kind == .start { open.append(position) }
    }
    summary.classes = outlets.sorted { $0.key < $1.key }.map { ConnectedClass(name: $0, outlets: $1.sorted()) }
    summary.archivedTexts = archivedTexts.sorted()
  }

  /// Notes what a tag says, and answers the position of its class.
  private mutating func readTag() -> Int? {
    if open.isEmpty { readRoot() }
    if tags.isText(tags.name, "outlet") || tags.isText(tags.name, "outletCollection") {
      readOutlet()
      return nil
    }
    if tags.isText(tags.name, "viewControllerPlaceholder") { readStoryboardReference() }
    var position: Int?
    for attribute in tags.attributes {
      if tags.isText(attribute.name, "customClass") {
        position = addClass(tags.value(attribute))
      } else if isBase, tags.isText(attribute.name, "id") {
        summary.objectIDs.insert(tags.value(attribute))
      } else if isReference(attribute) {
        summary.referencedNames.insert(tags.value(attribute))
      } else if let kind = identifierKind(attribute), !attribute.value.isEmpty {
        add(kind, tags.value(attribute))
      }
    }
    return position
  }

  private mutating func readStoryboardReference() {
    let value = { [tags] (name: StaticString) in
      tags.attributes.first { tags.isText($0.name, name) }.map(tags.value) ?? ""
    }
    if !value("bundleIdentifier").isEmpty { summary.otherBundlesStoryboards.insert(value("storyboardName")) }
  }

  private mutating func readRoot() {
    if tags.isText(tags.name, "archive") { (isArchive, summary.isIncomplete) = (true, true) }
    for attribute in tags.attributes {
      if tags.isText(attribute.name, "initialViewController") { summary.hasInitialViewController = true }
      if tags.isText(attribute.name, "type") { isMac = tags.value(attribute).contains(".Cocoa.") }
    }
  }

  /// The outlets of an object are in its `<connections>`.
  private mutating func readOutlet() {
    guard open.count > 1, let position = open[open.count - 2],
      let property = tags.attributes.first(where: { tags.isText($0.name, "property") })
    else { return }
    outlets[classes[position]]?.insert(tags.value(property))
  }

  private mutating func addClass(_ name: String) -> Int? {
    guard !name.isEmpty else { return nil }
    if outlets[name] == nil { outlets[name] = [] }
    classes.append(name)
    return classes.count - 1
  }
}

// MARK: - Identifiers

extension DocumentScanner {
  private mutating func add(_ kind: DocumentIdentifier.Kind, _ name: String) {
    summary.identifiers.append(DocumentIdentifier(kind: kind, name: name))
    if kind == .scene, isRestoredByItsScene {
      summary.identifiers.append(DocumentIdentifier(kind: .restoration, name: name))
    }
  }

  private func isReference(_ attribute: TagScanner.Attribute) -> Bool {
    switch attribute.name.count {
    case 14: tags.isText(attribute.name, "storyboardName")
    case 20: tags.isText(attribute.name, "referencedIdentifier")
    default: false
    }
  }

  private func identifierKind(_ attribute: TagScanner.Attribute) -> DocumentIdentifier.Kind? {
    let name = attribute.name
    switch name.count {
    case 4 where tags.isText(name, "name"): return assetKind
    case 10 where tags.isText(name, "identifier"): return plainIdentifierKind
    case 15 where tags.isText(name, "reuseIdentifier"): return .reuse
    case 20 where tags.isText(name, "storyboardIdentifier"): return .scene
    case 21 where tags.isText(name, "restorationIdentifier"): return .restoration
    default: return nil
    }
  }

  /// The images and colors that a document uses are listed at its end.
  private var assetKind: DocumentIdentifier.Kind? {
    if tags.isText(tags.name, "image") { return .image }
    return tags.isText(tags.name, "namedColor") ? .color : nil
  }

  /// What `identifier` is depends on its element. Constraints and layout guides have one that only debuggers show.
  private var plainIdentifierKind: DocumentIdentifier.Kind? {
    if tags.isText(tags.name, "segue") { return .segue }
    let isOther = ["constraint", "accessibility", "layoutGuide", "viewLayoutGuide"].contains(tags.tagName)
    return isMac && !isOther ? .interfaceItem : nil
  }

  private var isRestoredByItsScene: Bool {
    tags.attributes.contains { tags.isText($0.name, "useStoryboardIdentifierAsRestorationIdentifier") }
  }
}

/// A name by which code, or another document, asks for an object of a document, or that of an asset that it uses.
struct DocumentIdentifier: Hashable, Sendable {
  /// The kind of the name.
  enum Kind: Hashable, Sendable, CaseIterable {
    /// A cell or view to dequeue: `reuseIdentifier`.
    case reuse
    /// A scene of a storyboard to instantiate: `storyboardIdentifier`.
    case scene
    /// A segue to perform.
    case segue
    /// An object of a macOS document, such as a table column or a cell view: `identifier`.
    case interfaceItem
    /// An object whose state is restored: `restorationIdentifier`.
    case restoration
    /// An image or a color of an asset catalog, or one of the system's.
    case image, color
  }

  let kind: Kind
  let name: String
}
