import Formats

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
