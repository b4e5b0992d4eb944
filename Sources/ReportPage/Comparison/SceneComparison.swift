import LayoutDrawing
import ObjectNames
import StackModel

/// What became of a scene.
struct SceneComparison {
  /// What became of a scene or view.
  enum Change: String, CaseIterable {
    case added, removed, changed
  }

  /// A view that is in another place, that is new, or that is gone.
  struct ViewChange {
    let change: Change
    /// What people call it.
    let name: String
    /// Its place among the views of today; nil if it is gone.
    let view: Int?
    let before: Rect?
    let after: Rect?
  }

  /// The scene of before; nil if it is new.
  let before: DocumentDrawing.Subject?
  /// The scene of today; nil if it is gone.
  let after: DocumentDrawing.Subject?
  /// The views that moved, came and went.
  let views: [ViewChange]
  /// Nil if the scene looks as it did.
  let change: Change?

  /// A scene that is there before and after.
  ///
  /// - Parameters:
  ///   - views: The views that moved, came and went.
  ///   - isSamePicture: Whether nothing in the picture differs.
  init(
    before: DocumentDrawing.Subject?, after: DocumentDrawing.Subject?, views: [ViewChange], isSamePicture: Bool
  ) {
    (self.before, self.after, self.views) = (before, after, views)
    if before == nil {
      change = .added
    } else if after == nil {
      change = .removed
    } else {
      change = views.isEmpty && isSamePicture ? nil : .changed
    }
  }

  /// What people call the scene.
  var name: String { after?.name ?? before?.name ?? "" }
}

/// A document that was laid out, before or after a change.
struct ComparedLayout {
  let drawing: DocumentDrawing
  let scenes: SceneIndex
  private var names: ObjectNames

  init(_ drawing: DocumentDrawing, _ scenes: SceneIndex, _ document: LayoutDocument) {
    self.drawing = drawing
    self.scenes = scenes
    names = ObjectNames(document.nib.tree)
  }

  /// What people call a view: `button "Cancel"`.
  mutating func name(of view: View) -> String {
    let name = view.range.flatMap { names.place(at: $0.lowerBound).object }
    let kind = ObjectName.kind(ofElement: view.elementName, in: scenes.vocabulary)
    if let label = name?.label { return "\(kind) \"\(label)\"" }
    return [kind, view.customClass ?? view.id].compactMap(\.self).joined(separator: " ")
  }

  /// The picture of a scene, to see whether anything in it differs.
  func picture(of scene: Int) -> [UInt8] {
    let picture = drawing.picture(of: scenes.subjects[scene])
    return picture.svg(.light).bytes + picture.svg(.dark).bytes
  }
}
