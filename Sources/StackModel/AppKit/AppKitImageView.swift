public import NibDecoder

/// An image view of a macOS document.
open class AppKitImageView: View {
  /// The image's name; nil where there is none.
  public let imageName: String?

  /// Reads the cell's image.
  public required init(coder: NibCoder) throws {
    imageName = coder.coder(forKey: "cell")?.decodeImageName(forKey: "image")
    try super.init(coder: coder)
  }

  /// The image's size from the document's resources.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let size = imageName.flatMap({ settings.imageSizes[$0] }) else { return .none }
    return IntrinsicSize(width: size.width, height: size.height)
  }
}
