import Formats

/// Which object of a nib has which id, and what was referred to.
struct ObjectPlaces {
  /// Where a document refers to an object by its id.
  struct Reference {
    let id: String
    let element: ElementIndex
    let attribute: String
  }

  private var places: [String: ArchivedValue] = [:]
  private var complete: Set<String> = []
  private var listed: [String: ArchivedValue] = [:]
  private var references: [Reference] = []

  /// The ids of the nib's own objects.
  var ids: Set<String> { complete }

  /// The place of an object, which may not be complete yet.
  mutating func place(of id: String, in builder: inout GraphBuilder) -> ArchivedValue {
    if let place = places[id] { return place }
    let place = builder.reserve()
    places[id] = place
    return place
  }

  /// Lets an id stand for an object that exists, such as a placeholder.
  mutating func set(_ object: ArchivedValue, for id: String) {
    places[id] = object
    complete.insert(id)
  }

  /// Notes that the nib has the object of an id.
  mutating func setComplete(_ id: String) { complete.insert(id) }

  /// Lets an object stand for an id where the nib lists the objects of a view.
  mutating func setListed(_ object: ArchivedValue, for id: String) { listed[id] = object }

  /// The object with an id as the nib lists it.
  mutating func listedPlace(of id: String, in builder: inout GraphBuilder) -> ArchivedValue {
    listed[id] ?? place(of: id, in: &builder)
  }

  // MARK: References

  /// Notes a reference, which may lead to another nib.
  mutating func refer(_ reference: Reference) {
    if !complete.contains(reference.id) { references.append(reference) }
  }

  /// What was referred to and is not part of this nib, each id once, in order.
  var missing: [Reference] {
    var found: Set<String> = []
    return references.filter { !complete.contains($0.id) && found.insert($0.id).inserted }
  }

  /// The same in the order of the ends of connections.
  func missing(inOrderOf ends: [ArchivedValue]) -> [Reference] {
    let ranks = Dictionary(zip(ends, ends.indices)) { first, _ in first }
    func rank(_ reference: Reference) -> Int { places[reference.id].flatMap { ranks[$0] } ?? ends.count }
    let sorted = missing.enumerated().map { (rank: rank($0.element), offset: $0.offset, reference: $0.element) }
    return sorted.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.reference)
  }
}
