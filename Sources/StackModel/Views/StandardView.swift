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
