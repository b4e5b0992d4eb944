/// The fonts, the user's settings and the screen that determine the size of a text.
///
/// The default is the newest iOS in English, on a screen with three pixels per point.
public struct TextEnvironment: Sendable {
  /// The system font.
  public var systemFont: SystemFont
  /// The sizes of text styles while ``contentSizeCategory`` is nil.
  public var textStyleSizes: TextStyleSizes
  /// The text size that the user chose; nil if none is asked for.
  public var contentSizeCategory: ContentSizeCategory?
  /// The language that the user reads.
  public var language: LayoutLanguage
  /// Whether the user has turned Bold Text on.
  public var isTextBold: Bool
  /// Pixels per point. Sizes of text are rounded up to whole pixels.
  public var displayScale: Double
  /// A factor for the sizes of all fonts, such as that of a label that shrinks its text.
  public var fontScale: Double
  /// Typefaces that take the place of built-in metrics.
  public var fonts: FontCollection

  /// Creates an environment.
  public init(
    systemFont: SystemFont = .blended, textStyleSizes: TextStyleSizes = .standard,
    contentSizeCategory: ContentSizeCategory? = nil, language: LayoutLanguage = .base, isTextBold: Bool = false,
    displayScale: Double = 3, fontScale: Double = 1, fonts: FontCollection = FontCollection()
  ) {
    self.systemFont = systemFont
    self.textStyleSizes = textStyleSizes
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.isTextBold = isTextBold
    self.displayScale = displayScale
    self.fontScale = fontScale
    self.fonts = fonts
  }

  /// The smallest multiple of a pixel that is at least as long, forgiving rounding errors.
  func ceiledToPixel(_ length: Double) -> Double {
    (length * displayScale - 1e-4).rounded(.up) / displayScale
  }

  /// A text as the user reads it: longer in a pseudolanguage.
  func shown(_ text: String) -> String { language == .pseudo ? PseudoText.lengthened(text) : text }
}

/// The sizes of text styles while no content size category is chosen.
public enum TextStyleSizes: Hashable, Sendable {
  /// The sizes at ``ContentSizeCategory/large``, which devices start with.
  case standard
  /// The same with smaller titles, as Interface Builder showed before Xcode 11.2.
  case smallTitles
  /// The sizes at ``ContentSizeCategory/extraSmall``, as Interface Builder showed from Xcode 12.5 to before Xcode 14.
  case extraSmall
  /// The sizes of tvOS, which never follow a content size category.
  case television
  /// The sizes of macOS, which never follow a content size category.
  case desktop
}
