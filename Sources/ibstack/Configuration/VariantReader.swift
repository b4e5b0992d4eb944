import ArgumentParser
import StackModel

extension VariantChoice {
  private static let keys = ["devices", "orientations", "text-sizes", "languages", "bold-text"]

  /// What `variants` says in a configuration: the values of the command's options.
  init(_ node: ConfigurationNode) {
    let members = node.members(of: Self.keys, "keys such as devices and languages")
    devices = members["devices"].map { $0.named { try NamedValues(devices: $0).values } }
    orientations = members["orientations"].map { $0.named { try Self.orientations($0) } }
    textSizes = members["text-sizes"].map { $0.named { try Self.textSizes($0) } }
    languages = members["languages"].map { $0.named { try Self.languages($0) } }
    isTextBold = members["bold-text"]?.flag()
  }

  static func orientations(_ names: String) throws -> [DeviceOrientation] {
    try NamedValues(names, "orientation", DeviceOrientation.allCases) { $0.rawValue }.values
  }

  static func textSizes(_ names: String) throws -> [ContentSizeCategory] {
    try NamedValues(names, "text size", ContentSizeCategory.allCases, name: \.name).values
  }

  static func languages(_ names: String) throws -> [LayoutLanguage] {
    try NamedValues(names, "language", LayoutLanguage.allCases) { $0.rawValue }.values
  }
}

extension ConfigurationNode {
  /// Values by their names; what an option would say of a name that is none is said at its place.
  fileprivate func named<Value>(_ values: (String) throws -> [Value]) -> [Value] {
    words("a name, or all").flatMap { word, node in
      do {
        return try values(word)
      } catch {
        node.complain((error as? ValidationError)?.message ?? "\(error)")
        return []
      }
    }
  }
}
