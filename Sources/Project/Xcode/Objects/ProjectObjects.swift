import Formats

/// The objects of a `project.pbxproj`, which refer to each other by identifiers.
///
/// A reference may lead to nothing: merges leave such projects behind, and Xcode opens them.
struct ProjectObjects {
  private let objects: [String: PropertyList]
  /// The identifier of the `PBXProject`.
  let root: String

  /// - Returns: Nil if the property list is not a project's.
  init?(_ file: PropertyList) {
    guard let objects = file["objects"]?.dictionary, let root = file["rootObject"]?.string, objects[root] != nil
    else { return nil }
    (self.objects, self.root) = (objects, root)
  }

  /// The object that an identifier refers to.
  subscript(id: String) -> ProjectObject? {
    objects[id].flatMap { object in object["isa"]?.string.map { ProjectObject(id: id, kind: $0, values: object) } }
  }

  /// All objects of a kind, by their identifiers.
  func all(_ kind: String) -> [ProjectObject] {
    objects.keys.sorted().compactMap { self[$0] }.filter { $0.kind == kind }
  }

  /// The object that a key of another object refers to.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? {
    object.string(key).flatMap { self[$0] }
  }

  /// The objects that a key of another object refers to, in order.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.strings(key).compactMap { self[$0] }
  }
}

/// An object of a `project.pbxproj`.
struct ProjectObject {
  let id: String
  /// Its `isa`, such as `PBXNativeTarget`.
  let kind: String
  let values: PropertyList

  func string(_ key: String) -> String? { values[key]?.string }

  func strings(_ key: String) -> [String] { values[key]?.strings ?? [] }

  subscript(key: String) -> PropertyList? { values[key] }
}
