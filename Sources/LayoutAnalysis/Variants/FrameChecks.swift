import NibDecoder
import StackModel

/// Finds what breaks on a device, with a text size or in a language, from the frames of a layout.
struct FrameChecks {
  /// The settings that the frames were computed with.
  let settings: DocumentSettings
  /// The settings of Interface Builder's canvas.
  private let designSettings: DocumentSettings
  private let screens: DesignScreens
  private let outlets: OutletIndex?

  /// - Parameters:
  ///   - settings: the settings that the frames were computed with.
  ///   - design: the settings of Interface Builder's canvas; nil for `settings` without their text size.
  ///   - outlets: what code may change; nil if nothing is known about it.
  init(settings: DocumentSettings, design: DocumentSettings? = nil, outlets: OutletIndex? = nil) {
    self.settings = settings
    self.outlets = outlets
    designSettings = design ?? settings.withoutTextSize
    screens = DesignScreens(design)
  }

  /// The findings in a document, in document order.
  ///
  /// - Parameters:
  ///   - layouts: all views of the document, laid out for one device, text size and language.
  ///   - design: the same views on Interface Builder's canvas; nil to compare with the stored frames.
  func findings(_ layouts: [ViewLayout], comparedWith design: [ViewLayout]?) -> [Diagnostic] {
    let tree = FrameTree(layouts, design: design, screens: screens, settings: settings)
    let outside = ViewsOutsideSuperviews(
      tree: tree, settings: settings, missingStatusBar: settings.missingStatusBarHeight
    ).findings
    var found = outside.map(\.diagnostic) + outsideSafeArea(tree, reported: Set(outside.map(\.index)))
    found += ClippedTexts(tree: tree, outlets: outlets, settings: settings, designSettings: designSettings).findings
    found += OverlappingViews(tree: tree).findings
    found += ZeroSizeViews(tree: tree, isHandWritten: settings.isStackDefinition).findings
    return found.inDocumentOrder
  }

  /// The findings about the safe area, but none about bars, since what lies below them depends on where a controller is
  /// shown, and none about the status bar of devices with a home button, which some versions' safe areas lack.
  private func outsideSafeArea(_ tree: FrameTree, reported: Set<Int>) -> [Diagnostic] {
    guard settings.platform == .iOS, !settings.isStackDefinition, let device = settings.device, device.hasHomeIndicator
    else { return [] }
    let canvas = designSettings.device.flatMap { $0.hasHomeIndicator ? $0.safeArea : nil } ?? .zero
    return ViewsOutsideSafeArea(
      tree: tree, safeArea: settings.semantics == .runtime ? device.safeArea : device.leastSafeArea,
      designSafeArea: canvas, reported: reported
    ).findings
  }
}

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
