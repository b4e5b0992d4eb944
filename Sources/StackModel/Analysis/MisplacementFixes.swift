import NibDecoder

/// The edits that correct the frames of misplaced views: those of `ibstack update-frames`, for the view and for the views
/// that follow it by their autoresizing masks.
struct MisplacementFixes {
  private var edits: [ObjectIdentifier: [Diagnostic.FixIt]] = [:]
  /// The misplaced view that an updated one belongs to.
  private var leaders: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// Collects the edits; none if no view is misplaced, as in most documents.
  init(_ views: [ViewLayout], conflictedRoots: Set<ObjectIdentifier>, document: LayoutDocument) {
    guard views.contains(where: \.isMisplaced) else { return }
    let places = FrameEdits(document)
    for layout in UpdatableFrames(views, conflictedRoots: conflictedRoots).layouts { add(layout, places) }
  }

  /// The edits for a misplaced view; empty if its frame cannot be corrected without guessing.
  func fixIts(for view: View) -> [Diagnostic.FixIt] { edits[ObjectIdentifier(view)] ?? [] }

  private mutating func add(_ layout: ViewLayout, _ places: FrameEdits) {
    let view = layout.view
    let outer = view.superview.flatMap { leaders[ObjectIdentifier($0)] }
    let leader = layout.isMisplaced ? ObjectIdentifier(view) : outer
    guard let leader, let element = view.element, let stored = view.declaredFrame else { return }
    leaders[ObjectIdentifier(view)] = leader
    edits[leader, default: []] += places.edits(of: element, from: stored, to: layout.frame)
  }
}
