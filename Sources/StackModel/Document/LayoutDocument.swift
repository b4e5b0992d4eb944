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
  /// The variations that the views were decoded with.
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
    activeVariations = VariationKeys.active(for: settings)
    let coder = nib.rootCoder(activeVariations: activeVariations)
    if nib.kind == .stackDefinition {
      let root = try Self.decodeRoot(coder)
      roots = [root]
      scenes = []
      controllers = [DefinitionScreen.controller(of: root, coder)].compactMap(\.self)
    } else {
      roots = coder.decodeNearestObjects(of: View.self)
      (scenes, controllers) = Self.decodeScenes(coder, roots)
    }
    let views = roots.flatMap(\.subtree)
    indexItems(views)
    resolveConstraints(views)
    numberItems(views)
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

  private func resolveConstraints(_ views: [View]) {
    let constraints = views.flatMap(\.constraints)
    for constraint in constraints {
      constraint.resolve { item(named: $0, beside: $1, of: constraint) }
    }
    guard nib.kind == .stackDefinition else { return }
    for view in views { view.giveConstraintsToCommonAncestors() }
  }

  /// What a constraint names: by an id or, in a stack definition, as a guide of a view or as the superview of the other
  /// item.
  private func item(named name: String, beside other: String?, of constraint: LayoutConstraint) -> LayoutItem? {
    if let item = items[name] { return item }
    guard nib.kind == .stackDefinition else { return nil }
    if name == GuideName.superview { return superview(beside: other, of: constraint) }
    return GuideName(name)?.guide(from: constraint.holder) { items[$0] as? View }
  }

  /// The superview of a constraint's other item. A guide is inside of its view; without another item, it is the view with
  /// the constraint.
  private func superview(beside other: String?, of constraint: LayoutConstraint) -> View? {
    guard let other else {
      let isAlone = constraint.firstReference != nil && constraint.secondAttribute == nil
      return isAlone ? constraint.holder : constraint.holder?.superview
    }
    if other == GuideName.superview { return constraint.holder }
    let item = item(named: other, beside: nil, of: constraint)
    return item is LayoutGuide ? item?.view : item?.view?.superview
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
    var guides = GuidesOfViews()
    let constraints = views.flatMap(\.constraints)
    let items = constraints.flatMap { [$0.firstReference, $0.secondReference].compactMap(\.self) }
    // A constraint that another size class leaves out is found both ways.
    var seen: Set<SourceRange> = []
    let names = nib.kind == .stackDefinition ? Set(constraints.flatMap(\.resolvedReferences).map(\.range)) : []
    for reference in items + nib.references()
    where nib.element(withID: reference.id) == nil && !names.contains(reference.range) {
      if seen.insert(reference.range).inserted { report(reference, &suggestions, &guides) }
    }
  }

  /// Interface Builder's id of the object that loads the views.
  private static let ownersID = "-1"
  private static let ownerHint =
    "; add <placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/> to the root, with the customClass that has "
    + "the action"

  private func report(
    _ reference: ObjectReference, _ suggestions: inout NameSuggestions, _ guides: inout GuidesOfViews
  ) {
    let isSuperview = nib.kind == .stackDefinition && reference.id == GuideName.superview
    let isDefinition = nib.kind == .stackDefinition
    let meant = isDefinition ? Vocabulary.item(ofForeign: reference.id) : nil
    let foreign =
      meant == reference.id ? "; only scroll views have it" : meant.map { "; write \"\($0)\"" }
    let owner = isDefinition && reference.id == Self.ownersID ? Self.ownerHint : nil
    let item = NamedItem(reference, in: nib, &guides)
    let hint =
      owner ?? foreign ?? item?.hint ?? suggestions.next(for: reference.id).map { "; did you mean \"\($0)\"?" } ?? ""
    let message =
      isSuperview
      ? "the root has no superview; compare its views with safeArea, layoutMargins or each other"
      : "no object has the id \"\(reference.id)\"\(hint)"
    nib.report(Diagnostic(.danglingReference, message, range: reference.range, fixIts: item?.fixIts ?? []))
  }
}

extension LayoutConstraint {
  /// What names an item that was found, or the superview of one that was not.
  fileprivate var resolvedReferences: [ObjectReference] {
    let (first, second) = (firstReference, secondReference)
    func isFound(_ item: LayoutItem?, _ name: ObjectReference?, beside other: LayoutItem?) -> Bool {
      item != nil || name?.id == GuideName.superview && other == nil && first != nil && second != nil
    }
    return [
      isFound(firstItem, first, beside: secondItem) ? first : nil,
      isFound(secondItem, second, beside: firstItem) ? second : nil,
    ].compactMap(\.self)
  }
}

extension LayoutDocument {
  /// Reads the document at a path and builds its views.
  ///
  /// - Throws: ``UnreadableDocument`` for a file that cannot be read, and for a document without anything to lay out. Its
  ///   description is a message with path, line and column.
  public convenience init(
    contentsOf path: String, options: LayoutOptions = LayoutOptions(),
    registry: (Platform) -> NibRegistry = NibRegistry.standard(for:)
  ) throws(UnreadableDocument) {
    try self.init(NibDocument.read(contentsOf: path, registry: registry), options: options)
  }

  /// Reads a document from its text and builds its views.
  ///
  /// - Parameter path: What messages call the document.
  /// - Throws: ``UnreadableDocument``, as ``init(_:path:options:registry:)`` does.
  public convenience init(
    text: String, path: String = "<text>", options: LayoutOptions = LayoutOptions(),
    registry: (Platform) -> NibRegistry = NibRegistry.standard(for:)
  ) throws(UnreadableDocument) {
    try self.init(Array(text.utf8), path: path, options: options, registry: registry)
  }
}

extension LayoutDocument {
  /// Reports cells that no list shows. A list gives its cells their place and size; elsewhere they have none.
  ///
  /// Evidence: 2,899/2,899 cells of iOS in public documents are in a list, or in no view.
  func checkNesting(_ views: [View]) {
    for case let cell as CellView in views {
      guard let superview = cell.superview, !(superview is ListView) else { continue }
      // On macOS, outlines and browsers have them, too.
      let isOnMac = cell.elementName == "tableCellView"
      guard isOnMac ? superview is CellView : nib.kind != .stackDefinition || cell.isInCell else { continue }
      let message =
        "<\(cell.elementName)> in <\(superview.elementName)>, which shows no cells; move it into a table or collection view, "
        + "or make it a <view>"
      nib.report(Diagnostic(.unknownElement, as: .error, message, range: cell.range))
    }
  }
}

extension View {
  /// Whether a cell holds the view, and no list in that cell does.
  fileprivate var isInCell: Bool {
    sequence(first: self, next: \.superview).dropFirst().prefix { !($0 is ListView) }.contains { $0 is CellView }
  }
}

extension LayoutDocument {
  /// How long a view would be if only its content decided, in points; nil if that is not known.
  package func naturalLength(of view: View, along axis: Axis) -> Double? {
    NaturalSize(settings: settings).length(of: view, along: axis)
  }
}

/// The keys of variations that hold for a device and, in stack definitions, for a user's text size.
package enum VariationKeys {
  /// From the least to the most specific: default, one trait, more of them.
  package static func active(for settings: DocumentSettings) -> [String] {
    guard settings.isStackDefinition else { return active(settings.device?.sizeClasses, []) }
    let category = settings.text.contentSizeCategory ?? .large
    let sizes = (category.isAccessibilityCategory ? ["accessibility"] : []) + [String(describing: category)]
    return active(
      settings.device?.sizeClasses, sizes.map { VariationKey.Trait(VariationKey.contentSizeCategory, $0) })
  }

  /// The same for size classes by name, `compact` or `regular`.
  package static func active(width: String, height: String) -> [String] { active((width, height), []) }

  private static func active(_ classes: (width: String, height: String)?, _ others: [VariationKey.Trait]) -> [String] {
    let sizes = classes.map {
      [VariationKey.Trait(VariationKey.heightClass, $0.height), .init(VariationKey.widthClass, $0.width)]
    }
    return VariationKey.active(with: (sizes ?? []) + others)
  }
}

extension LayoutDocument {
  /// Attributes of decoded elements that no class asked for, as diagnostics of the rule `unread-attribute`.
  public func unreadAttributes() -> [Diagnostic] {
    let tree = nib.tree
    // There are many of them, and few names.
    var messages: [Int: String] = [:]
    return nib.unreadAttributes().map { element, attribute in
      let pair = Int(tree[element].name) * tree.names.count + Int(tree.attributes[attribute].name)
      let known = messages[pair]
      let message = known ?? message(attribute, of: element)
      if known == nil { messages[pair] = message }
      return Diagnostic(.unreadAttribute, message, range: tree.nameRange(ofAttribute: attribute))
    }
  }

  private func message(_ attribute: Int, of element: ElementIndex) -> String {
    "\(nib.tree.name(ofAttribute: attribute)) of <\(nib.tree.name(of: element))> has no part in layout"
  }
}

/// A controller's `<scene>` of a storyboard.
public struct Scene {
  /// The scene's id.
  public let id: String?
  /// The controller.
  package let controller: Controller
  /// The controller's id.
  public var controllerID: String? { controller.id }
  /// What people call the controller.
  public var name: String { controller.name }
  /// The controller's view.
  public var rootView: View? { controller.view }
  private let lateCoder: LateCoder

  init(id: String?, _ controller: Controller, coder: NibCoder) {
    (self.id, self.controller, lateCoder) = (id, controller, LateCoder(coder))
  }

  /// The ids of what segues lead to from the scene's controllers, gestures and bar items, in document order.
  package var segueDestinations: [String] {
    lateCoder.coder.coders(in: "objects").flatMap { $0.descendants(named: "segue") }
      .compactMap { $0.decodeString(forKey: "destination") }
  }

  /// The place on Interface Builder's canvas; nil for a scene without one of its own.
  package var canvasLocation: (x: Double?, y: Double?)? {
    lateCoder.coder.coder(forKey: "canvasLocation").map { ($0.decodeDouble(forKey: "x"), $0.decodeDouble(forKey: "y")) }
  }
}
