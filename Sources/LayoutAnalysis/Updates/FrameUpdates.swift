public import NibDecoder
public import StackModel

/// The updates that correct the stored frames of a document's misplaced views.
public struct FrameUpdates: Sendable {
  /// The text that the updates' ranges refer to.
  public let source: SourceFile
  /// One for each view, in document order.
  public let updates: [FrameUpdate]
  /// The document with all updates applied; other bytes are unchanged.
  public let bytes: [UInt8]

  /// The largest number of passes. A view inside a misplaced one is judged after that one is corrected, so each level of
  /// views takes one pass.
  private static let maximumPasses = 64

  /// Lays a document out, and again with the new frames, until nothing changes.
  ///
  /// - Throws: ``UnreadableDocument`` for a document that cannot be read, is not in UTF-8, or does not settle.
  public init(
    _ bytes: [UInt8], path: String, options: LayoutOptions = LayoutOptions()
  ) throws(UnreadableDocument) {
    let original = try LayoutDocument(bytes, path: path, options: options)
    source = original.nib.source
    guard source.bytes == bytes else { throw Self.foreignEncoding(source) }
    (updates, self.bytes) = try Self.settle(original, options)
  }

  private static func settle(
    _ original: LayoutDocument, _ options: LayoutOptions
  ) throws(UnreadableDocument) -> (updates: [FrameUpdate], bytes: [UInt8]) {
    var frames = original.changedFrames()
    let source = original.nib.source
    if frames.isEmpty { return ([], source.bytes) }
    let places = FrameEdits(original)
    let views = original.viewsByElement()
    for _ in 0..<maximumPasses {
      let updates = Self.updates(frames, views, places)
      let edited = try source.edited(by: updates.flatMap(\.edits).map(\.edit))
      let more = try LayoutDocument(edited, path: source.path, options: options).changedFrames()
      if more.isEmpty { return (updates, edited) }
      frames.merge(more) { $1 }
    }
    throw unsettled(source)
  }

  private static func updates(
    _ frames: FoundFrames, _ views: [ElementIndex: View], _ places: FrameEdits
  ) -> [FrameUpdate] {
    frames.sorted { $0.key < $1.key }.compactMap { element, frame in
      guard let view = views[element], let stored = view.declaredFrame, let range = view.range else { return nil }
      let edits = places.edits(of: element, from: stored, to: frame)
      guard !edits.isEmpty else { return nil }
      return FrameUpdate(
        view: view.nameInMessages, range: range, stored: stored, computed: frame, edits: edits)
    }
  }

  private static func foreignEncoding(_ source: SourceFile) -> UnreadableDocument {
    let message = "document is not in UTF-8, which frames are only updated in; save it as UTF-8"
    return UnreadableDocument(
      Diagnostic(.unsupportedDocument, message, range: SourceRange(0, 0)), in: source)
  }

  private static func unsettled(_ source: SourceFile) -> UnreadableDocument {
    let message = "frames do not settle in \(maximumPasses) passes; the document is left as it is"
    return UnreadableDocument(Diagnostic(.misplacedView, as: .error, message, range: nil), in: source)
  }
}

/// Elements keep their numbers when only attributes are edited.
private typealias FoundFrames = [ElementIndex: Rect]

extension LayoutDocument {
  /// The computed frames that differ from the written ones.
  fileprivate func changedFrames() -> FoundFrames {
    let layout = self.layout()
    let layouts = layout.updatableFrames
    guard !layouts.isEmpty else { return [:] }
    let places = FrameEdits(self)
    var frames: FoundFrames = [:]
    for layout in layouts {
      guard let element = layout.view.element, let stored = layout.view.declaredFrame else { continue }
      if !places.edits(of: element, from: stored, to: layout.frame).isEmpty { frames[element] = layout.frame }
    }
    return frames
  }

  fileprivate func viewsByElement() -> [ElementIndex: View] {
    let found = roots.flatMap(\.subtree).compactMap { view in view.element.map { ($0, view) } }
    return Dictionary(found) { first, _ in first }
  }
}

/// A stored frame that differs from the one that follows from the constraints, and the edits that correct it.
public struct FrameUpdate: Sendable {
  /// The view in words, such as `<label> "Name"`.
  public let view: String
  /// The view's start tag.
  public let range: SourceRange
  /// The frame in the document.
  public let stored: Rect
  /// The frame that follows from the constraints.
  public let computed: Rect
  /// The edits of the numbers that change, and the removal of Interface Builder's mark.
  public let edits: [Diagnostic.FixIt]

  /// `<label> "Name": (20, 20, 42, 21) → (20, 24, 42, 21)`.
  public var summary: String { "\(view): \(stored.short) → \(computed.short)" }
}
