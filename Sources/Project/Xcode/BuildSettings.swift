import Formats
import Support

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

/// The build settings of a target in one configuration, such as Debug.
package struct BuildConfiguration: Sendable {
  private let targetName: String
  private let own: Layer
  /// That of the project, which the target's own hides.
  private let shared: Layer?
  /// How many settings can refer to each other.
  private static let mostReferences = 20

  /// What one object of the project sets.
  struct Layer: Sendable {
    /// The identifier of the object.
    let id: String
    let settings: [String: PropertyList]
  }

  init(targetName: String, own: Layer, shared: Layer?) {
    (self.targetName, self.own, self.shared) = (targetName, own, shared)
  }

  /// The value of a setting as it is written; nil if the project does not say.
  package subscript(name: String) -> String? { (own.settings[name] ?? shared?.settings[name])?.string }

  /// The settings whose names start with some text, in alphabetical order. Conditions such as `[sdk=iphoneos*]` are part of
  /// the names.
  package func settings(withPrefix prefix: String) -> [(name: String, value: String)] {
    let names = [own, shared].compactMap(\.self).flatMap { $0.settings.keys.filter { $0.hasBytePrefix(prefix) } }
    return Set(names).sorted().compactMap { name in self[name].map { (name, $0) } }
  }

  /// Where the value of a setting is in the project's property list.
  package func path(ofSetting name: String) -> [String] {
    let layer = own.settings[name] == nil ? shared ?? own : own
    return ["objects", layer.id, "buildSettings", name]
  }

  /// A text with the values of the settings that it refers to, as in `$(PRODUCT_NAME)`; nil if one of them is not known.
  package func resolved(_ text: String) -> String? {
    var text = text
    for _ in 0..<Self.mostReferences {
      guard let start = text.firstRange(of: "$") else { return text }
      guard text.utf8.count < 1_024, let reference = Self.reference(text[start.lowerBound...]),
        let value = value(ofReference: reference.name)
      else { return nil }
      text = text[..<start.lowerBound] + value + text[reference.end...]
    }
    return nil
  }

  /// Nil for a setting that refers to the project's, and for one with an operator such as `:lower`.
  private func value(ofReference name: String) -> String? {
    switch name {
    case "TARGET_NAME": targetName
    case "SRCROOT", "PROJECT_DIR": "."
    default: self[name] ?? (name == "PRODUCT_NAME" ? targetName : nil)
    }
  }

  private static func reference(_ text: Substring) -> (name: String, end: String.Index)? {
    let closing: [Character: Character] = ["(": ")", "{": "}"]
    guard let open = text.dropFirst().first, let close = closing[open], let end = text.firstIndex(of: close) else {
      return nil
    }
    return (String(text[..<end].dropFirst(2)), text.index(after: end))
  }
}
