import NibDecoder

/// The layout of a collection view whose items flow in lines: UICollectionViewFlowLayout.
///
/// Source: Apple's documentation of the class, which names the defaults.
struct FlowLayout {
  /// The size of each item; where cells size themselves, an estimate.
  let itemSize: Size
  /// Whether each cell is as large as its content.
  let hasSelfSizingItems: Bool
  /// The sizes of a section's header and footer, of which the one along the lines is the collection view's.
  let headerSize: Size
  let footerSize: Size
  /// Around the items of a section.
  let sectionInset: EdgeInsets
  /// The least distance between lines.
  let lineSpacing: Double
  /// The least distance between the items of a line.
  let itemSpacing: Double
  /// Whether lines are columns, one beside the other.
  let scrollsSideways: Bool

  /// The keys of a section's header and footer.
  static let headerKey = "sectionHeaderView"
  static let footerKey = "sectionFooterView"

  /// Reads the layout of a collection view; nil if it is another one, or of a class whose methods may decide.
  init?(_ collection: ListView) {
    let layout = collection.decodeLate { coder -> FlowLayout? in
      guard let flow = coder.coder(forKey: "collectionViewLayout"), flow.elementName == "collectionViewFlowLayout",
        !flow.containsValue(forKey: "customClass")
      else { return nil }
      return FlowLayout(flow)
    }
    guard let layout else { return nil }
    self = layout
  }

  private init(_ coder: NibCoder) {
    func size(_ key: String) -> Size? {
      coder.decodeSize(forKey: key).map { Size(width: max(0, $0.width), height: max(0, $0.height)) }
    }
    itemSize = size("itemSize") ?? Size(width: 50, height: 50)
    hasSelfSizingItems =
      size("estimatedItemSize") ?? .zero != .zero || coder.bool(forKey: "automaticEstimatedItemSize")
    headerSize = size("headerReferenceSize") ?? .zero
    footerSize = size("footerReferenceSize") ?? .zero
    sectionInset = coder.decodeInset(forKey: "sectionInset") ?? .zero
    lineSpacing = coder.extent(forKey: "minimumLineSpacing")
    itemSpacing = coder.extent(forKey: "minimumInteritemSpacing")
    scrollsSideways = coder.decodeString(forKey: "scrollDirection") == "horizontal"
  }

  /// The size of a section's header or footer in a collection view; nil for other views.
  func size(of view: View, in collection: Size) -> Size? {
    let reference: Size
    switch view.key {
    case Self.headerKey: reference = headerSize
    case Self.footerKey: reference = footerSize
    default: return nil
    }
    return scrollsSideways
      ? Size(width: reference.width, height: collection.height)
      : Size(width: collection.width, height: reference.height)
  }
}
