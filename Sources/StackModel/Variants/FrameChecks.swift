import NibDecoder

/// What does not survive a device, a text size or a language, judged by the frames that layout gave.
struct FrameChecks {
  /// The settings that the frames were computed with.
  let settings: DocumentSettings
  /// The settings of Interface Builder's canvas.
  private let designSettings: DocumentSettings
  private let screens: DesignScreens

  /// - Parameters:
  ///   - settings: the settings that the frames were computed with.
  ///   - design: those of Interface Builder's canvas; nil for the same without a text size that was asked for.
  init(settings: DocumentSettings, design: DocumentSettings? = nil) {
    self.settings = settings
    designSettings = design ?? settings.withoutTextSize
    screens = DesignScreens(design)
  }

  /// What is wrong with the frames of a document, in document order.
  ///
  /// - Parameters:
  ///   - layouts: all views of the document as one device, text size and language lay them out.
  ///   - design: the same views on Interface Builder's canvas; nil to compare with the stored frames.
  func findings(_ layouts: [ViewLayout], comparedWith design: [ViewLayout]?) -> [Diagnostic] {
    let tree = FrameTree(layouts, design: design, screens: screens)
    let outside = ViewsOutsideSuperviews(
      tree: tree, settings: settings, unknownStatusBar: unknownStatusBar
    ).findings
    let found =
      outside.map(\.diagnostic) + outsideSafeArea(tree, reported: Set(outside.map(\.index)))
      + ClippedTexts(tree: tree, settings: settings, designSettings: designSettings).findings
      + OverlappingViews(tree: tree).findings
      + ZeroSizeViews(tree: tree, isHandWritten: settings.isStackDefinition).findings
    return found.inDocumentOrder
  }

  /// Some versions of Interface Builder lay out as if devices with a home button had no status bar.
  private var unknownStatusBar: Double {
    guard let device = settings.device, !device.hasHomeIndicator else { return 0 }
    return settings[StatusBarFacts.rule] == .never ? settings[StatusBarFacts.height] : 0
  }

  /// Bars are not judged, since what lies below them depends on where a controller is shown, nor is the status bar of
  /// devices with a home button, which not every version's safe area knows.
  private func outsideSafeArea(_ tree: FrameTree, reported: Set<Int>) -> [Diagnostic] {
    guard settings.platform == .iOS, !settings.isStackDefinition, let device = settings.device, device.hasHomeIndicator
    else { return [] }
    let canvas = designSettings.device.flatMap { $0.hasHomeIndicator ? $0.safeArea : nil } ?? .zero
    return ViewsOutsideSafeArea(
      tree: tree, safeArea: settings.semantics == .runtime ? device.safeArea : device.coveredEverywhere,
      designSafeArea: canvas, reported: reported
    ).findings
  }
}

extension Device {
  /// What the device covers by all versions of Interface Builder: they disagree about some phones.
  fileprivate var coveredEverywhere: EdgeInsets {
    guard facts.canvasTop != nil else { return safeArea }
    let least = facts.leastTop
    return EdgeInsets(
      top: min(safeArea.top, least), left: min(safeArea.left, least), bottom: safeArea.bottom,
      right: min(safeArea.right, least))
  }
}
