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
  var parts = ListParts()
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
