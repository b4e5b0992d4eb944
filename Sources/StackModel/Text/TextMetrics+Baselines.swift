extension TextMetrics {
  /// The baselines of one line in the middle of a control.
  func centeredBaselines(inHeight height: Double) -> BaselineOffsets {
    let top = (height - lineHeight) / 2
    return BaselineOffsets(first: top + ascender, last: height - top - ascender, centeredHeight: height)
  }

  /// The baseline of the system font in a line of a height.
  static func baselines(inLineOfHeight height: Double) -> BaselineOffsets {
    let ascender = height * SystemFont.ascender / SystemFont.lineHeightFactor
    return BaselineOffsets(first: ascender, last: height - ascender)
  }
}
