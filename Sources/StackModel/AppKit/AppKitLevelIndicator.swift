public import NibDecoder

/// A `<levelIndicator>` of a macOS document.
public final class AppKitLevelIndicator: AppKitControl {
  /// What a level is shown as.
  package enum Style: String, CaseIterable {
    case relevancy, continuousCapacity, discreteCapacity, rating
  }

  /// What the level is shown as.
  package var style: Style {
    cellCoder.value(forKey: "levelIndicatorStyle")
  }

  /// The value and its range, for drawing.
  package var valueRange: AppKitValueRange? { decodeLateFromCell(AppKitValueRange.init) }

  /// How a value is judged by the warning and the critical value.
  package enum Judgment {
    case normal, warning, critical
  }

  /// How the value is judged, for drawing. Low values are critical where the critical value is below the warning value.
  package var judgment: Judgment {
    decodeLateFromCell { cell in
      let value = cell.double(forKey: "doubleValue")
      let (warning, critical) = (cell.decodeDouble(forKey: "warningValue"), cell.decodeDouble(forKey: "criticalValue"))
      guard warning ?? 0 != 0 || critical ?? 0 != 0 else { return .normal }
      if let warning, let critical, critical < warning {
        return value <= critical ? .critical : value <= warning ? .warning : .normal
      }
      if let critical, value >= critical { return .critical }
      return warning.map { value >= $0 } ?? false ? .warning : .normal
    } ?? .normal
  }

  /// The number of tick marks that are drawn.
  public let numberOfTickMarks: Int

  /// Reads the tick marks.
  public required init(coder: NibCoder) throws {
    let tickMarks = coder.cell.double(forKey: "numberOfTickMarks")
    numberOfTickMarks = Int(clamping: tickMarks, to: 0...1000)
    try super.init(coder: coder)
  }

  /// Any width; a rating is as wide as its stars, as Interface Builder stored it.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let insets = alignmentRectInsets(in: settings)
    return IntrinsicSize(width: style == .rating ? declaredFrame?.width : nil, height: 18 - insets.top - insets.bottom)
  }

  /// Evidence: 3/3 level indicators, 2 repositories.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    EdgeInsets(bottom: controlSize == .regular && settings.appKitDesign == .bigSur ? 2 : 0)
  }
}

extension AppKitLevelIndicator: TextlessView {
  static var elementNames: [String] { ["levelIndicator"] }

  var standardContent: ViewContent { .decoration }
}
