/// A `<colorWell>` of a macOS document.
public final class AppKitColorWell: AppKitControl {
  /// The color that is shown; nil if none is written.
  package var color: Color? { decodeLateColor(forKey: "color") }

  override var hasUnmodeledSize: Bool { true }

  /// Since macOS 11.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    settings.appKitDesign == .yosemite ? .none : IntrinsicSize(width: 38, height: 24)
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    let hasInsets = settings.appKitDesign == .bigSur && settings[AppKitFacts.hasRoundColorWells]
    return hasInsets ? EdgeInsets(top: 2, left: 3, bottom: 2, right: 3) : .zero
  }
}

extension AppKitColorWell: TextlessView {
  static var elementNames: [String] { ["colorWell"] }

  var standardContent: ViewContent { .control }
}
