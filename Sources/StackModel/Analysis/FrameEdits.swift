import NibDecoder

/// Makes the edits that change the frames of views in a document.
package struct FrameEdits {
  private let nib: NibDocument
  private let activeVariations: [String]

  package init(_ document: LayoutDocument) {
    nib = document.nib
    activeVariations = document.activeVariations
  }

  /// The edits that replace a written frame and remove Interface Builder's mark. Empty if nothing changes, or if the frame
  /// is not written as four numbers.
  package func edits(of element: ElementIndex, from stored: Rect, to frame: Rect) -> [Diagnostic.FixIt] {
    let coder = NibCoder(document: nib, element: element, activeVariations: activeVariations)
    guard let rect = coder.coder(forKey: "frame")?.element else { return [] }
    let numbers = [
      ("x", stored.x, frame.x), ("y", stored.y, frame.y), ("width", stored.width, frame.width),
      ("height", stored.height, frame.height),
    ]
    var edits: [Diagnostic.FixIt] = []
    for (name, old, new) in numbers {
      guard let position = nib.tree.attribute(name, of: rect), Double(written: nib.value(ofAttribute: position)) == old,
        new.isFinite
      else { return [] }
      guard abs(new - old) > FrameNumber.noise else { continue }
      let text = FrameNumber(difference: new).text
      let attribute = nib.tree.writtenAttribute(at: position)
      edits.append(Diagnostic.FixIt("set \(name) to \(text)", .replacingValue(of: attribute, with: text, in: nib.tree)))
    }
    return edits.isEmpty ? [] : edits + unmarking(element)
  }

  private func unmarking(_ element: ElementIndex) -> [Diagnostic.FixIt] {
    guard let mark = nib.tree.attribute(named: "misplaced", of: element) else { return [] }
    return [Diagnostic.FixIt("remove misplaced", .removing(mark, in: nib.tree))]
  }
}
