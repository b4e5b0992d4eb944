import Support

/// Connections as documents have them: outlets, collections of outlets, and actions.
struct ConnectionMarkup {
  let scope: NibScope
  let parts: DocumentParts
  /// The labels of outlets that a document states in another way.
  let implied: Set<String>
  private var graph: ObjectGraph { scope.graph }

  private static let events: [(bit: Int, name: String)] = [
    (1, "touchDown"), (2, "touchDownRepeat"), (4, "touchDragInside"), (8, "touchDragOutside"), (16, "touchDragEnter"),
    (32, "touchDragExit"), (64, "touchUpInside"), (128, "touchUpOutside"), (256, "touchCancel"), (4096, "valueChanged"),
    (8192, "primaryActionTriggered"), (65_536, "editingDidBegin"), (131_072, "editingChanged"),
    (262_144, "editingDidEnd"), (524_288, "editingDidEndOnExit"),
  ]

  /// Adds all connections of the nib.
  ///
  /// - Parameter segue: Makes the element of a segue that a connection performs.
  func addAll(segue: (_ template: Int) -> MarkupElement?) {
    for connection in graph.objects(in: "UINibConnectionsKey", of: 0) { add(connection, segue) }
    for inner in scope.nested.keys.sorted() {
      guard let inner = scope.nested[inner] else { continue }
      ConnectionMarkup(scope: inner, parts: parts, implied: []).addAll { _ in nil }
    }
  }

  private func add(_ connection: Int, _ segue: (Int) -> MarkupElement?) {
    guard let label = graph.text("UILabel", of: connection), let source = graph.reference("UISource", of: connection),
      let sourceID = scope.id(of: source)
    else { return }
    let destination = graph.reference("UIDestination", of: connection)
    switch graph.objects[connection].className {
    case "UIRuntimeOutletConnection":
      guard !implied.contains(label), let id = destination.flatMap(scope.id(of:)) else { return }
      parts.add(element("outlet", ("property", label), id), to: sourceID)
    case "UIRuntimeOutletCollectionConnection":
      for member in members(of: connection) {
        parts.add(element("outletCollection", ("property", label), member), to: sourceID)
      }
    case "UIRuntimeEventConnection":
      if label == "perform:" {
        if let segue = destination.flatMap(segue) { parts.add(segue, to: sourceID) }
        return
      }
      guard let id = destination.flatMap(scope.id(of:)) else { return }
      let action = element("action", ("selector", label), id)
      let mask = graph.objects[connection]["UIEventMask"]?.integer
      action.set("eventType", mask.flatMap { mask in Self.events.first { $0.bit == mask }?.name })
      parts.add(action, to: sourceID)
    default: return
    }
  }

  /// The objects of a collection are an array; older compilers wrote one connection for each.
  private func members(of connection: Int) -> [String] {
    guard let destination = graph.reference("UIDestination", of: connection) else { return [] }
    guard let elements = graph.elements(of: destination) else { return [scope.id(of: destination)].compactMap { $0 } }
    return elements.compactMap { $0.reference.flatMap { graph.objects.indices.contains($0) ? scope.id(of: $0) : nil } }
  }

  private func element(_ name: String, _ label: (name: String, value: String), _ destination: String) -> MarkupElement {
    MarkupElement(name, [label, ("destination", destination), ("id", parts.ids.make())])
  }
}

/// The kinds of segues by the classes that perform them.
enum SegueTemplates {
  private static let kinds = [
    "UIStoryboardShowSegueTemplate": "show", "UIStoryboardPresentationSegueTemplate": "presentation",
    "UIStoryboardModalSegueTemplate": "modal", "UIStoryboardPushSegueTemplate": "push",
    "UIStoryboardEmbedSegueTemplate": "embed", "UIStoryboardPopoverPresentationSegueTemplate": "popoverPresentation",
    "UIStoryboardPopoverSegueTemplate": "popover", "UIStoryboardReplaceSegueTemplate": "replace",
  ]

  /// Nil for a class that no document names.
  static func kind(ofClass name: String) -> String? {
    kinds[name] ?? (name.hasByteSuffix("SegueTemplate") && !name.contains("Unwind") ? "custom" : nil)
  }
}
