import NibDecoder
import StackModel

/// `clipped-text`: texts that do not fit their frames although they do on Interface Builder's canvas. What code may replace
/// through an outlet is not the text that people see.
struct ClippedTexts {
  let tree: FrameTree
  let outlets: OutletIndex?
  let settings: DocumentSettings
  let designSettings: DocumentSettings

  var findings: [Diagnostic] { tree.nodes.compactMap(finding) }

  private func finding(_ node: FrameTree.Node) -> Diagnostic? {
    guard node.isShown, !node.isAmbiguous, node.frame.width > 0, node.frame.height > 0,
      outlets?.property(connectedTo: node.view.id) == nil,
      let lack = node.view.textShortfall(in: node.frame.size, settings: settings),
      node.isSettled[lack.axis], !isIntended(lack, node)
    else { return nil }
    let message = "\(node.view.nameInMessages) \(lack.words)"
    return Diagnostic(.clippedText, message, range: node.view.range)
  }

  /// Whether the author intends the text to be cut off, as it is on the canvas, too, and most of that part still shows.
  private func isIntended(_ lack: TextShortfall, _ node: FrameTree.Node) -> Bool {
    guard let design = node.design,
      let before = node.designView.textShortfall(in: design.size, settings: designSettings)
    else { return false }
    return lack.share >= before.share * 0.6
  }
}

extension TextShortfall {
  /// The needed and the available length in words. What a text needs is an estimate.
  fileprivate var words: String {
    let (needed, given) = (needed.tenths, given.tenths)
    return switch kind {
    case .width: "needs a width of about \(needed), has \(given)"
    case .height: "needs a height of about \(needed), has \(given)"
    case .lines: "needs about \(needed) lines, has \(given)"
    }
  }
}
