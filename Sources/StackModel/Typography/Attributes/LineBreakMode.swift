/// What happens to text that is longer than its line: UIKit's `NSLineBreakMode`.
public enum LineBreakMode: String, CaseIterable, Sendable {
  /// Lines end between words.
  case wordWrapping = "wordWrap"
  /// Lines end at any character.
  case characterWrapping = "characterWrap"
  /// The text goes on beyond its frame.
  case clipping = "clip"
  /// An ellipsis takes the place of the beginning.
  case truncatingHead = "headTruncation"
  /// An ellipsis takes the place of the end.
  case truncatingTail = "tailTruncation"
  /// An ellipsis takes the place of the middle.
  case truncatingMiddle = "middleTruncation"

  /// Finds the mode with Interface Builder's name for it on iOS, such as `tailTruncation`, or on macOS, such as
  /// `truncatingTail`; nil for other names.
  public init?(named name: String) {
    switch name {
    case "wordWrapping": self = .wordWrapping
    case "charWrapping": self = .characterWrapping
    case "clipping": self = .clipping
    case "truncatingHead": self = .truncatingHead
    case "truncatingTail": self = .truncatingTail
    case "truncatingMiddle": self = .truncatingMiddle
    default: self.init(rawValue: name)
    }
  }

  /// Whether an ellipsis shows that text is missing.
  var hasEllipsis: Bool {
    switch self {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .characterWrapping, .clipping: false
    }
  }

  /// Whether a text of one line ends where a line breaks rather than where the frame does.
  var wrapsSingleLine: Bool { self == .wordWrapping || self == .characterWrapping }
}
