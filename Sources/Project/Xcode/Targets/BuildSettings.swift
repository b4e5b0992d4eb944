import Formats

/// The build settings of a project or target, those of all configurations beside each other.
struct BuildSettings {
  private let configurations: [[String: PropertyList]]
  private let objects: [ProjectObject]
  /// No project has more, and each target asks those of the project.
  private static let mostConfigurations = 100

  init(_ objects: ProjectObjects, of object: ProjectObject) {
    guard let list = objects.object("buildConfigurationList", of: object) else {
      (configurations, self.objects) = ([], [])
      return
    }
    let all = objects.objects("buildConfigurations", of: list).prefix(Self.mostConfigurations)
    configurations = all.map { $0["buildSettings"]?.dictionary ?? [:] }
    self.objects = Array(all)
  }

  /// The configurations of a target.
  ///
  /// - Parameter project: The settings of the target's project.
  func configurations(ofTarget name: String, in project: BuildSettings) -> [BuildConfiguration] {
    let shared = Dictionary(zip(project.objects.map { $0.string("name") }, project.layers)) { $1 }
    return zip(objects, layers).map { object, own in
      BuildConfiguration(targetName: name, own: own, shared: shared[object.string("name")])
    }
  }

  private var layers: [BuildConfiguration.Layer] {
    zip(objects, configurations).map { BuildConfiguration.Layer(id: $0.id, settings: $1) }
  }

  /// The different values of a setting.
  func values(_ key: String) -> Set<String> { Set(configurations.compactMap { $0[key]?.string }) }
}

extension String {
  /// The name of a Swift module for a product: what an identifier cannot contain becomes an underscore.
  var moduleName: String {
    String(
      unicodeScalars.enumerated().map { index, scalar -> Character in
        let isLetter = scalar.properties.isAlphabetic || scalar == "_"
        let isDigit = scalar.properties.numericType != nil
        return isLetter || isDigit && index > 0 ? Character(scalar) : "_"
      })
  }

  /// The setting with references to the target's name and the product's name resolved; nil if other references are left,
  /// or if it is too long for a name.
  func resolved(targetName: String, productName: String?) -> String? {
    guard [self, targetName, productName ?? ""].allSatisfy({ $0.utf8.count < 256 }) else { return nil }
    var text = self
    for (reference, value) in [("TARGET_NAME", targetName), ("PRODUCT_NAME", productName)] {
      guard let value else { continue }
      for form in ["$(\(reference))", "${\(reference)}"] { text = text.replacing(form, with: value) }
      for form in ["$(\(reference):c99extidentifier)", "${\(reference):c99extidentifier}"] {
        text = text.replacing(form, with: value.moduleName)
      }
    }
    return text.contains("$") ? nil : text
  }

  private func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
