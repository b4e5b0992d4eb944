import NibDecoder
public import StackModel

/// The devices, orientations, text sizes and languages for all combinations of which a document is laid out.
public struct LayoutVariants: Sendable {
  /// Receives the number of variants that are laid out, and the number of all.
  public typealias Progress = (_ done: Int, _ total: Int) -> Void

  /// The devices; none for the one on the document's canvas.
  public var devices: [Device]
  /// The orientations of each device; none for the devices' own.
  public var orientations: [DeviceOrientation]
  /// The user's text sizes; none for the one that Interface Builder's canvas shows.
  public var contentSizeCategories: [ContentSizeCategory]
  /// The languages; none for the document's own.
  public var languages: [LayoutLanguage]
  /// Whether the user has turned Bold Text on.
  public var isTextBold: Bool

  /// Creates a choice; without arguments it is the document's own canvas.
  public init(
    devices: [Device] = [], orientations: [DeviceOrientation] = [],
    contentSizeCategories: [ContentSizeCategory] = [], languages: [LayoutLanguage] = [], isTextBold: Bool = false
  ) {
    self.devices = devices
    self.orientations = orientations
    self.contentSizeCategories = contentSizeCategories
    self.languages = languages
    self.isTextBold = isTextBold
  }

  /// What is combined for a document. Documents for other platforms than iOS are laid out on their own canvas only, those for
  /// macOS in all languages. A launch screen is a picture that the system takes in advance, independent of the user's text
  /// size and language.
  ///
  /// - Parameter translations: The languages into which the document is translated.
  func axes(for settings: DocumentSettings, translations: [String]) -> VariantAxes {
    let languages = self.languages.isEmpty ? [.base] : languages(translations)
    guard settings.platform == .iOS else {
      return VariantAxes(languages: settings.platform == .macOS ? languages : [.base])
    }
    if settings.isLaunchScreen { return VariantAxes(screens: Self.unique(screens(for: settings))) }
    return VariantAxes(
      screens: Self.unique(screens(for: settings)),
      categories: contentSizeCategories.isEmpty ? [nil] : Self.unique(contentSizeCategories),
      languages: languages, isTextBold: isTextBold)
  }

  /// The languages, of which those are left out into which the document is not translated: it is shown in its own then.
  private func languages(_ translations: [String]) -> [LayoutLanguage] {
    let known = Set(translations)
    let all = languages.flatMap { language -> [LayoutLanguage] in
      if language == .allTranslations { return [.base] + translations.map(LayoutLanguage.translation) }
      guard let identifier = language.translationIdentifier, !known.contains(identifier) else { return [language] }
      return language.isRightToLeft ? [.rightToLeft] : [.base]
    }
    return Self.unique(all)
  }

  /// The devices in the requested orientations. The standard device is turned for documents without one.
  private func screens(for settings: DocumentSettings) -> [Device?] {
    if orientations.isEmpty { return devices.isEmpty ? [nil] : devices }
    let turned = devices.isEmpty ? [settings.device ?? .standard] : devices
    return turned.flatMap { device in orientations.map(device.turned) }
  }

  /// Whether a language is asked for into which documents are translated.
  var needsTranslations: Bool { languages.contains { $0 == .allTranslations || $0.translationIdentifier != nil } }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension LayoutDocument {
  /// The languages into which the document is translated.
  var translatedLanguages: [String] { options.translations?.languages(ofDocument: nib.source.path) ?? [] }

  /// The document for each of the devices and users, decoded again and not yet laid out.
  package func variants(_ variants: LayoutVariants) -> [(variant: LayoutVariant, document: LayoutDocument)] {
    let axes = variants.axes(for: settings, translations: variants.needsTranslations ? translatedLanguages : [])
    return (0..<axes.count).compactMap { index in
      let variant = axes[index]
      guard variant != LayoutVariant() else { return nil }
      return (try? LayoutDocument(nib.undecoded(), options: options.with(variant))).map { (variant, $0) }
    }
  }
}

/// The orientation of a device.
public enum DeviceOrientation: String, CaseIterable, Hashable, Sendable {
  /// The short side is horizontal.
  case portrait
  /// The long side is horizontal.
  case landscape
}

extension Device {
  /// The device in an orientation.
  func turned(to orientation: DeviceOrientation) -> Device {
    Device(named: id, landscape: orientation == .landscape) ?? self
  }
}

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

/// What documents are laid out for, as somebody asks: once, or for several devices and users.
package struct RequestedLayouts: Sendable {
  package let options: LayoutOptions
  /// Nil for a single layout.
  package let variants: LayoutVariants?

  /// - Parameters:
  ///   - shared: What all variants have in common.
  ///   - variants: The devices and users; nil for the documents' own canvas.
  package init(_ shared: LayoutOptions, variants: LayoutVariants?) {
    let single = variants.map { $0.single(in: shared) } ?? shared
    options = single ?? shared
    self.variants = single == nil ? variants : nil
  }
}

extension LayoutVariants {
  /// Whether there is only one device and user.
  package var isSingle: Bool { single(in: LayoutOptions()) != nil }

  /// The options for a single device and user; nil if there are several.
  fileprivate func single(in options: LayoutOptions) -> LayoutOptions? {
    guard devices.count <= 1, orientations.isEmpty, contentSizeCategories.count <= 1, languages.count <= 1 else {
      return nil
    }
    return options.with(
      LayoutVariant(
        device: devices.first, contentSizeCategory: contentSizeCategories.first, language: languages.first ?? .base,
        isTextBold: isTextBold))
  }
}
