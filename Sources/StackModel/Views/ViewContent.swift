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
