package import Formats
import NibDecoder
package import StackModel
import Support

/// A view of a document as a stack definition.
package struct ViewDefinition {
  /// The text of the definition.
  package let bytes: [UInt8]
  /// What it does not hold.
  package let lost: [ConversionLoss]

  /// - Parameter scene: The name of a scene; nil for a xib, and for the only scene of a storyboard.
  package static func make(of document: LayoutDocument, scene: String?) throws(UnreadableDocument) -> ViewDefinition {
    let tree = document.nib.tree
    guard document.nib.kind == .interfaceBuilder(.iOS) else {
      throw UnreadableDocument(
        unconvertible: "a document for \(document.nib.kind.platform.rawValue); definitions are of iOS", tree.root, tree)
    }
    let source = try DefinitionSource.find(in: tree, scene: scene)
    let losses = ConversionLosses(tree)
    let root = DefinitionWriting(source, document, losses).root()
    return ViewDefinition(bytes: MarkupWriter.write(definition: root), lost: losses.all)
  }
}

/// Writes the parts of a definition.
struct DefinitionWriting {
  private let source: DefinitionSource
  private let document: LayoutDocument
  private let view: View?
  private let losses: ConversionLosses
  private let views: ViewWriting
  /// What was measured of a view whose margins count; nil for others.
  private let measures: ViewMeasures?
  /// Whether only the margins of the view begin at its safe area.
  private let needsSafeArea: Bool
  private var tree: XMLTree { source.tree }

  init(_ source: DefinitionSource, _ document: LayoutDocument, _ losses: ConversionLosses) {
    (self.source, self.document, self.losses) = (source, document, losses)
    let view = document.roots.first { $0.element == source.view }
    let controller = document.controllers.first { $0.view === view }
    let isNamed = view.map { DefinitionScreen.isNamed(by: $0, of: controller) } ?? false
    let measures = MarginUse(source.tree).areUsed(by: source.view) ? Self.measures(of: source.view, document) : nil
    needsSafeArea =
      !isNamed && measures.map { $0.safeAreaInsets != .zero } ?? false && !(view is CellView)
      && source.tree[source.view, "insetsLayoutMarginsFromSafeArea"] != "NO"
    views = ViewWriting(source, losses, hasSafeArea: isNamed || needsSafeArea)
    self.view = view
    self.measures = measures
  }

  /// What layout measures of a view when the app runs, as definitions are laid out.
  private static func measures(of element: ElementIndex, _ document: LayoutDocument) -> ViewMeasures? {
    let source = document.nib.source
    let running = try? LayoutDocument(source.bytes, path: source.path, options: LayoutOptions(semantics: .runtime))
    guard let running, let view = running.roots.first(where: { $0.element == element }) else { return nil }
    return MeasuredDocument(running).measures(within: view).first?[view]
  }

  func root() -> MarkupElement {
    let root = views.element(source.view)
    root.remove("key")
    addSize(to: root)
    if needsSafeArea {
      root.append(MarkupElement("viewLayoutGuide", [("key", LayoutGuide.Kind.safeArea.rawValue)]))
    }
    if views.hasSafeArea { addBars(to: root) }
    addMargins(to: root)
    for recognizer in source.recognizers { root.append(views.element(recognizer)) }
    addPlaceholder("IBFilesOwner", source.owner, id: Placeholder.owner.id, to: root)
    addPlaceholder("IBFirstResponder", source.firstResponder, id: Placeholder.firstResponder.id, to: root)
    let resources = self.resources(of: root)
    root.append("resources", resources)
    loseRest()
    DefinitionShortening(root).shorten()
    return root
  }

  // MARK: - The root

  /// The margins of a root, which the system gives it in a document.
  private func addMargins(to root: MarkupElement) {
    let made = RootMargins.element
    if views.hasSafeArea || tree[source.view, "insetsLayoutMarginsFromSafeArea"] == "NO" {
      root.removeChildren { child in
        child.name == made.name && made.attributes.allSatisfy { $0.name == "key" || child[$0.name] == $0.value }
      }
    }
    guard views.margins.areUsed(by: source.view),
      !root.children.contains(where: { $0.name.hasByteSuffix("dgeInsets") }),
      let measures
    else { return }
    let follows = tree[source.view, "insetsLayoutMarginsFromSafeArea"] != "NO"
    let (margins, covered) = (measures.layoutMargins, follows ? measures.safeAreaInsets : .zero)
    let sides = [
      ("top", margins.top - covered.top), ("left", margins.left - covered.left),
      ("bottom", margins.bottom - covered.bottom), ("right", margins.right - covered.right),
    ]
    guard sides.contains(where: { $0.1 != 8 }) else { return }
    let written = sides.filter { $0.1 != 0 }.map { (name: $0.0, value: DecimalText.text(of: $0.1)) }
    root.append(MarkupElement("edgeInsets", written))
    losses.add(
      "margins", "that the system chooses the margins by the device; the definition has their numbers", at: source.view)
  }

  /// The bars that the controllers around the view bring.
  private func addBars(to root: MarkupElement) {
    let bars = view.flatMap { document.screenBars()[ObjectIdentifier($0)] }
    let shown = [
      (bars?.navigationBarHeight, "simulatedNavigationBarMetrics", "simulatedTopBarMetrics"),
      (bars?.tabBarHeight, "simulatedTabBarMetrics", "simulatedBottomBarMetrics"),
      (bars?.toolbarHeight, "simulatedToolbarMetrics", "simulatedBottomBarMetrics"),
    ]
    for (height, name, key) in shown where (height ?? 0) > 0 && root.child(forKey: key) == nil {
      root.append(MarkupElement(name, [("key", key)]))
    }
  }

  /// The device, or the size of a root that does not have that of the screen.
  private func addSize(to root: MarkupElement) {
    let metrics = root.children.first { $0.name == "freeformSimulatedSizeMetrics" }
    root.removeChildren { $0.name == "freeformSimulatedSizeMetrics" }
    let isFreeform =
      metrics != nil
      || source.isScene
        && tree.children(of: source.owner ?? tree.root).contains {
          tree.name(of: $0) == "freeformSimulatedSizeMetrics"
        }
    let frame = tree.children(of: source.view).first { tree[$0, "key"] == "frame" }
    func length(_ name: String) -> Double? { frame.flatMap { tree[$0, name] }.flatMap { Double(written: $0) } }
    let size = (length("width") ?? 0, length("height") ?? 0)
    let device = document.settings.device ?? Self.device(ofScreen: size)
    let fillsScreen = device.map { size == ($0.size.width, $0.size.height) } ?? false
    let hasOwnSize = isFreeform || !fillsScreen && !source.isScene
    if hasOwnSize, frame != nil {
      root.set("width", DecimalText.text(of: size.0))
      root.set("height", DecimalText.text(of: size.1))
    }
    guard let device = device ?? Device(named: "retina4_7", landscape: false), device != .standard else { return }
    let element = MarkupElement("device", [("id", device.id)])
    if device.isLandscape { element.set("orientation", "landscape") }
    root.append(element)
  }

  /// The device whose screen a view of a document without a device fills. Such documents have two pixels a point.
  private static func device(ofScreen size: (Double, Double)) -> Device? {
    let screen = CanvasDevice.all.first { size == ($0.width, $0.height) && $0.scale == 2 && $0.isOfInterfaceBuilder }
    return screen.flatMap { Device(named: $0.id, landscape: false) }
  }

  /// The class and the connections of an object that the document only stands in for.
  private func addPlaceholder(_ identifier: String, _ object: ElementIndex?, id: String, to root: MarkupElement) {
    guard let object else { return }
    let placeholder = MarkupElement("placeholder", [("placeholderIdentifier", identifier), ("id", id)])
    for name in ["customClass", "customModule", "customModuleProvider"] where tree[object, name] != "" {
      placeholder.set(name, tree[object, name])
    }
    if placeholder["customClass"] == "UIResponder", identifier == "IBFirstResponder" {
      placeholder.remove("customClass")
    }
    for child in tree.children(of: object)
    where ["connections", "userDefinedRuntimeAttributes"].contains(tree.name(of: child)) {
      placeholder.append(views.value(child, owner: object))
    }
    placeholder.removeChildren { $0.name == "connections" && $0.children.isEmpty }
    if object == source.owner, views.hasSafeArea {
      if source.isScene, placeholder["customClass"] != nil, let view = root["id"] {
        RootOwner.connect(placeholder, toView: view)
      }
      if RootOwner.isMade(placeholder) { return }
    }
    if !placeholder.children.isEmpty || placeholder["customClass"] != nil || root.refers(to: id) {
      root.append(placeholder)
    }
  }

  private func resources(of root: MarkupElement) -> [MarkupElement] {
    guard let list = tree.child(named: "resources", of: tree.root) else { return [] }
    let listed = tree.children(of: list).map { views.plain($0) }
    let used = Set(DefinitionResources(nil).elements(for: [root]).map { "\($0.name) \($0["name"] ?? "")" })
    return listed.filter { entry in
      !DefinitionResources.isMade(entry) && (!source.isScene || used.contains("\(entry.name) \(entry["name"] ?? "")"))
    }
  }

  // MARK: - Losses

  /// Names what stands beside the view.
  private func loseRest() {
    for object in source.others where tree.name(of: object) != "exit" {
      losses.add(
        "object \(tree.name(of: object))", "<\(tree.name(of: object))> beside the view; a definition is one view",
        at: object)
    }
    for child in tree.children(of: tree.root) {
      let name = tree.name(of: child)
      if Self.heldHead.contains(name) { continue }
      losses.add("document \(name)", "<\(name)> of the document; a definition has none", at: child)
    }
    guard source.isScene, let controller = source.owner else { return }
    let attributes = tree.attributes(of: controller).map(\.name).filter { !Self.heldAttributes.contains($0) }
    if tree.name(of: controller) != "viewController" {
      losses.add("controller", "<\(tree.name(of: controller))>; a definition has the view only", at: controller)
    }
    if !attributes.isEmpty {
      losses.add(
        "controller attributes",
        "\(attributes.joined(separator: ", ")) of the controller; a definition has the view only", at: controller)
    }
    for child in tree.children(of: controller) where child != source.view {
      let name = tree.name(of: child)
      if ["connections", "userDefinedRuntimeAttributes", "layoutGuides", "freeformSimulatedSizeMetrics"].contains(name)
        || tree[child, "key"] == "freeformSize"
        || views.hasSafeArea && name.hasBytePrefix("simulated")
      {
        continue
      }
      losses.add("controller \(name)", "<\(name)> of the controller; a definition has the view only", at: child)
    }
  }

  private static let heldHead: Set = ["device", "dependencies", "objects", "scenes", "resources"]
  private static let heldAttributes: Set = [
    "id", "sceneMemberID", "customClass", "customModule", "customModuleProvider", "storyboardIdentifier", "userLabel",
  ]
}

extension MarkupElement {
  /// Whether anything in the element refers to an id.
  func refers(to id: String) -> Bool {
    let known = DefinitionDefaults.document[name]
    return attributes.contains { attribute in
      attribute.value == id
        && known.flatMap { DefinitionDefaults.document.attribute(attribute.name, of: $0) }?.form == .reference
    } || children.contains { $0.refers(to: id) }
  }
}
