import Support

/// What kind of file a document is.
public enum DocumentKind: Hashable, Sendable {
  /// A `.storyboard` or `.xib` that Xcode 5 or later wrote.
  case interfaceBuilder(Platform)
  /// A hand-written file whose root is a view element.
  case stackDefinition

  /// The platform a document is for; a stack definition is iOS.
  public var platform: Platform {
    if case .interfaceBuilder(let platform) = self { platform } else { .iOS }
  }
}

/// The user-interface framework a document is for.
public enum Platform: String, Hashable, Sendable {
  case iOS = "ios"
  case tvOS = "tvos"
  case macOS = "macos"
}

extension DocumentKind {
  /// Recognizes a document by its root element. Throws for kinds that have no layout of their own.
  static func recognize(_ tree: XMLTree) throws(UnreadableDocument) -> DocumentKind {
    let root = tree.root
    let type = tree.attribute("type", of: root).map { tree.value(ofAttribute: $0) } ?? ""
    switch tree.name(of: root) {
    // Nearly all documents.
    case "document" where type.hasBytePrefix("com.apple.InterfaceBuilder3.CocoaTouch."):
      return .interfaceBuilder(.iOS)
    case "document" where type.hasBytePrefix("com.apple.InterfaceBuilder3.Cocoa."):
      return .interfaceBuilder(.macOS)
    // What Xcode opens as such: of any other document these are words that hide it.
    case "archive" where tree.children(of: root).contains { tree.name(of: $0) == "data" }:
      throw .otherFormat(tree, "legacy <archive> document; open and save it with Xcode 5 or later")
    case "document"
    where type == "com.apple.InterfaceBuilder.WatchKit.Storyboard" && tree[root, "targetRuntime"] == "watchKit":
      throw .otherFormat(tree, "WatchKit storyboard; watch interfaces have no Auto Layout to check")
    case "object" where isOfCarbon(tree):
      throw .otherFormat(tree, "Carbon nib; Carbon's interfaces have no Auto Layout to check")
    case "document" where type.utf8.firstIndex(of: "AppleTV".utf8) != nil:
      return .interfaceBuilder(.tvOS)
    case "document" where type.utf8.firstIndex(of: "CocoaTouch".utf8) != nil:
      return .interfaceBuilder(.iOS)
    case "document" where type.utf8.firstIndex(of: "InterfaceBuilder3.Cocoa".utf8) != nil:
      return .interfaceBuilder(.macOS)
    case "archive":
      throw .unsupported(tree, "root element <archive> without <data>; expected <document>")
    case "document":
      throw .unknownType(type, tree)
    default:
      return .stackDefinition
    }
  }
}

extension DocumentKind {
  /// Whether it is the `objects.xib` in a nib of Carbon, which Interface Builder wrote until Xcode 3.
  private static func isOfCarbon(_ tree: XMLTree) -> Bool {
    tree[tree.root, "class"] == "NSIBObjectData"
      && tree.children(of: tree.root).contains {
        tree[$0, "name"] == "targetFramework" && tree.text(of: $0) == "IBCarbonFramework"
      }
  }
}

extension UnreadableDocument {
  fileprivate static func unsupported(_ tree: XMLTree, _ message: String) -> Self {
    Self(Diagnostic(.unsupportedDocument, message, range: tree.tagRange(of: tree.root)), in: tree.source)
  }

  /// The type is one that Interface Builder does not write. The target runtime tells the right one.
  fileprivate static func unknownType(_ type: String, _ tree: XMLTree) -> Self {
    let root = tree.root
    let found = "document type \(type.isEmpty ? "missing" : "\"\(type)\"")"
    let isStoryboard = DocumentType.isStoryboard(tree)
    guard let known = tree[root, "targetRuntime"].flatMap({ DocumentType.of(runtime: $0, isStoryboard: isStoryboard) })
    else { return unsupported(tree, found + "; expected com.apple.InterfaceBuilder3.CocoaTouch… or …Cocoa…") }
    let edit =
      tree.attribute("type", of: root).map { SourceEdit(tree.valueRange(ofAttribute: $0), known.name) }
      ?? .insertingFirstAttribute("type", known.name, in: root, of: tree)
    let diagnostic = Diagnostic(
      .unsupportedDocument, "\(found); write type=\"\(known.name)\"", range: tree.tagRange(of: root),
      fixIts: [Diagnostic.FixIt("write the type", edit)])
    return Self(diagnostic, in: tree.source)
  }

  fileprivate static func otherFormat(_ tree: XMLTree, _ message: String) -> Self {
    let diagnostic = Diagnostic(.unsupportedDocument, message, range: tree.tagRange(of: tree.root))
    return Self(diagnostic, in: tree.source, isOfOtherFormat: true)
  }
}
