import NibDecoder

/// The content size that Interface Builder measured of a view whose class draws itself on the canvas, and wrote down as a
/// `<designable>`: it knows the fonts and insets that the class sets in code.
///
/// Only labels and buttons use it: plain views are written down as large as they came.
///
/// Evidence: 148 more stored frames agree in 5 repositories, 16 fewer in 3.
struct DesignedSize: Hashable {
  private let size: Size

  /// The size that Interface Builder measured of a view; nil if it measured none, or the user has another text size.
  init?(of view: View, in settings: DocumentSettings) {
    guard settings.text.contentSizeCategory == nil, let size = view.designedSize else { return nil }
    self.size = size
  }

  private static func size(_ coder: NibCoder) -> Size? {
    guard let size = coder.coder(forKey: "intrinsicContentSize"), let width = size.decodeLength(forKey: "width"),
      let height = size.decodeLength(forKey: "height"), width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }

  /// Those of a document by object id.
  static func all(_ root: NibCoder) -> [String: Size] {
    let pairs = root.coders(in: "designables").compactMap { coder in
      coder.decodeString(forKey: "name").flatMap { name in size(coder).map { (name, $0) } }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// What the view asks for at a width. It was measured in one line; how lines break is estimated, with text as wide. When
  /// it was measured nothing says: like text it is an estimate.
  func contentSize(of view: View, in settings: DocumentSettings, width limit: Double?) -> IntrinsicSize {
    let (width, height) = (size.width * settings.text.fontScale, size.height * settings.text.fontScale)
    let natural = IntrinsicSize(width: width, height: height)
    guard let label = view as? Label, label.isMultiline, let limit = limit ?? label.preferredMaxLayoutWidth,
      limit > 0, limit < width - 0.01
    else { return natural }
    let whole = label.block(in: settings, limit: nil)
    guard whole.width > 0, whole.lineCount > 0 else { return natural }
    let scale = width / whole.width
    let broken = label.block(in: settings, limit: limit / scale)
    let lines = Double(broken.lineCount) / Double(whole.lineCount)
    return IntrinsicSize(
      width: min(limit, settings.text.ceiledToPixel(broken.width * scale)),
      height: settings.text.ceiledToPixel(height * lines))
  }
}
