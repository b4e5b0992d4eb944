import CompiledNib
import XMLSource

/// What the elements of one nib share: its objects, and which of them has which id.
struct NibContent {
  /// Where a document refers to an object by its id.
  struct Reference {
    let id: String
    let element: ElementIndex
    let attribute: String
  }

  let reader: VocabularyReader
  var builder = GraphBuilder()
  /// The ids of objects that other nibs have, with the connections to them.
  var elsewhere: Set<String> = []
  /// How deep the object that is being compiled lies in the hierarchy of views.
  var depth = 0
  /// The objects whose accessibility and runtime attributes are still to be compiled.
  var withExtras: [(element: ElementIndex, object: ArchivedValue)] = []
  /// The outlets, outlet collections and actions.
  var connections: [ArchivedValue] = []
  /// What assistive technologies read of objects.
  var accessibility: [ArchivedValue] = []
  /// The user-defined runtime attributes.
  var keyValuePairs: [ArchivedValue] = []
  /// The objects of `UINibObjectsKey` with their places: level by level, on each the views before their constraints.
  private var objects: [(level: Int, value: ArchivedValue)] = []
  private var places: [String: ArchivedValue] = [:]
  private var complete: Set<String> = []
  private var listed: [String: ArchivedValue] = [:]
  private var references: [Reference] = []
  /// The controllers that were begun, and how many of them are not at their end.
  private var controllers: (begun: Set<String>, open: Int) = ([], 0)

  /// The place of the object that holds all others, which is the first one.
  let root: ArchivedValue
  /// The values that depend on the size class, in what belongs to the current object of the top level.
  var traits = TraitStorage()
  /// The values that depend on the size class, for each object of the top level that has some.
  var traitLists: [ArchivedValue] = []
  /// The fonts that were compiled, by their elements.
  var fonts: [ElementIndex: (font: ArchivedValue, size: Double)] = [:]
  /// The attributed text of the view that is being compiled.
  var attributedText: AttributedTextCompiler.Text?
  /// The source of the static cells of the nib's table.
  var staticDataSource: ArchivedValue?
  /// The prototypes of the collection that is being compiled.
  var prototypeNibs: [ArchivedValue] = []
  /// How many nibs this one is in.
  var nesting = 0
  /// What the prototypes of the table that is being compiled refer to.
  var prototypeExternals: [ArchivedValue] = []
  /// The object that constraints get in place of the one with an id.
  var standIn: (id: String, object: ArchivedValue)?
  /// The content view of the visual effect view that is being compiled, which has a class of its own.
  var effectContent: ElementIndex?
  /// The view that is elsewhere than the document says, and its top.
  var moved: (view: ElementIndex, top: Double)?
  /// The view that has another size than the document says, and that size.
  var resized: (view: ElementIndex, size: [Double])?
  /// The objects that belong to no other.
  var topLevel: [ArchivedValue] = []

  init(_ reader: VocabularyReader) {
    self.reader = reader
    root = builder.reserve()
  }

  /// The objects of `UINibObjectsKey`.
  var objectList: [ArchivedValue] {
    objects.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }.map(\.element.value)
  }

  /// Adds an object that the nib lists.
  ///
  /// - Parameters:
  ///   - isConstraint: Whether it follows the views of its level.
  ///   - level: How deep it is in place of ``depth``.
  mutating func list(_ object: ArchivedValue, isConstraint: Bool = false, atLevel level: Int? = nil) {
    objects.append(((level ?? depth) * 2 + (isConstraint ? 1 : 0), object))
  }

  // MARK: Controllers

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

  // MARK: Places

  /// The place of an element's object, which may not be complete yet. An element needs no id.
  mutating func place(of element: ElementIndex) -> ArchivedValue {
    place(of: reader.text("id", of: element) ?? "\0\(element)")
  }

  /// Completes the object of an element.
  mutating func complete(_ element: ElementIndex, _ object: ArchivedObject) -> ArchivedValue {
    let place = place(of: element)
    complete.insert(reader.tree[element, "id"] ?? "\0\(element)")
    builder.set(place, object)
    return place
  }

  /// Lets an id stand for an object that exists, such as a placeholder.
  mutating func setPlace(of id: String, to object: ArchivedValue) {
    places[id] = object
    complete.insert(id)
  }

  /// The object that an attribute refers to by its id.
  mutating func place(_ attribute: String, of element: ElementIndex) -> ArchivedValue? {
    guard let id = reader.text(attribute, of: element) else { return nil }
    if let standIn, standIn.id == id { return standIn.object }
    if places[id] == nil || !complete.contains(id) {
      references.append(Reference(id: id, element: element, attribute: attribute))
    }
    return place(of: id)
  }

  /// The object with an id that another nib refers to.
  mutating func place(ofID id: String, from reference: Reference) -> ArchivedValue {
    if !complete.contains(id) { references.append(reference) }
    return place(of: id)
  }

  /// Notes that an element's own object is referred to, and may belong to another nib.
  mutating func refer(to element: ElementIndex, _ attribute: String) {
    guard let id = reader.text(attribute, of: element) else { return }
    references.append(Reference(id: id, element: element, attribute: attribute))
  }

  /// The place of an object that belongs to another nib, for a placeholder.
  mutating func placeForProxy(_ reference: Reference) -> ArchivedValue {
    complete.insert(reference.id)
    return place(of: reference.id)
  }

  /// The ids of the nib's own objects.
  var ids: Set<String> { complete }

  /// Whether the nib has an object with an id.
  func has(_ id: String) -> Bool { complete.contains(id) }

  /// Lets an object stand for an id where the nib lists the objects of a view.
  mutating func setListed(_ object: ArchivedValue, for id: String) { listed[id] = object }

  /// The object with an id as the nib lists it.
  mutating func listedPlace(of id: String) -> ArchivedValue { listed[id] ?? place(of: id) }

  /// Ends an object of the top level.
  mutating func finishTraits(of object: ArchivedValue) {
    if traits.isEmpty { return }
    traitLists.append(traits.list(of: object, in: &builder))
    traits = TraitStorage()
  }

  private mutating func place(of id: String) -> ArchivedValue {
    if let place = places[id] { return place }
    let place = builder.reserve()
    places[id] = place
    return place
  }

  /// Notes a problem with each id that refers to nothing.
  func refuseMissing() {
    for reference in missing {
      reader.refuse(
        "\(reference.attribute)=\"\(reference.id)\" refers to nothing that the nib has; connect it again",
        at: reference.element, attribute: reference.attribute, isConsequence: reader.hasElement(withID: reference.id))
    }
  }

  /// The same in the order of the connections.
  var missingByConnection: [Reference] {
    let missing = missing
    let ends = connections.flatMap { builder.ends(of: $0) }
    let ranks = Dictionary(zip(ends, ends.indices)) { first, _ in first }
    func rank(_ reference: Reference) -> Int { places[reference.id].flatMap { ranks[$0] } ?? ends.count }
    let sorted = missing.enumerated().map { (rank: rank($0.element), offset: $0.offset, reference: $0.element) }
    return sorted.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.reference)
  }

  /// What was referred to and is not part of this nib, each id once, in order.
  var missing: [Reference] {
    var found: Set<String> = []
    return references.filter { !complete.contains($0.id) && found.insert($0.id).inserted }
  }
}
