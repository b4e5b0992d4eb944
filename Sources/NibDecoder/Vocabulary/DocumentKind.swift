package import Support

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

/// A kind of Interface Builder's documents, as the `type` of the root names it.
package struct DocumentType: Sendable {
  /// The `type`, such as `com.apple.InterfaceBuilder3.CocoaTouch.XIB`.
  package let name: String
  let platform: Platform
  package let isStoryboard: Bool
  /// The values of `targetRuntime`, the most frequent first.
  package let runtimes: [String]

  /// The most frequent ones of a platform first.
  private static let all = [
    DocumentType("InterfaceBuilder3.CocoaTouch.XIB", .iOS, isStoryboard: false, ["iOS.CocoaTouch"]),
    DocumentType(
      "InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .iOS, isStoryboard: true,
      ["iOS.CocoaTouch", "iOS.CocoaTouch.iPad"]),
    DocumentType("InterfaceBuilder3.CocoaTouch.iPad.XIB", .iOS, isStoryboard: false, ["iOS.CocoaTouch.iPad"]),
    DocumentType("InterfaceBuilder3.Cocoa.XIB", .macOS, isStoryboard: false, ["MacOSX.Cocoa"]),
    DocumentType("InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS, isStoryboard: true, ["MacOSX.Cocoa"]),
    DocumentType("InterfaceBuilder.AppleTV.XIB", .tvOS, isStoryboard: false, ["AppleTV"]),
    DocumentType("InterfaceBuilder.AppleTV.Storyboard", .tvOS, isStoryboard: true, ["AppleTV"]),
  ]

  private init(_ name: String, _ platform: Platform, isStoryboard: Bool, _ runtimes: [String]) {
    (self.name, self.platform) = ("com.apple." + name, platform)
    (self.isStoryboard, self.runtimes) = (isStoryboard, runtimes)
  }

  /// The type of a name; nil for a name that Xcode does not know.
  package static func named(_ name: String) -> DocumentType? { all.first { $0.name == name } }

  /// The type of new documents.
  package static func of(_ platform: Platform, isStoryboard: Bool) -> DocumentType {
    all.first { $0.platform == platform && $0.isStoryboard == isStoryboard } ?? all[0]
  }

  /// The type of documents with a target runtime; nil for a runtime that Xcode does not know.
  package static func of(runtime: String, isStoryboard: Bool) -> DocumentType? {
    all.first { $0.isStoryboard == isStoryboard && $0.runtimes.contains(runtime) }
  }

  /// Whether a document without a known type is a storyboard: its name, or else its scenes tell.
  package static func isStoryboard(_ tree: XMLTree) -> Bool {
    if tree.source.path.hasByteSuffix(".xib") { return false }
    return tree.source.path.hasByteSuffix(".storyboard")
      || tree.children(of: tree.root).contains { tree.name(of: $0) == "scenes" }
  }

  /// The `version` of every document since Xcode 5.1.
  package static let version = "3.0"
  /// Those of documents that Xcode 4 wrote.
  package static let firstVersions = ["1.0", "2.0"]
  /// The only value of `propertyAccessControl`.
  package static let propertyAccessControl = "none"

  /// The values of attributes that every root has.
  package var headValues: [String: String] {
    [
      "type": name, "version": Self.version, "targetRuntime": runtimes[0],
      "propertyAccessControl": Self.propertyAccessControl,
    ]
  }
}

extension Platform {
  /// The name for people.
  package var title: String {
    switch self {
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .macOS: "macOS"
    }
  }

  /// The identifier of the plug-in of Interface Builder that reads the documents.
  package var plugIn: String {
    "com.apple.InterfaceBuilder." + (self == .macOS ? "CocoaPlugin" : "IBCocoaTouchPlugin")
  }

  /// The `identifier` of a `<deployment>`.
  package var deployment: String { self == .macOS ? "macosx" : title }
}

/// The versions of Interface Builder that ibstack writes documents as.
package enum WrittenVersion {
  /// The `toolsVersion` of new documents: that of Xcode 16.3.
  package static let newest = "23504"

  /// The versions of the plug-in for iOS and tvOS, by the `toolsVersion`. That for macOS has the same version.
  ///
  /// Evidence: the most frequent pairs in 3,600 public documents.
  private static let plugIns = [
    "11201": "11161", "11762": "11757", "13196": "13173", "14113": "14088", "14865": "14819", "15504": "15508",
    "17506": "17505", "19529": "19519", "21225": "21207", "21701": "21678", newest: "23506",
  ]

  /// What newer Xcodes write as `toolsVersion` for every version: that of the plug-in distinguishes them.
  private static let constant = 32_700
  /// The version of a document that has the constant and names no plug-in: Xcode 15.3 introduced the constant.
  private static let firstWithConstant = 22_685

  /// The version of the plug-in that a version of Interface Builder has; that version itself where it is not known.
  package static func plugIn(of platform: Platform, toolsVersion: String) -> String {
    let version = isConstant(toolsVersion) ? newest : toolsVersion
    return platform == .macOS ? version : plugIns[version] ?? version
  }

  /// The number of the version of Interface Builder that saved a document; nil if its head has none.
  ///
  /// - Parameters:
  ///   - toolsVersion: The attribute of the root element; of `24128.0.4` the part before the first point counts.
  ///   - plugIn: The version of the plug-in among the dependencies.
  package static func number(toolsVersion: String?, plugIn: @autoclosure () -> String?) -> Int? {
    guard let toolsVersion else { return nil }
    return isConstant(toolsVersion) ? plugIn().flatMap(number) ?? firstWithConstant : number(toolsVersion)
  }

  private static func isConstant(_ version: String) -> Bool { number(version) == constant }

  private static func number(_ text: String) -> Int? { Int(text.prefix { $0 != "." }) }

  /// The `toolsVersion` of a document by the version of its plug-in.
  package static func toolsVersion(of platform: Platform, plugIn: String) -> String {
    platform == .macOS ? plugIn : plugIns.first { $0.value == plugIn }?.key ?? plugIn
  }
}

/// The placeholders at the top of a xib of iOS or tvOS.
package struct Placeholder: Sendable {
  package let identifier: String
  package let id: String
  /// The attribute after the id.
  package let mark: (name: String, value: String)

  package static let owner = Placeholder(
    identifier: "IBFilesOwner", id: "-1", mark: (name: "userLabel", value: "File's Owner"))
  package static let firstResponder = Placeholder(
    identifier: "IBFirstResponder", id: "-2", mark: (name: "customClass", value: "UIResponder"))

  /// The attributes in the order of Interface Builder.
  package var attributes: [(name: String, value: String)] {
    [("placeholderIdentifier", identifier), ("id", id), mark]
  }

  /// The attributes of the first responder of a scene.
  ///
  /// - Parameter id: An id of the document's own.
  package static func firstResponder(ofSceneWithID id: String) -> [(name: String, value: String)] {
    [
      ("placeholderIdentifier", firstResponder.identifier), ("id", id), ("userLabel", "First Responder"),
      ("sceneMemberID", "firstResponder"),
    ]
  }
}

extension WantedFiles {
  /// Whatever has a layout: storyboards, xibs, and XML files whose root element is a view of stack definitions.
  package static let layouts = documents.or("stack definitions in .xml files", extension: "xml") { start in
    let vocabulary = Vocabulary.stackDefinition
    switch RootName(start) {
    case .name(let name): return vocabulary[name].map(vocabulary.isView) ?? false
    case .missing: return false
    case .later: return nil
    }
  }
}
