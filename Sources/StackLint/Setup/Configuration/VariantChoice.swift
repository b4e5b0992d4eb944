package import LayoutAnalysis
package import StackModel
import Support

/// The devices and users that a configuration or a command asks for. Nil leaves it to another one.
package struct VariantChoice: Sendable {
  var devices: [Device]?
  var orientations: [DeviceOrientation]?
  var textSizes: [ContentSizeCategory]?
  var languages: [LayoutLanguage]?
  var isTextBold: Bool?

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

extension VariantChoice {
  /// As a configuration would say it.
  var text: Escaped<YAMLScalar> {
    let lists = [
      ("devices", devices.map { $0.map(\.name) }), ("orientations", orientations.map { $0.map(\.rawValue) }),
      ("text-sizes", textSizes.map { $0.map(\.name) }), ("languages", languages.map { $0.map(\.name) }),
    ]
    var members = lists.compactMap { key, words -> Escaped<YAMLScalar>? in
      words.map { "  \(key): \(Escaped(value: .words($0)))\n" }
    }
    if let isTextBold { members.append("  bold-text: \(isTextBold)\n") }
    return members.isEmpty ? "" : "variants:\n" + members.joined()
  }
}
