import Formats

/// What the elements of one nib share while they are compiled.
struct NibContent {
  let reader: VocabularyReader
  var builder = GraphBuilder()
  /// The place of the object that holds all others, which is the first one.
  let root: ArchivedValue
  /// What that object lists.
  var lists = NibLists()
  /// Which objects have which ids.
  var places = ObjectPlaces()
  /// How deep the object that is being compiled lies in the hierarchy of views.
  var depth = 0
  /// What else its place says.
  var surroundings = Surroundings()
  /// The parts of the table or collection that is being compiled.
  var parts = CompiledLists()
  /// The attributed text of the view that is being compiled.
  var attributedText: AttributedText?
  /// The values that depend on the size class, in what belongs to the current object of the top level.
  var traits = TraitStorage()
  /// The objects whose accessibility and runtime attributes are still to be compiled.
  var withExtras: [(element: ElementIndex, object: ArchivedValue)] = []
  /// The fonts that were compiled, by their elements.
  private var fonts: [ElementIndex: (font: ArchivedValue, size: Double)] = [:]

  init(_ reader: VocabularyReader) {
    self.reader = reader
    root = builder.reserve()
  }

  /// Adds an object that the nib lists.
  ///
  /// - Parameters:
  ///   - isConstraint: Whether it follows the views of its level.
  ///   - level: How deep it is in place of ``depth``.
  mutating func list(_ object: ArchivedValue, isConstraint: Bool = false, atLevel level: Int? = nil) {
    lists.add(object, isConstraint: isConstraint, atLevel: level ?? depth)
  }

  /// Ends an object of the top level.
  mutating func finishTraits(of object: ArchivedValue) {
    if traits.isEmpty { return }
    lists.traits.append(traits.list(of: object, in: &builder))
    traits = TraitStorage()
  }

  // MARK: Values

  /// The color of a child element with a key.
  mutating func color(_ key: String, of element: ElementIndex) -> ArchivedValue? {
    guard let child = reader.child(key, of: element), reader.tree.name(of: child) == "color" else { return nil }
    return ColorCompiler(reader: reader).color(child, in: &builder)
  }

  /// The insets of a child element such as `<inset key="contentEdgeInsets" minX="8" …/>` or
  /// `<edgeInsets key="layoutMargins" top="8" …/>`, from the top counterclockwise.
  func insets(_ key: String, of element: ElementIndex) -> ArchivedValue? {
    guard let child = reader.child(key, of: element) else { return nil }
    let isInset = reader.tree.name(of: child) == "inset"
    let sides = isInset ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    return .geometry(sides.map { reader.number($0, of: child) ?? 0 })
  }

  /// The font of a child element, and its size in points.
  mutating func font(_ key: String, of element: ElementIndex) -> (font: ArchivedValue, size: Double)? {
    guard let child = reader.child(key, of: element) else { return nil }
    if let known = fonts[child] { return known }
    let font = FontCompiler(reader: reader).font(child, in: &builder)
    fonts[child] = font
    return font
  }

  /// A text that the app looks up in its tables of strings, if the document is localized.
  ///
  /// - Parameter name: What the table calls the text of the object.
  mutating func localizable(_ text: String, _ name: String, of element: ElementIndex) -> ArchivedValue {
    guard reader.isLocalized, !text.isEmpty, let id = reader.tree[element, "id"] else { return builder.string(text) }
    return builder.add(
      ArchivedObject(
        "NSLocalizableString",
        [
          .init("NS.bytes", .data(Array(text.utf8))), .init("NSKey", builder.string("\(id).\(name)")),
          .init("NSDev", builder.string(text)),
        ]))
  }
}

/// The objects of elements, and of what they refer to.
extension NibContent {
  /// The place of an element's object, which may not be complete yet. An element needs no id.
  mutating func place(of element: ElementIndex) -> ArchivedValue {
    _ = reader.text("id", of: element)
    return places.place(of: id(of: element), in: &builder)
  }

  /// Completes the object of an element.
  mutating func complete(_ element: ElementIndex, _ object: ArchivedObject) -> ArchivedValue {
    let place = place(of: element)
    places.setComplete(id(of: element))
    builder.set(place, object)
    return place
  }

  private func id(of element: ElementIndex) -> String { reader.tree[element, "id"] ?? "\0\(element)" }

  // MARK: References

  /// The object that an attribute refers to by its id.
  mutating func place(_ attribute: String, of element: ElementIndex) -> ArchivedValue? {
    guard let id = reader.text(attribute, of: element) else { return nil }
    if let standIn = surroundings.standIn, standIn.id == id { return standIn.object }
    return place(of: ObjectPlaces.Reference(id: id, element: element, attribute: attribute))
  }

  /// The object that is referred to, which another nib may have.
  mutating func place(of reference: ObjectPlaces.Reference) -> ArchivedValue {
    places.refer(reference)
    return places.place(of: reference.id, in: &builder)
  }

  /// Notes that an element's own object is referred to, and may belong to another nib.
  mutating func refer(to element: ElementIndex, _ attribute: String) {
    guard let id = reader.text(attribute, of: element) else { return }
    places.refer(ObjectPlaces.Reference(id: id, element: element, attribute: attribute))
  }

  /// The place of an object that belongs to another nib, for a placeholder.
  mutating func placeForProxy(_ reference: ObjectPlaces.Reference) -> ArchivedValue {
    places.setComplete(reference.id)
    return places.place(of: reference.id, in: &builder)
  }

  /// What was referred to and is not part of this nib, in the order of the connections.
  var missingByConnection: [ObjectPlaces.Reference] {
    places.missing(inOrderOf: lists.connections.flatMap { builder.ends(of: $0) })
  }

  /// Notes a problem with each id that refers to nothing.
  func refuseMissing() {
    for reference in places.missing {
      reader.refuse(
        "\(reference.attribute)=\"\(reference.id)\" refers to nothing that the nib has; connect it again",
        at: reference.element, attribute: reference.attribute,
        isConsequence: reader.document.hasElement(withID: reference.id))
    }
  }
}

/// What one key of a table or collection leaves for another one.
struct CompiledLists {
  /// The source of the static cells of the nib's table.
  var staticDataSource: ArchivedValue?
  /// The prototypes of the collection that is being compiled.
  var prototypeNibs: [ArchivedValue] = []
  /// What the prototypes of the table that is being compiled refer to.
  var prototypeExternals: [ArchivedValue] = []
}

/// A compiled text with attributes, with what its first fragment looks like.
struct AttributedText {
  let string: String
  let object: ArchivedValue
  let font: ArchivedValue?
  /// The size of the font in points.
  let size: Double
  let color: ArchivedValue?
  let alignment: Int?

  /// The number of an alignment in UIKit for that in a paragraph style, and the other way around: center and right have each
  /// other's.
  static func exchangingCenter(_ number: Int) -> Int { [1: 2, 2: 1][number] ?? number }
}

/// What the object of a nib that holds all others lists.
struct NibLists {
  /// The objects that belong to no other.
  var topLevel: [ArchivedValue] = []
  /// The outlets, outlet collections and actions.
  var connections: [ArchivedValue] = []
  /// What assistive technologies read of objects.
  var accessibility: [ArchivedValue] = []
  /// The values that depend on the size class, for each object of the top level that has some.
  var traits: [ArchivedValue] = []
  /// The user-defined runtime attributes.
  var keyValuePairs: [ArchivedValue] = []
  /// The objects with their places: level by level, on each the views before their constraints.
  private var objects: [(level: Int, value: ArchivedValue)] = []

  /// Adds an object to those that the nib lists by levels.
  mutating func add(_ object: ArchivedValue, isConstraint: Bool, atLevel level: Int) {
    objects.append((level * 2 + (isConstraint ? 1 : 0), object))
  }

  /// The keys, with the lists in their order.
  var entries: [(key: String, values: [ArchivedValue])] {
    let sorted = objects.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
    return [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", sorted.map(\.element.value)),
      ("UINibConnectionsKey", connections), ("UINibVisibleWindowsKey", []),
      ("UINibAccessibilityConfigurationsKey", accessibility), ("UINibTraitStorageListsKey", traits),
      ("UINibKeyValuePairsKey", keyValuePairs),
    ]
  }
}

/// What the place of an object says about it while it is compiled.
struct Surroundings {
  /// How many nibs the nib is in.
  var nesting = 0
  /// The ids of objects that other nibs have, with the connections to them.
  var elsewhere: Set<String> = []
  /// The object that constraints get in place of the one with an id.
  var standIn: (id: String, object: ArchivedValue)?
  /// The content view of the visual effect view that is being compiled, which has a class of its own.
  var effectContent: ElementIndex?
  /// The view that is elsewhere than the document says, and its top.
  var moved: (view: ElementIndex, top: Double)?
  /// The view that has another size than the document says, and that size.
  var resized: (view: ElementIndex, size: [Double])?
  /// The controllers that were begun, and how many of them are not at their end.
  private var controllers: (begun: Set<String>, open: Int) = ([], 0)

  /// Controllers hold each other no deeper than this.
  private static let maximumDepth = 64

  /// Begins a controller of the nib.
  ///
  /// - Returns: Whether it is no part of the nib yet, and does not lie too deep.
  mutating func beginController(_ id: String) -> Bool {
    guard controllers.open < Self.maximumDepth, controllers.begun.insert(id).inserted else { return false }
    controllers.open += 1
    return true
  }

  mutating func endController() { controllers.open -= 1 }
}
