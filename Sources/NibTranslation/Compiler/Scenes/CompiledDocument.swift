public import Formats
import Support

/// What a document for iOS compiles to: files below an output folder, as `ibtool --compile` writes them.
///
/// ```swift
/// let compiled = try CompiledDocument(XMLTree(contentsOf: "Badge.xib"), name: "Badge")
/// for file in compiled.files { print(file.path, file.content.count) }
/// ```
public struct CompiledDocument: Sendable {
  /// A nib, or the property list of a storyboard.
  public struct File: Sendable {
    /// Its path below the output folder, such as `Main.storyboardc/Info.plist`.
    public let path: String
    /// Its bytes.
    public let content: [UInt8]
  }

  /// All files: a nib for a xib, and one for each view and controller of a storyboard, sorted by their paths, with the
  /// property list at the end.
  public let files: [File]
  /// The graphs of the nibs by their paths.
  let graphs: [String: ObjectGraph]

  /// Compiles a document.
  ///
  /// - Parameters:
  ///   - name: The document's file name without its extension.
  ///   - targetModule: The module of classes of the document's target; nil for the one that the document has.
  ///   - isLocalized: Whether translators see the document's texts: it lies in a folder such as `Base.lproj`.
  /// - Throws: ``CompilationFailure`` with everything whose compiled form is not known.
  public init(_ tree: XMLTree, name: String, targetModule: String? = nil, isLocalized: Bool = false)
    throws(CompilationFailure)
  {
    let reader = VocabularyReader(tree, targetModule: targetModule, isLocalized: isLocalized)
    reader.accept(tree.root)
    reader.ignore(Self.ignored, of: tree.root)
    if reader.flag("useAutolayout", of: tree.root) != true {
      reader.refuse(
        "documents without Auto Layout cannot be compiled; turn it on in Interface Builder", at: tree.root,
        attribute: "useAutolayout")
    }
    if tree[tree.root, "targetRuntime"].map({ !$0.hasBytePrefix("iOS") }) ?? true {
      reader.refuse(
        "only documents for iOS can be compiled; for macOS use viraptor/ibtool", at: tree.root,
        attribute: "targetRuntime")
    }
    for child in tree.children(of: tree.root) where Self.skipped.contains(tree.name(of: child)) { reader.skip(child) }
    var graphs: [String: ObjectGraph] = [:]
    var information: [UInt8]?
    if let scenes = reader.child(named: "scenes", of: tree.root) {
      let storyboard = StoryboardCompiler(reader, folder: "\(name).storyboardc")
      (graphs, information) = storyboard.compile(scenes)
    } else if let objects = reader.child(named: "objects", of: tree.root) {
      graphs["\(name).nib"] = XibCompiler.compile(objects, reader)
    } else {
      reader.refuse("nothing to compile; expected <scenes> or <objects>", at: tree.root)
    }
    try reader.conclude()
    var files = graphs.sorted { $0.key < $1.key }.map { File(path: $0.key, content: $0.value.nibArchive) }
    if let information { files.append(File(path: "\(name).storyboardc/Info.plist", content: information)) }
    (self.files, self.graphs) = (files, graphs)
  }

  /// Attributes of the document that say nothing that a nib has, or that are read elsewhere.
  private static let ignored = [
    "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "launchScreen",
    "useTraitCollections", "useSafeAreas", "colorMatched", "initialViewController",
  ]

  /// What says nothing that a nib has. Stored colors are read where a view uses them.
  private static let skipped: Set = [
    "device", "dependencies", "resources", "customFonts", "inferredMetricsTieBreakers", "designables",
  ]
}

/// Compiles the objects of a xib to one nib.
enum XibCompiler {
  static func compile(_ list: ElementIndex, _ reader: VocabularyReader) -> ObjectGraph {
    let tree = reader.tree
    var content = NibContent(reader)
    for element in tree.children(of: list) {
      if tree.name(of: element) == "placeholder" {
        guard let identifier = reader.text("placeholderIdentifier", of: element) else { continue }
        reader.accept(element)
        reader.ignore(["userLabel", "customClass", "customModule", "customModuleProvider"], of: element)
        let proxy = content.addProxy(identifier)
        if let id = reader.text("id", of: element) { content.places.set(proxy, for: id) }
        ObjectExtras.compile(element, proxy, in: &content)
      } else if let object = TopLevelObject.compile(element, in: &content) {
        content.lists.topLevel.append(object)
      }
    }
    content.refuseMissing()
    return content.graph()
  }
}
