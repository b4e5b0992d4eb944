import Formats
import Support

/// Compiles `<connections>`: outlets, outlet collections and actions.
enum ConnectionCompiler {
  static func compile(_ element: ElementIndex, _ source: ArchivedValue, in content: inout NibContent) {
    let reader = content.reader
    guard let list = reader.child(named: "connections", of: element) else { return }
    for connection in reader.tree.children(of: list) {
      if reader.tree.name(of: connection) != "segue", reader.document.leadsToAnotherScene(connection) {
        reader.skip(connection)
        continue
      }
      let object: ArchivedObject? =
        switch reader.tree.name(of: connection) {
        case "outlet": outlet(connection, source, in: &content)
        case "action": action(connection, source, in: &content)
        case "segue":
          SegueTrigger.connection(connection, source, ofKind: reader.tree.name(of: element), in: &content)
        default: nil
        }
      if let object { content.lists.connections.append(content.builder.add(object)) }
    }
    let elsewhere = content.surroundings.elsewhere
    collections(list, source, in: &content) { !elsewhere.contains($0) }
  }

  /// Sorts the connections as in the nib of a controller's view: collections, outlets and actions, by their labels, and
  /// the last one first.
  static func sort(_ content: inout NibContent) {
    let kinds = ["UIRuntimeOutletCollectionConnection": 0, "UIRuntimeOutletConnection": 1]
    let keys = content.lists.connections.enumerated().map { offset, connection in
      (
        kind: kinds[content.builder.className(of: connection)] ?? 2, label: content.builder.label(of: connection),
        offset: -offset, connection: connection
      )
    }
    let sorted = keys.sorted { ($0.kind, $0.label, $0.offset) < ($1.kind, $1.label, $1.offset) }
    content.lists.connections = sorted.map(\.connection)
  }

  /// Compiles the outlets of a controller that lead to what the nib has: the nib of its view has them.
  static func compileOutlets(of controller: ElementIndex, into content: inout NibContent) {
    let reader = content.reader
    guard let list = reader.child(named: "connections", of: controller) else { return }
    let ids = content.places.ids
    let connections = reader.tree.children(of: list).filter {
      ids.contains(reader.tree[$0, "destination"] ?? "") && reader.tree.name(of: $0).hasBytePrefix("outlet")
    }
    if connections.isEmpty { return }
    let source = content.place(of: controller)
    content.refer(to: controller, "id")
    for element in connections where reader.tree.name(of: element) == "outlet" {
      guard let object = outlet(element, source, in: &content) else { continue }
      content.lists.connections.append(content.builder.add(object))
    }
    collections(list, source, in: &content) { ids.contains($0) }
  }

  /// Adds an outlet of a label.
  static func outlet(
    _ label: String, _ source: ArchivedValue, _ destination: ArchivedValue, in builder: inout GraphBuilder
  ) -> ArchivedValue {
    builder.add(ArchivedObject("UIRuntimeOutletConnection", ends(label, source, destination, in: &builder)))
  }

  /// The keys that all connections begin with.
  static func ends(
    _ label: String, _ source: ArchivedValue, _ destination: ArchivedValue, in builder: inout GraphBuilder
  ) -> [ArchivedObject.KeyedValue] {
    [.init("UILabel", builder.string(label)), .init("UISource", source), .init("UIDestination", destination)]
  }

  private static func outlet(
    _ element: ElementIndex, _ source: ArchivedValue, in content: inout NibContent
  ) -> ArchivedObject? {
    guard let label = label("property", of: element, content.reader),
      !content.surroundings.elsewhere.contains(content.reader.tree[element, "destination"] ?? ""),
      let destination = content.place("destination", of: element)
    else { return nil }
    return ArchivedObject("UIRuntimeOutletConnection", ends(label, source, destination, in: &content.builder))
  }

  /// Begins a connection: it has a name, which an attribute is, and leads somewhere.
  private static func label(
    _ name: String, of element: ElementIndex, _ reader: VocabularyReader
  ) -> String? {
    for attribute in [name, "destination"] where (reader.tree[element, attribute] ?? "").isEmpty {
      reader.refuse("<\(reader.tree.name(of: element))> has no \(attribute); connect it again", at: element)
    }
    reader.accept(element)
    reader.ignore(["id"], of: element)
    return reader.text(name, of: element)
  }

  /// Actions of controls have an event; those of bar items and gesture recognizers have none.
  private static func action(
    _ element: ElementIndex, _ source: ArchivedValue, in content: inout NibContent
  ) -> ArchivedObject? {
    guard let label = label("selector", of: element, content.reader),
      let destination = content.place("destination", of: element)
    else { return nil }
    var values = ends(label, source, destination, in: &content.builder)
    if let event = content.reader.choice("eventType", of: element, events) {
      values.append(.init("UIEventMask", .integer(event)))
    }
    return ArchivedObject("UIRuntimeEventConnection", values)
  }

  private static let events = [
    "touchDown": 1, "touchDownRepeat": 2, "touchDragInside": 4, "touchDragOutside": 8, "touchDragEnter": 16,
    "touchDragExit": 32, "touchUpInside": 64, "touchUpOutside": 128, "touchCancel": 256, "valueChanged": 4096,
    "primaryActionTriggered": 8192, "editingDidBegin": 65536, "editingChanged": 131_072, "editingDidEnd": 262_144,
    "editingDidEndOnExit": 524_288,
  ]

  /// The outlet collections of an object: one connection for each property, with its destinations in order.
  ///
  /// - Parameter isIncluded: Whether the nib has the connections to an id.
  private static func collections(
    _ list: ElementIndex, _ source: ArchivedValue, in content: inout NibContent, isIncluded: (String) -> Bool
  ) {
    let reader = content.reader
    let elements = reader.tree.children(of: list).filter {
      reader.tree.name(of: $0) == "outletCollection" && !reader.document.leadsToAnotherScene($0)
    }
    var found: [(label: String, className: String, adds: Bool, destinations: [ArchivedValue])] = []
    var positions: [String: Int] = [:]
    for element in elements {
      guard let label = label("property", of: element, reader), isIncluded(reader.tree[element, "destination"] ?? ""),
        let destination = content.place("destination", of: element)
      else { continue }
      let className = reader.text("collectionClass", of: element) ?? "NSArray"
      let adds = reader.flag("appends", of: element) ?? false
      if let position = positions[label] {
        found[position].destinations.append(destination)
      } else {
        positions[label] = found.count
        found.append((label, className, adds, [destination]))
      }
    }
    for collection in found {
      let object = ArchivedObject(
        "UIRuntimeOutletCollectionConnection",
        [
          .init("UILabel", content.builder.string(collection.label)), .init("UISource", source),
          .init("UIDestination", content.builder.list(collection.destinations, className: "NSMutableArray")),
          .init("runtimeCollectionClassName", content.builder.string(collection.className)),
          .init("addsContentToExistingCollection", .bool(collection.adds)),
        ])
      content.lists.connections.append(content.builder.add(object))
    }
  }
}
