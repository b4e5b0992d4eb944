package import LayoutAnalysis
package import StackModel

/// The devices and users that a configuration or a command asks for. Nil leaves it to another one.
package struct VariantChoice: Sendable {
  package var devices: [Device]?
  package var orientations: [DeviceOrientation]?
  package var textSizes: [ContentSizeCategory]?
  package var languages: [LayoutLanguage]?
  package var isTextBold: Bool?

  package init(
    devices: [Device]? = nil, orientations: [DeviceOrientation]? = nil, textSizes: [ContentSizeCategory]? = nil,
    languages: [LayoutLanguage]? = nil, isTextBold: Bool? = nil
  ) {
    self.devices = devices
    self.orientations = orientations
    self.textSizes = textSizes
    self.languages = languages
    self.isTextBold = isTextBold
  }

  /// This choice, overridden by a choice that takes precedence.
  package func overridden(by other: VariantChoice) -> VariantChoice {
    VariantChoice(
      devices: other.devices ?? devices, orientations: other.orientations ?? orientations,
      textSizes: other.textSizes ?? textSizes, languages: other.languages ?? languages,
      isTextBold: other.isTextBold ?? isTextBold)
  }

  /// The variants to lay out; nil for the documents' own canvas.
  package var variants: LayoutVariants? {
    let variants = LayoutVariants(
      devices: devices ?? [], orientations: orientations ?? [], contentSizeCategories: textSizes ?? [],
      languages: languages ?? [], isTextBold: isTextBold ?? false)
    let isEmpty =
      variants.devices.isEmpty && variants.orientations.isEmpty && variants.contentSizeCategories.isEmpty
      && variants.languages.isEmpty
    return isEmpty && !variants.isTextBold ? nil : variants
  }
}
