public import NibDecoder

/// An image view of a macOS document.
public final class AppKitImageView: View {
  /// The image's name; nil if there is none.
  public let imageName: String?
  private let hasFrame: Bool

  /// How a cell's image is fitted into the frame.
  package enum ImageScaling: String, CaseIterable {
    case proportionallyDown, axesIndependently, none, proportionallyUpOrDown
  }

  /// How the image is fitted into the frame.
  package var imageScaling: ImageScaling {
    cellCoder.value(forKey: "imageScaling")
  }

  /// Reads the cell's image.
  public required init(coder: NibCoder) throws {
    hasFrame = ![nil, "none"].contains(coder.cell.decodeString(forKey: "imageFrameStyle"))
    imageName = coder.coder(forKey: "cell")?.decodeImageName(forKey: "image")
    try super.init(coder: coder)
  }

  /// Shadows and bezels of macOS controls differ from version to version.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool { false }

  /// The image's size from the document's resources.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let size = imageName.flatMap({ settings.imageSizes[$0] }) else { return .none }
    let insets = hasFrame ? .zero : alignmentRectInsets(in: settings)
    return IntrinsicSize(width: size.width, height: size.height - insets.top - insets.bottom)
  }

  /// A drawn frame extends by 3 points, a symbol by its own height.
  ///
  /// Evidence: 3/3 image views with a frame, 1 repository.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    hasFrame ? EdgeInsets(all: 3) : AppKitSymbol(imageName, in: settings)?.imageViewInsets ?? .zero
  }
}

extension AppKitImageView: TextlessView {
  static var elementNames: [String] { ["imageView"] }

  var standardContent: ViewContent { imageName == nil ? .decoration : .image }
}
