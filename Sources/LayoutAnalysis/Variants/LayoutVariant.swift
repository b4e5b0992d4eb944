public import StackModel

/// A device, a user's text size and a language: one combination in which a screen is shown.
public struct LayoutVariant: Hashable, Sendable {
  /// The device; nil for the one on the document's canvas.
  public var device: Device?
  /// The user's text size; nil for the one that Interface Builder's canvas shows.
  public var contentSizeCategory: ContentSizeCategory?
  /// The language that the user reads.
  public var language: LayoutLanguage
  /// Whether the user has turned Bold Text on.
  public var isTextBold: Bool

  /// Creates a variant; without arguments it is the document's own canvas.
  public init(
    device: Device? = nil, contentSizeCategory: ContentSizeCategory? = nil, language: LayoutLanguage = .base,
    isTextBold: Bool = false
  ) {
    self.device = device
    self.contentSizeCategory = contentSizeCategory
    self.language = language
    self.isTextBold = isTextBold
  }

  /// The parts that differ from the canvas, such as `retina4_0-landscape, accessibility-large, pseudo`; `canvas` if none do.
  public var name: String {
    let words = [
      device?.name, contentSizeCategory?.name, language == .base ? nil : language.name, isTextBold ? "bold" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? "canvas" : words.joined(separator: ", ")
  }
}

extension Device {
  /// The id, with the suffix `-landscape` if the device is turned.
  public var name: String { isLandscape && !isTelevision ? "\(id)-landscape" : id }
}

extension LayoutOptions {
  /// The options with the device and the user of a variant.
  public func with(_ variant: LayoutVariant) -> LayoutOptions {
    var options = self
    options.device = variant.device
    options.contentSizeCategory = variant.contentSizeCategory
    options.language = variant.language
    options.isTextBold = variant.isTextBold
    return options
  }
}
