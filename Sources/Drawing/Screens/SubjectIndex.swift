/// What of a document has pictures, found on the first question.
final class SubjectIndex {
  private struct Key: Hashable {
    let scene: String?
    let view: String?

    init(_ subject: DocumentDrawing.Subject) { (scene, view) = (subject.sceneID, subject.view.id) }
  }

  private var known: [DocumentDrawing.Subject]?
  private lazy var places = Dictionary(
    (known ?? []).enumerated().map { (Key($1), $0) }, uniquingKeysWith: { first, _ in first })

  /// All of them, in document order.
  func subjects(_ find: () -> [DocumentDrawing.Subject]) -> [DocumentDrawing.Subject] {
    if let known { return known }
    let found = find()
    known = found
    return found
  }

  /// The first one of the same scene and view; nil if there is none.
  func subject(
    like other: DocumentDrawing.Subject, _ find: () -> [DocumentDrawing.Subject]
  ) -> DocumentDrawing.Subject? {
    let all = subjects(find)
    return places[Key(other)].map { all[$0] }
  }
}
