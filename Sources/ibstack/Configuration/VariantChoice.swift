import StackModel

/// The devices and users that a configuration or a command asks for; nil leaves it to another one.
struct VariantChoice: Sendable {
  var devices: [Device]?
  var orientations: [DeviceOrientation]?
  var textSizes: [ContentSizeCategory]?
  var languages: [LayoutLanguage]?
  var isTextBold: Bool?

  /// This, and on top of it what is asked for more urgently.
  func overridden(by other: VariantChoice) -> VariantChoice {
    VariantChoice(
      devices: other.devices ?? devices, orientations: other.orientations ?? orientations,
      textSizes: other.textSizes ?? textSizes, languages: other.languages ?? languages,
      isTextBold: other.isTextBold ?? isTextBold)
  }

  /// What is to be laid out; nil where that is the documents' own canvas.
  var variants: LayoutVariants? {
    let variants = LayoutVariants(
      devices: devices ?? [], orientations: orientations ?? [], contentSizeCategories: textSizes ?? [],
      languages: languages ?? [], isTextBold: isTextBold ?? false)
    let isEmpty =
      variants.devices.isEmpty && variants.orientations.isEmpty && variants.contentSizeCategories.isEmpty
      && variants.languages.isEmpty
    return isEmpty && !variants.isTextBold ? nil : variants
  }
}
