public import NibDecoder

/// An image view of iOS or tvOS.
open class ImageView: View {
  /// The image's name; nil without an image.
  public var imageName: String? {
    didSet {
      guard imageName != oldValue else { return }
      symbol = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The size in points of an image that the document does not have; nil for none.
  public var imageSize: Size? {
    didSet { if imageSize != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var symbol: SymbolImage?

  /// The size and the weight of a symbol that is not scaled, for drawing; nil for other images. A symbol that the document
  /// does not list counts as square.
  package func symbolConfiguration(in settings: DocumentSettings) -> (size: Size, weight: String)? {
    guard let symbol, let measure = symbol.measure(in: settings, proportions: SymbolImage.square) else {
      return nil
    }
    return (measure.size, symbol.weight)
  }

  /// Reads the image.
  public required init(coder: NibCoder) throws {
    imageName = coder.decodeImageName(forKey: "image")
    symbol = SymbolImage(coder: coder, key: "image", configurationKey: "preferredSymbolConfiguration")
    try super.init(coder: coder)
  }

  /// Makes an image view in code that shows an image of a size in points.
  public init(size: Size? = nil) {
    imageName = nil
    symbol = nil
    imageSize = size
    super.init()
  }

  override var estimatedContentLength: Double? { 50 }

  /// An image that the document does not name is set by code.
  override var isMeasuredByCode: Bool { super.isMeasuredByCode || (imageName == nil && imageSize == nil) }

  /// The image's size, for a document's from its resources; none without an image.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    if imageSize == nil, let measure = symbolMeasure(in: settings) {
      return IntrinsicSize(width: measure.size.width, height: measure.alignmentHeight)
    }
    guard let size = imageSize ?? imageName.flatMap({ settings.imageSizes[$0] }) else { return .none }
    return IntrinsicSize(width: size.width, height: size.height)
  }

  /// The measure of a symbol; nil for other images. A definition need not list its symbols.
  private func symbolMeasure(in settings: DocumentSettings) -> SymbolImage.Measure? {
    let isListed = !settings.isStackDefinition || symbol?.isOfSystem != true
    return symbol?.measure(in: settings, proportions: isListed ? nil : SymbolImage.square)
  }

  /// A symbol is aligned by its line.
  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard imageSize == nil, let measure = symbolMeasure(in: settings) else { return .zero }
    let inset = (measure.size.height - measure.alignmentHeight) / 2
    return EdgeInsets(top: inset, bottom: inset)
  }

  /// Symbols extend beyond their alignment rectangle on each side, by lengths that depend on the symbol.
  override func hasExactAlignmentRect(along axis: Axis, in settings: DocumentSettings) -> Bool {
    imageSize != nil || symbolMeasure(in: settings) == nil
  }

  /// A symbol has the baseline of the text that it stands beside; other images none, so that their edges count.
  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard imageSize == nil, let measure = symbolMeasure(in: settings) else { return nil }
    return TextMetrics.baselines(inLineOfHeight: measure.alignmentHeight)
  }
}

extension ImageView: TextlessView {
  static var elementNames: [String] { ["imageView"] }

  var standardContent: ViewContent { imageName == nil && imageSize == nil ? .empty : .image }
}
