import NibDecoder

/// What does not survive a device, a text size or a language, judged by the frames that layout gave.
struct FrameChecks {
  /// The settings that the frames were computed with.
  let settings: DocumentSettings
  /// The settings of Interface Builder's canvas.
  let designSettings: DocumentSettings

  /// - Parameters:
  ///   - settings: the settings that the frames were computed with.
  ///   - design: those of Interface Builder's canvas; nil for the same without a text size that was asked for.
  init(settings: DocumentSettings, design: DocumentSettings? = nil) {
    self.settings = settings
    designSettings = design ?? settings.withoutTextSize
  }

  /// What is wrong with the frames of a document, in document order.
  ///
  /// - Parameters:
  ///   - layouts: all views of the document as one device, text size and language lay them out.
  ///   - design: the same views on Interface Builder's canvas; nil to compare with the stored frames.
  func findings(_ layouts: [ViewLayout], comparedWith design: [ViewLayout]?) -> [Diagnostic] {
    let tree = FrameTree(layouts, design: design, screens: DesignScreens(designSettings))
    let outside = ViewsOutsideSuperviews(tree: tree, isFlipped: settings.platform == .macOS).findings
    let found =
      outside.map(\.diagnostic) + outsideSafeArea(tree, reported: Set(outside.map(\.index)))
      + ClippedTexts(tree: tree, settings: settings, designSettings: designSettings).findings
      + OverlappingViews(tree: tree).findings + ZeroSizeViews(tree: tree).findings
    return found.inDocumentOrder
  }

  /// Bars are not judged: what is below them depends on where a controller is shown.
  private func outsideSafeArea(_ tree: FrameTree, reported: Set<Int>) -> [Diagnostic] {
    guard settings.platform == .iOS, !settings.isStackDefinition, let device = settings.device else { return [] }
    return ViewsOutsideSafeArea(
      tree: tree, safeArea: device.safeArea,
      designSafeArea: designSettings.device?.safeArea ?? EdgeInsets(top: 20), reported: reported
    ).findings
  }
}
