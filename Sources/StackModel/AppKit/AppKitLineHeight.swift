import Support

extension TextMetrics {
  /// The height of a line in an NSTextField, in whole points.
  ///
  /// Lines of the system font follow a table up to 15 points, and are rounded down above. In old versions 13 and 14 points
  /// have 4 more, and other sizes their line's height rounded up.
  func appKitLineHeight(in settings: DocumentSettings) -> Double {
    guard font.family == nil, !isInstalledSystemFont else { return familyLineHeight }
    guard settings[AppKitFacts.roundsLinesDown] else {
      return pointSize == 13 || pointSize == 14 ? pointSize + 4 : naturalLineHeight.rounded(.up)
    }
    guard pointSize == pointSize.rounded(), (8...15).contains(pointSize) else {
      return (naturalLineHeight + 0.14).rounded(.down)
    }
    return Self.smallLineHeights[Int(pointSize) - 8]
  }

  /// Ascents and descents of Apple's families; of others only the height is known. Evidence: 14/14 labels, 3 repositories.
  private var familyLineHeight: Double {
    let family = font.family ?? ""
    // Evidence: 6/6 fields and 1/1 label of 13 points, 2 repositories.
    if family == "Menlo" { return (0.928 * pointSize).rounded() + (0.236 * pointSize).rounded() }
    if family == "Helvetica Neue" { return (0.952 * pointSize).rounded() + (0.213 * pointSize).rounded() }
    if isInstalledSystemFont {
      return (SystemFont.ascender * pointSize).rounded() + (SystemFont.descender * pointSize).rounded()
    }
    return naturalLineHeight.rounded(.up)
  }

  /// Whether the font is the system's, installed like any other: SF Pro.
  private var isInstalledSystemFont: Bool { font.name?.hasBytePrefix("SFPro") ?? false }

  /// From 8 to 15 points.
  private static let smallLineHeights: [Double] = [10, 11, 13, 14, 15, 16, 17, 19]

  /// From the baseline down to the bottom of a line: 2, 3 and 4 points below 10, 15 and 17 points, in 166 of 166 pairs of
  /// labels whose baselines are held together.
  var appKitDescent: Double {
    pointSize < 10 ? 2 : pointSize < 15 ? 3 : (pointSize * 0.2412).rounded()
  }

  /// The baselines of one line in the middle of a height.
  func appKitBaselines(inHeight height: Double, in settings: DocumentSettings) -> BaselineOffsets {
    let bottom = ((height - appKitLineHeight(in: settings)) / 2).rounded(.down) + appKitDescent
    return BaselineOffsets(first: height - bottom, last: bottom)
  }
}
