import StackModel

extension View {
  /// How certain the lengths of the view's content are.
  func contentConfidence(in settings: DocumentSettings) -> FrameConfidence {
    if customClass != nil { return .unknownClass }
    if self is ImageView { return .exact }
    if let image = (self as? Button)?.imageName, settings.imageSizes[image] == nil, !settings.hasSymbol(named: image) {
      return .unknownImage
    }
    let texts = texts(in: Self.roomForTexts, settings: settings)
    let fragments = texts.lazy.flatMap(\.layout.lines).flatMap(\.fragments)
    if fragments.contains(where: { $0.font.isSubstituted(in: settings) }) { return .unknownFont }
    return self is Label || self is TextView || self is Button && !texts.isEmpty ? .estimatedText : .estimatedControl
  }

  /// How certain a length is that Interface Builder's canvas gives the view without content.
  var canvasLengthConfidence: FrameConfidence {
    if customClass != nil { return .unknownClass }
    return (self as? ImageView)?.imageName == nil ? .remembered : .unknownImage
  }

  private static let roomForTexts = Size(width: 1000, height: 1000)
}
