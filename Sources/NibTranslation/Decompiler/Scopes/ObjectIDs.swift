/// The ids of a document: those that its compiled form still names, and made ones, numbered in the order of the document.
final class ObjectIDs {
  private var next = 1
  private var used: Set<String> = []

  /// A new id, such as `nib-12`.
  func make() -> String {
    var id: String
    repeat {
      id = "nib-\(next)"
      next += 1
    } while !used.insert(id).inserted
    return id
  }

  /// An id that is known from the nib; a made one if another object has it.
  func claim(_ id: String) -> String { used.insert(id).inserted ? id : make() }
}
