import NibDecoder

/// The edits that put misplaced views right: those of `ibstack update-frames`, for the view and for what follows it by its
/// autoresizing masks.
struct MisplacementFixes {
  private var edits: [ObjectIdentifier: [Diagnostic.FixIt]] = [:]
  /// The misplaced view that an updated one belongs to.
  private var leaders: [ObjectIdentifier: ObjectIdentifier] = [:]

  /// None at all where nothing is misplaced, which is the rule.
  init(_ views: [ViewLayout], conflictedRoots: Set<ObjectIdentifier>, nib: NibDocument) {
    guard views.contains(where: \.isMisplaced) else { return }
    let places = FrameEdits(nib)
    for layout in UpdatableFrames(views, conflictedRoots: conflictedRoots).layouts { add(layout, places) }
  }

  /// The edits for a misplaced view; empty where its frame cannot be put right without guessing.
  func fixIts(for view: View) -> [Diagnostic.FixIt] { edits[ObjectIdentifier(view)] ?? [] }

  private mutating func add(_ layout: ViewLayout, _ places: FrameEdits) {
    let view = layout.view
    let outer = view.superview.flatMap { leaders[ObjectIdentifier($0)] }
    let leader = layout.isMisplaced ? ObjectIdentifier(view) : outer
    guard let leader, let element = places.element(of: view), let stored = view.declaredFrame else { return }
    leaders[ObjectIdentifier(view)] = leader
    edits[leader, default: []] += places.edits(of: element, from: stored, to: layout.frame)
  }
}
