import CompiledNib
import XMLSource

/// What the elements of one nib share: the objects, and which of them has which id.
struct NibContent {
  let reader: VocabularyReader
  var builder = GraphBuilder()
  /// The objects by their ids in the document.
  var places: [String: ArchivedValue] = [:]
  /// The objects of UINibObjectsKey.
  var objects: [ArchivedValue] = []
  var connections: [ArchivedValue] = []
  /// The root view of the nib, once it is known.
  var safeAreaOwners: [String: ArchivedValue] = [:]

  init(_ reader: VocabularyReader) { self.reader = reader }

  /// The object that an attribute refers to by its id.
  func place(_ name: String, of element: ElementIndex) -> ArchivedValue? {
    guard let id = reader.text(name, of: element) else { return nil }
    if let place = places[id] { return place }
    reader.refuse(
      "\(name)=\"\(id)\" refers to nothing that the nib has; connect it again", at: element, attribute: name)
    return nil
  }
}
