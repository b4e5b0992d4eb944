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

extension VariantChoice {
  private static let keys = ["devices", "orientations", "text-sizes", "languages", "bold-text"]

  /// The value of `variants` in a configuration. Its keys have the values of the command's options.
  init(_ node: ConfigurationNode) {
    let members = node.members(of: Self.keys, "keys such as devices and languages")
    devices = members["devices"].map {
      $0.named { (names) throws(UnknownName) in try NamedValues(devices: names).values }
    }
    orientations = members["orientations"].map { $0.named(Self.orientations) }
    textSizes = members["text-sizes"].map { $0.named(Self.textSizes) }
    languages = members["languages"].map { $0.named(Self.languages) }
    isTextBold = members["bold-text"]?.flag()
  }

  package static func orientations(_ names: String) throws(UnknownName) -> [DeviceOrientation] {
    try NamedValues(names, "orientation", DeviceOrientation.allCases) { $0.rawValue }.values
  }

  package static func textSizes(_ names: String) throws(UnknownName) -> [ContentSizeCategory] {
    try NamedValues(names, "text size", ContentSizeCategory.allCases, name: \.name).values
  }

  package static func languages(_ names: String) throws(UnknownName) -> [LayoutLanguage] {
    try NamedValues(languages: names).values
  }
}

extension ConfigurationNode {
  /// Values by their names. Unknown names are reported at their places.
  fileprivate func named<Value>(_ values: (String) throws(UnknownName) -> [Value]) -> [Value] {
    words("a name, or all").flatMap { word, node in
      do throws(UnknownName) {
        return try values(word)
      } catch {
        node.complain(error.description)
        return []
      }
    }
  }
}
