public import NibDecoder

/// An image view of a macOS document.
open class AppKitImageView: View {
  /// The image's name; nil where there is none.
  public let imageName: String?
  private let hasFrame: Bool

  /// Reads the cell's image.
  public required init(coder: NibCoder) throws {
    hasFrame = (coder.coder(forKey: "cell")?.decodeString(forKey: "imageFrameStyle") ?? "none") != "none"
    imageName = coder.coder(forKey: "cell")?.decodeImageName(forKey: "image")
    try super.init(coder: coder)
  }

  /// The image's size from the document's resources.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let size = imageName.flatMap({ settings.imageSizes[$0] }) else { return .none }
    return IntrinsicSize(width: size.width, height: size.height)
  }

  /// A drawn frame stands out by 3 points: 3 of 3 in a repository.
  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    hasFrame ? EdgeInsets(all: 3) : .zero
  }
}
