public import NibDecoder

/// An `<imageView>` of an iOS or tvOS document.
open class ImageView: View {
  /// The image's name; nil where there is none.
  public let imageName: String?

  /// Reads the image.
  public required init(coder: NibCoder) throws {
    imageName = coder.decodeImageName(forKey: "image")
    try super.init(coder: coder)
  }

  /// The image's size from the document's resources; none without an image.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let size = imageName.flatMap({ settings.imageSizes[$0] }) else { return .none }
    return IntrinsicSize(width: size.width, height: size.height)
  }

  open override class func defaultHuggingPriority(in kind: DocumentKind) -> AxisPair<Double> {
    kind == .stackDefinition ? AxisPair(horizontal: 251, vertical: 251) : AxisPair(horizontal: 250, vertical: 250)
  }
}
