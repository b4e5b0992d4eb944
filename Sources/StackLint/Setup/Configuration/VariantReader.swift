package import LayoutAnalysis
package import StackModel

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
