package import Formats
import NibDecoder
package import StackModel
import Support

/// A stack definition as a document of Interface Builder.
package struct DefinitionDocument {
  private let tree: XMLTree
  private let device: Device?
  private let frames: [ElementIndex: Rect]
  private let hasSafeArea: Bool
  private let isCell: Bool
  private let constraints: DefinitionConstraints
  private let losses: ConversionLosses

  /// - Parameters:
  ///   - layout: The definition, laid out on its canvas.
  ///   - device: The device in place of the definition's own.
  package init(_ layout: DocumentLayout, of document: LayoutDocument, device: Device?) {
    tree = document.nib.tree
    self.device = device
    hasSafeArea = DefinitionScreen.hasSafeArea(document)
    isCell = document.roots.first is CellView
    constraints = DefinitionConstraints(document)
    losses = ConversionLosses(tree)
    var frames: [ElementIndex: Rect] = [:]
    for view in layout.views { if let element = view.view.element { frames[element] = view.frame } }
    self.frames = frames
  }

  /// What the document does not hold.
  package var lost: [ConversionLoss] { losses.all }

  /// The text of a xib.
  ///
  /// - Parameters:
  ///   - placed: The frames that a layout of the document gave its objects, by their ids.
  ///   - taken: The ids that its objects may not have.
  ///   - kept: The ids of objects of the xib that is replaced.
  package func xib(placed: [String: Rect] = [:], taken: Set<String> = [], kept: KeptIDs = KeptIDs()) -> [UInt8] {
    let (owner, responder) = (MarkupElement.placeholder(.owner), MarkupElement.placeholder(.firstResponder))
    let parts = parts(
      owner: Placeholder.owner.id, responder: Placeholder.firstResponder.id, taken: taken, kept, placed)
    addContent(of: "IBFilesOwner", to: owner, parts.markup)
    addContent(of: "IBFirstResponder", to: responder, parts.markup)
    if hasSafeArea, !isCell, owner["customClass"] == nil { RootOwner.make(of: parts.view, owner) }
    if !fillsScreen, parts.view.child(forKey: "simulatedDestinationMetrics") == nil { parts.view.append(Self.freeform) }
    let root = MarkupElement.document(isStoryboard: false)
    finish(root, "objects", [owner, responder, parts.view] + parts.recognizers)
    return MarkupWriter.write(root)
  }

  /// The text of a storyboard with one scene.
  ///
  /// - Parameters:
  ///   - placed: The frames that a layout of the document gave its objects, by their ids.
  ///   - kept: The ids of objects of the scene that is replaced.
  package func storyboard(
    _ place: ScenePlace, placed: [String: Rect] = [:], kept: KeptIDs = KeptIDs()
  ) -> [UInt8] {
    let parts = parts(owner: place.controller, responder: place.responder, taken: place.taken, kept, placed)
    let controller = MarkupElement(
      Self.isStatic(parts.view) ? "tableViewController" : "viewController",
      [("storyboardIdentifier", place.name), ("id", place.controller), ("sceneMemberID", "viewController")])
    let responder = MarkupElement.firstResponder(ofSceneWithID: place.responder)
    parts.view.set("key", "view")
    for bar in parts.view.children where bar.name.hasBytePrefix("simulated") { controller.append(bar) }
    parts.view.removeChildren { $0.name.hasBytePrefix("simulated") }
    controller.append(parts.view)
    addContent(of: "IBFilesOwner", to: controller, parts.markup)
    RootOwner.removeViewOutlet(from: controller)
    addContent(of: "IBFirstResponder", to: responder, parts.markup)
    if !fillsScreen, let size = parts.view.size {
      controller.append(
        MarkupElement(
          "size",
          [
            ("key", "freeformSize"), ("width", DecimalText.text(of: size.width)),
            ("height", DecimalText.text(of: size.height)),
          ]))
      controller.append(Self.freeform)
    }
    let scene = MarkupElement("scene", [("sceneID", place.scene)])
    scene.append("objects", [controller] + parts.recognizers + [responder])
    scene.append(
      MarkupElement(
        "point",
        [("key", "canvasLocation"), ("x", DecimalText.text(of: place.x)), ("y", DecimalText.text(of: place.y))]))
    let root = MarkupElement.document(isStoryboard: true)
    root.set("initialViewController", place.controller)
    finish(root, "scenes", [scene])
    return MarkupWriter.write(root)
  }

  /// The table of the definition that no document can have where it would be: static tables are in their controllers.
  package func strayTable(inScene isScene: Bool) -> Diagnostic? {
    let table = tree.indices.first { element in
      tree.name(of: element) == "tableView" && tree[element, "dataMode"] == "static"
        && !(isScene && element == tree.root)
    }
    return table.map { table in
      Diagnostic(
        .unsupportedDocument, as: .error,
        "a static table, which Xcode takes only as the view of a table view controller; make it the root and convert it "
          + "to a storyboard, or use prototypes", range: tree.tagRange(of: table))
    }
  }

  private static func isStatic(_ view: MarkupElement) -> Bool {
    view.name == "tableView" && view["dataMode"] == "static"
  }

  private static var freeform: MarkupElement {
    MarkupElement("freeformSimulatedSizeMetrics", [("key", "simulatedDestinationMetrics")])
  }

  // MARK: - Parts

  private struct Parts {
    let markup: DefinitionMarkup
    let view: MarkupElement
    let recognizers: [MarkupElement]
  }

  /// The view and the gesture recognizers of the definition.
  private func parts(
    owner: String, responder: String, taken: Set<String>, _ kept: KeptIDs, _ placed: [String: Rect]
  ) -> Parts {
    var placeholders: [String: String] = [
      Placeholder.owner.id: owner, Placeholder.firstResponder.id: responder,
    ]
    for placeholder in children("placeholder") {
      guard let id = tree[placeholder, "id"] else { continue }
      placeholders[id] = tree[placeholder, "placeholderIdentifier"] == "IBFirstResponder" ? responder : owner
    }
    losses.removeAll()
    let ids = DefinitionIDs(
      tree, placeholders: placeholders, guides: constraints.made, taken: taken, kept: kept, scope: owner)
    let markup = DefinitionMarkup(
      tree, ids: ids, frames: frames, placed: placed, hasSafeArea: hasSafeArea, constraints: constraints, losses: losses
    )
    losses.addComments(in: nil, advice: "Xcode keeps none in documents")
    let view = markup.element(tree.root)
    let recognizers = tree.children(of: tree.root).filter { tree.name(of: $0).hasByteSuffix("GestureRecognizer") }
    return Parts(markup: markup, view: view, recognizers: recognizers.map { markup.element($0) })
  }

  private func children(_ name: String) -> [ElementIndex] {
    tree.children(of: tree.root).filter { tree.name(of: $0) == name }
  }

  /// Adds the class and the connections that the definition gives a placeholder.
  private func addContent(of identifier: String, to object: MarkupElement, _ markup: DefinitionMarkup) {
    for placeholder in children("placeholder") where tree[placeholder, "placeholderIdentifier"] == identifier {
      let element = markup.element(placeholder)
      for (name, value) in element.attributes where !["id", "placeholderIdentifier", "userLabel"].contains(name) {
        object.set(name, value)
      }
      for child in element.children { object.append(child) }
    }
  }

  // MARK: - Documents

  /// Whether the root has the size of the screen.
  private var fillsScreen: Bool {
    device != nil
      || ["width", "height"].allSatisfy { tree[tree.root, $0] == nil } && children("rect").isEmpty
  }

  /// The device that the document is shown on.
  private func addDevice(to root: MarkupElement) {
    let written = children("device").first
    let id = device?.id ?? written.flatMap { tree[$0, "id"] } ?? Device.standard.id
    let orientation =
      device.map { $0.isLandscape ? "landscape" : "portrait" } ?? written.flatMap { tree[$0, "orientation"] }
    root.append(
      MarkupElement("device", [("id", id), ("orientation", orientation ?? "portrait"), ("appearance", "light")]))
  }

  private func finish(_ root: MarkupElement, _ list: String, _ elements: [MarkupElement]) {
    addDevice(to: root)
    root.finish(MarkupElement(list, children: elements), resources: resources(for: elements))
  }

  private func resources(for elements: [MarkupElement]) -> [MarkupElement] {
    let ids = DefinitionIDs(tree, placeholders: [:], scope: "resources")
    let markup = DefinitionMarkup(tree, ids: ids, losses: losses)
    return DefinitionResources(children("resources").first.map { markup.element($0) }).elements(for: elements)
  }
}
