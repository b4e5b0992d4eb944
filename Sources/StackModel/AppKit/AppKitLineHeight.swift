extension TextMetrics {
  /// The height of a line in an NSTextField, in whole points.
  ///
  /// From Xcode 11 on small sizes get more than their line: 552 of 575 stored labels agree with the table, the rest being
  /// mostly of several lines, in 13 repositories; above 15 points 15 of 16 are the line's height rounded. Before, 13
  /// points had 17, and others their line's height rounded up: 23 of 24.
  var appKitLineHeight: Double {
    // Ascent and descent are rounded each: 11 of 11 labels in 2 repositories.
    if font.family == "Helvetica Neue" { return (0.952 * pointSize).rounded() + (0.213 * pointSize).rounded() }
    if font.family != nil { return naturalLineHeight.rounded(.up) }
    guard settings.isXcode11OrLater else { return pointSize == 13 ? 17 : naturalLineHeight.rounded(.up) }
    guard pointSize == pointSize.rounded(), (8...15).contains(pointSize) else { return naturalLineHeight.rounded() }
    return Self.smallLineHeights[Int(pointSize) - 8]
  }

  /// From 8 to 15 points.
  private static let smallLineHeights: [Double] = [10, 11, 13, 14, 15, 16, 17, 19]

  /// From the baseline down to the bottom of a line: 2, 3 and 4 points below 10, 15 and 17 points, in 166 of 166 pairs of
  /// labels whose baselines are held together.
  var appKitDescent: Double {
    pointSize < 10 ? 2 : pointSize < 15 ? 3 : (pointSize * 0.2412).rounded()
  }

  /// The baselines of one line in the middle of a height.
  func appKitBaselines(inHeight height: Double) -> BaselineOffsets {
    let bottom = ((height - appKitLineHeight) / 2).rounded(.down) + appKitDescent
    return BaselineOffsets(first: height - bottom, last: bottom)
  }
}
