import NibDecoder

extension FontShrinking {
  /// Decodes how a view's font shrinks. Interface Builder writes `adjustsFontSizeToFit` only if it is NO; otherwise one of
  /// the minimums is written.
  init(coder: NibCoder) {
    guard coder.decodeBool(forKey: "adjustsFontSizeToFit") != false else {
      self = .none
      return
    }
    let pointSize = coder.decodeLength(forKey: "minimumFontSize").flatMap { $0 > 0 ? $0 : nil }
    // Without a smallest share, only a smallest size lets the font shrink.
    let scale = coder.decodeDouble(forKey: "minimumScaleFactor")
    self.init(minimumScale: min(max(scale ?? 1, 0), 1), minimumPointSize: pointSize)
  }
}
