import NibDecoder

/// A view class of the standard registry, complete in its own file: which elements it stands for, what it draws and how its
/// text fits.
///
/// No requirement has a default, so a new class that leaves one out does not compile, and the registry only takes classes
/// that conform. Ask views by ``View/content``, ``View/textShortfall(in:settings:)`` and
/// ``View/emptySides(isRightToLeft:)``, which all views have.
protocol StandardView: View {
  /// The elements that the view stands for, on the platforms that have them.
  static var elementNames: [String] { get }
  /// What the view draws.
  var standardContent: ViewContent { get }
  /// The sides beside which a text that is shorter than its frame leaves room, if nothing but the text is drawn on the
  /// background; nil otherwise.
  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)?
  /// What the text lacks in a frame of a size; nil if it fits or there is none.
  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall?
  /// The texts that the view draws in a frame of a size.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText]
}

/// A view class without text of its own.
protocol TextlessView: StandardView {}

extension TextlessView {
  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? { nil }

  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] { [] }
}

/// The content that a view draws in its frame, without its background and its subviews.
public enum ViewContent: Hashable, Sendable {
  /// Text to read.
  case text
  /// Something to touch, such as a switch, or a button with a title.
  case control
  /// An image.
  case image
  /// A drawing over the whole frame that is neither text, control nor image, such as a bar or a map.
  case decoration
  /// Nothing: the view arranges its subviews.
  case container
  /// Nothing that covers what lies below the view, such as a plain view or a label without text.
  case empty

  /// Whether there is something to read or to touch.
  package var isTextOrControl: Bool { self == .text || self == .control }

  /// Whether there is something to read, to touch or to look at.
  package var isTextControlOrImage: Bool { isTextOrControl || self == .image }

  /// Whether the whole frame is drawn.
  package var coversFrame: Bool { self != .container && self != .empty }
}

/// A text as a view draws it, with the places of its lines.
///
///     for text in label.texts {
///       for line in text.layout.lines { print(line.text, text.x + line.x, text.y + line.baseline) }
///     }
public struct PlacedText: Hashable, Sendable {
  /// The lines, in points from the top left corner of the text.
  public let layout: TextLayout
  /// The left edge of the text in the view's bounds.
  public let x: Double
  /// The top of the text, measured downwards from the top of the view's bounds, on macOS too.
  public let y: Double
  /// The default color of the text; nil for the system's.
  public let color: Color?

  /// Places a text.
  package init(layout: TextLayout, x: Double, y: Double, color: Color?) {
    self.layout = layout
    self.x = x
    self.y = y
    self.color = color
  }
}

extension PlacedText {
  /// Places a text in the vertical middle of a rectangle, measured downwards.
  init(_ layout: TextLayout, inMiddleOf rect: Rect, color: Color?) {
    self.init(layout: layout, x: rect.x, y: rect.y + (rect.height - layout.height) / 2, color: color)
  }
}

extension NibCoder {
  /// A text that is an attribute, a `<string>` child, or the fragments of an `<attributedString>`.
  func decodeText(forKey key: String, attributedKey: String) -> String {
    if let text = decodeString(forKey: key) { return text }
    guard let attributed = coder(forKey: attributedKey) else { return "" }
    return attributed.childCoders(named: ["fragment"])
      .map { $0.string(forKey: "content") }.joined()
  }

  /// The name of an image: an attribute, or an `<imageReference>` child.
  func decodeImageName(forKey key: String) -> String? {
    coder(forKey: key)?.decodeString(forKey: "image") ?? decodeString(forKey: key)
  }
}
