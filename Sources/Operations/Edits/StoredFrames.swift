import Formats
import LayoutAnalysis
import StackModel

/// The frames that an edited document stores, which Xcode's canvas would update with the edit.
struct StoredFrames {
  private let olds: [String: (stored: Rect?, computed: Rect)]

  /// - Parameter layout: The layout of the document before.
  init(before layout: DocumentLayout) {
    let views = layout.views.compactMap { layout in
      layout.view.id.map { ($0, (layout.view.declaredFrame, layout.frame)) }
    }
    olds = Dictionary(views) { first, _ in first }
  }

  /// The document with the computed frames of views that are new, and of those that the edit moved from where they stood.
  func updated(_ edited: [UInt8], path: String) throws(UnreadableDocument) -> [UInt8] {
    let document = try LayoutDocument(edited, path: path)
    let places = FrameEdits(document)
    let edits = document.layout().views.flatMap { layout -> [SourceEdit] in
      guard isChanged(layout), let element = layout.view.element, let stored = layout.view.declaredFrame else {
        return []
      }
      return places.edits(of: element, from: stored, to: layout.frame).map(\.edit)
    }
    do throws(EditError) { return try EditList(edits).applied(to: document.nib.source) } catch {
      throw UnreadableDocument(error, in: document.nib.source)
    }
  }

  private func isChanged(_ layout: ViewLayout) -> Bool {
    guard let id = layout.view.id, let old = olds[id] else { return true }
    return old.computed != layout.frame && old.stored.map { $0.isNear(old.computed) } ?? true
  }
}

extension Rect {
  /// Whether the rectangle is another one within a pixel.
  fileprivate func isNear(_ other: Rect) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.51 }
  }
}
