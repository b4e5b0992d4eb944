import Drawing
import StackModel
import Support

/// A scene of a document that was laid out, before or after a change.
struct ComparedScene {
  let subject: DocumentDrawing.Subject
  /// The views of its picture, in document order.
  let views: [PlacedView]
  private let drawing: DocumentDrawing
  private let words: ContentWords

  /// - Parameter words: What changed in the document.
  init(_ subject: DocumentDrawing.Subject, _ views: [PlacedView], _ drawing: DocumentDrawing, _ words: ContentWords) {
    (self.subject, self.views, self.drawing, self.words) = (subject, views, drawing, words)
  }

  /// The bars of the picture.
  var bars: [PlacedBar] { drawing.bars(of: subject) }

  /// The frame of the picture.
  var bounds: Rect { subject.size.bounds }

  /// Whether a view with all that it holds looks as another one.
  func isSamePicture(of view: Int, as other: Int, in scene: ComparedScene) -> Bool {
    Self.picture(of: views[view], in: drawing) == Self.picture(of: scene.views[other], in: scene.drawing)
  }

  private static func picture(of view: PlacedView, in drawing: DocumentDrawing) -> [UInt8]? {
    guard view.rect != nil else { return nil }
    return view.view.id.flatMap(drawing.subject(viewWithID:)).map(drawing.look)
  }

  /// Whether the changes of the document have words for a view.
  ///
  /// - Parameter isOwn: Whether they must be about what the view itself draws, not what it holds.
  func tells(_ place: Int, ofOwnLook isOwn: Bool) -> Bool {
    let details = views[place].view.id.map { words[$0] } ?? []
    return details.contains { detail in
      isOwn
        ? Self.looks.contains { detail.hasBytePrefix($0) } : !Self.places.contains { detail.hasBytePrefix($0) }
    }
  }

  /// What a view draws whatever it holds.
  private static let looks = ["background", "tint", "alpha"]
  /// What only decides where a view is.
  private static let places = ["vertical ", "horizontal ", "fixed frame", "autoresizing", "frame"]

  /// Whether people can see a view if it draws anything.
  func isSeen(_ place: Int) -> Bool {
    guard let rect = views[place].rect, rect.width > 0, rect.height > 0, bounds.intersection(rect) != nil else {
      return false
    }
    return holders(of: place).allSatisfy { holder in
      let view = views[holder].view
      guard !view.isHidden, view.isInstalled, view.alpha > 0.01 else { return false }
      return holder == place || !view.clipsToBounds || views[holder].rect?.intersection(rect) != nil
    }
  }

  /// Whether a view itself draws something, not what it holds.
  func draws(_ place: Int) -> Bool {
    let view = views[place].view
    if let color = view.backgroundColor, !color.isTransparent { return true }
    let isContainer = type(of: view) == View.self || view is StackView || view is AppKitStackView
    return !isContainer || view.customClass != nil && view.subviews.isEmpty
  }

  /// A view and all around it, from the inside out.
  func holders(of place: Int) -> some Sequence<Int> { sequence(first: place) { views[$0].parent } }
}

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
