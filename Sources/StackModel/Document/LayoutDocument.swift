public import NibDecoder
import Support

/// A document's views, ready to be laid out.
public final class LayoutDocument {
  /// The decoder's side: text, elements, diagnostics.
  public let nib: NibDocument
  /// The settings in the document's head.
  public let settings: DocumentSettings
  /// All views that no other view holds, in document order.
  public let roots: [View]
  /// The storyboard's scenes; empty for other documents.
  public let scenes: [Scene]
  /// The controllers, and the top-level views that stand for one, in document order.
  package let controllers: [Controller]
  package let options: LayoutOptions
  /// The size-class variations that the views were decoded with.
  package let activeVariations: [String]
  private var items: [String: LayoutItem] = [:]

  /// Reads a document and builds its views.
  ///
  /// - Throws: ``UnreadableDocument`` if there is nothing to lay out.
  public convenience init(
    _ bytes: [UInt8], path: String, options: LayoutOptions = LayoutOptions(),
    registry: (Platform) -> NibRegistry = NibRegistry.standard(for:)
  ) throws(UnreadableDocument) {
    try self.init(NibDocument.read(bytes, path: path, registry: registry), options: options)
  }

  /// Builds the views of a document that is read.
  package init(_ source: NibDocument, options: LayoutOptions) throws(UnreadableDocument) {
    nib = options.texts(of: source).map(source.translated) ?? source
    self.options = options
    settings = DocumentSettings(coder: nib.rootCoder, options: options)
    activeVariations = VariationKeys.active(for: settings.device)
    let coder = nib.rootCoder(activeVariations: activeVariations)
    if nib.kind == .stackDefinition {
      controllers = []
      scenes = []
      roots = [try Self.decodeRoot(coder)]
    } else {
      roots = coder.decodeNearestObjects(of: View.self)
      (scenes, controllers) = Self.decodeScenes(coder, roots)
    }
    let views = roots.flatMap(\.subtree)
    indexItems(views)
    numberItems(views)
    for view in views { for constraint in view.constraints { constraint.resolve { items[$0] } } }
    for view in views { view.adapt(to: settings.semantics) }
    if settings.platform == .iOS { attachDesignedSizes(views, DesignedSize.all(coder)) }
    checkReferences(views)
    checkNesting(views)
    FontNotices(nib: nib, settings: settings).diagnostics.forEach(nib.report)
  }

  private static func decodeRoot(_ coder: NibCoder) throws(UnreadableDocument) -> View {
    if let view = coder.decodeRoot(as: View.self) { return view }
    let message = "root element <\(coder.elementName)> is no view; \(NibDocument.expectedRoot)"
    throw UnreadableDocument(
      Diagnostic(.unsupportedDocument, message, range: coder.range), in: coder.document.source)
  }

  /// The view or guide with an id; nil if there is none.
  public func item(withID id: String) -> LayoutItem? { items[id] }

  private static func decodeScenes(_ coder: NibCoder, _ roots: [View]) -> ([Scene], [Controller]) {
    var scenes: [Scene] = []
    var controllers: [Controller] = []
    let ids = Set(roots.compactMap(\.id))
    for scene in coder.coders(in: "scenes") where scene.elementName == "scene" {
      let id = scene.decodeString(forKey: "sceneID")
      for object in scene.coders(in: "objects") where object.decodeString(forKey: "sceneMemberID") == "viewController" {
        let controller = Controller(coder: object)
        controllers.append(controller)
        scenes.append(Scene(id: id, controller, coder: scene))
      }
      controllers += topLevelViews(scene, ids)
    }
    return (scenes, controllers + topLevelViews(coder, ids))
  }

  /// Views of a `.xib` and those beside the controller of a scene, whose elements tell what bars to simulate round them,
  /// and the controllers of a `.xib`. Cells are shown without any. What only holds a root, such as a window its content
  /// view, is no view.
  private static func topLevelViews(_ coder: NibCoder, _ ids: Set<String>) -> [Controller] {
    coder.coders(in: "objects").compactMap { object in
      guard let id = object.decodeString(forKey: "id") else { return nil }
      if object.elementName.hasByteSuffix("Controller"), object.decodeString(forKey: "sceneMemberID") == nil {
        return Controller(coder: object)
      }
      guard ids.contains(id) else { return nil }
      guard let view = object.decodeRoot(as: View.self), !view.isLayoutRoot else { return nil }
      return Controller(coder: object, view: view)
    }
  }

  private func indexItems(_ views: [View]) {
    for view in views {
      if let id = view.id, items[id] == nil { items[id] = view }
      for guide in view.guides { index(guide, owner: view) }
      if let scroll = view as? ScrollView { index(scroll.contentLayoutGuide, owner: view) }
    }
    for controller in controllers {
      guard let view = controller.view else { continue }
      for guide in controller.guides { index(guide, owner: view) }
    }
  }

  /// In the order of the tree, so that a layout root's items follow each other.
  private func numberItems(_ views: [View]) {
    var number: Int32 = 0
    for view in views {
      view.documentIndex = number
      for (place, guide) in view.ownedGuides.enumerated() { guide.documentIndex = number + 1 + Int32(place) }
      number += 1 + Int32(view.ownedGuides.count)
    }
  }

  private func attachDesignedSizes(_ views: [View], _ sizes: [String: Size]) {
    guard !sizes.isEmpty else { return }
    for view in views { view.designedSize = view.id.flatMap { sizes[$0] } }
  }

  private func index(_ guide: LayoutGuide, owner: View) {
    owner.own(guide)
    if let id = guide.id { items[id] = guide }
  }
}

// MARK: - References

extension LayoutDocument {
  /// Constraint items, connections and masks that name nothing.
  private func checkReferences(_ views: [View]) {
    var suggestions = NameSuggestions(Array(self.items.keys))
    let constraints = views.flatMap(\.constraints)
    let items = constraints.flatMap { [$0.firstReference, $0.secondReference].compactMap(\.self) }
    // A constraint that another size class leaves out is found both ways.
    var seen: Set<SourceRange> = []
    for reference in items + nib.references() where nib.element(withID: reference.id) == nil {
      if seen.insert(reference.range).inserted { report(reference, &suggestions) }
    }
  }

  private func report(_ reference: ObjectReference, _ suggestions: inout NameSuggestions) {
    let hint = suggestions.next(for: reference.id).map { "; did you mean \"\($0)\"?" } ?? ""
    let message = "no object has the id \"\(reference.id)\"\(hint)"
    nib.report(Diagnostic(.danglingReference, message, range: reference.range))
  }
}
