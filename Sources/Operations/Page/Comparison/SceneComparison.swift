import Drawing
import StackModel

/// What became of a scene.
struct SceneComparison {
  /// What became of a scene.
  enum Change: String, CaseIterable {
    case added, removed, changed
  }

  /// What the page calls the scene.
  let name: String
  /// The scene of before; nil if it is new.
  let before: DocumentDrawing.Subject?
  /// The scene of today; nil if it is gone.
  let after: DocumentDrawing.Subject?
  /// What changed in the picture, and what changed in the layout that nobody sees. Largest first.
  private(set) var changes: [PictureChange]
  /// Nil if the scene looks as it did.
  let change: Change?

  /// A scene that came, went or stayed.
  ///
  /// - Parameters:
  ///   - changes: What changed in the picture, and in the layout.
  ///   - isSamePicture: Whether nothing in the picture differs.
  init(
    _ name: String, before: DocumentDrawing.Subject?, after: DocumentDrawing.Subject?, changes: [PictureChange] = [],
    isSamePicture: Bool = false
  ) {
    (self.name, self.before, self.after, self.changes) = (name, before, after, changes)
    if isSamePicture { for place in changes.indices { self.changes[place].isSeen = false } }
    if before == nil {
      change = .added
    } else if after == nil {
      change = .removed
    } else {
      // What moves by half a point makes another picture, too.
      change = isSamePicture || !changes.isEmpty && !changes.contains(where: \.isSeen) ? nil : .changed
    }
  }

  /// The changes that people see.
  var seen: [PictureChange] { changes.filter(\.isSeen) }
}
