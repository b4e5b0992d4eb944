import Formats

/// The object of a nib that holds all others.
extension NibContent {
  /// Adds a placeholder for an object that is given to the nib when it is loaded.
  ///
  /// - Parameters:
  ///   - place: Where other objects expect it; nil for anywhere.
  ///   - isFirst: Whether it comes before all other objects of the top level.
  mutating func addProxy(
    _ identifier: String, at place: ArchivedValue? = nil, isFirst: Bool = false
  ) -> ArchivedValue {
    let proxy = place ?? builder.reserve()
    let name = builder.string(identifier)
    builder.set(proxy, ArchivedObject("UIProxyObject", [.init("UIProxiedObjectIdentifier", name)]))
    if isFirst { lists.topLevel.insert(proxy, at: 0) } else { lists.topLevel.append(proxy) }
    list(proxy, atLevel: isFirst ? -1 : 0)
    return proxy
  }

  /// Adds placeholders for objects of another nib, which hands them in.
  ///
  /// - Returns: Their names, with what they stand for.
  mutating func addUpstreamPlaceholders(
    for references: [ObjectPlaces.Reference]
  ) -> [(name: String, reference: ObjectPlaces.Reference)] {
    references.enumerated().map { number, reference in
      let name = "UpstreamPlaceholder-\(number + 1)"
      _ = addProxy(name, at: placeForProxy(reference))
      return (name, reference)
    }
  }

  /// The graph of the nib, with everything that was compiled.
  mutating func graph() -> ObjectGraph {
    for (element, object) in withExtras { ObjectExtras.compileLast(element, object, in: &self) }
    builder.set(root, ArchivedObject("NSObject", lists.entries.map { .init($0.key, builder.list($0.values)) }))
    return builder.graph
  }
}

/// Compiles what stands beside the views: in the list of a xib's objects or a scene's.
enum TopLevelObject {
  /// - Returns: nil for what has no known compiled form.
  static func compile(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    if let gesture = GestureRecognizer.compile(element, in: &content) { return gesture }
    guard let view = ViewCompiler.compile(element, in: &content) else { return nil }
    content.finishTraits(of: view)
    return view
  }
}

/// Compiles gesture recognizers.
///
/// Evidence: 22 recognizers of taps in 18 nibs of coder version 10, 1 of pinches.
enum GestureRecognizer {
  static func compile(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    guard content.reader.tree.name(of: element) == "tapGestureRecognizer" else { return nil }
    content.reader.accept(element)
    content.reader.ignore(["userLabel"], of: element)
    let taps = KeyRule.rules(of: "tapGestureRecognizer")
    let recognizer = content.builder.add(ArchivedObject("UITapRecognizer", taps.values(of: element, in: &content)))
    let object = ArchivedObject(
      "UITapGestureRecognizer",
      [
        .init("UIGestureRecognizer.allowedTouchTypes", .int8(15)),
        .init("UIGestureRecognizer.requiresExclusiveTouchType", .bool(true)),
        .init("UITapGestureRecognizer._imp", recognizer),
      ])
    let place = content.complete(element, object)
    content.list(place)
    ObjectExtras.compile(element, place, in: &content)
    return place
  }
}
