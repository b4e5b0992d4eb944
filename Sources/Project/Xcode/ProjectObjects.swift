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

/// The paths of the files in the groups of a project.
struct FilePaths {
  private var paths: [String: String] = [:]
  /// No system opens longer ones, and many groups below a long one would take much memory.
  private static let longestPath = 4_096

  /// - Parameter folder: The folder that holds the `.xcodeproj`, with `projectDirPath`; empty if paths are relative to it.
  init(_ objects: ProjectObjects, group: ProjectObject, folder: String) {
    // Groups that contain themselves would never end.
    var open = [(group, folder)]
    while let (object, parent) = open.popLast() {
      guard paths[object.id] == nil, let path = Self.path(of: object, parent: parent, folder: folder),
        path.utf8.count <= Self.longestPath
      else { continue }
      paths[object.id] = path
      // Files of a variant group are beside each other: the group has a name and no path.
      open += objects.objects("children", of: object).map { ($0, path) }
    }
  }

  /// The path of a file reference or group; nil if it is outside of the project, such as in an SDK.
  subscript(id: String) -> String? { paths[id] }

  private static func path(of object: ProjectObject, parent: String, folder: String) -> String? {
    let own = object.string("path") ?? ""
    switch object.string("sourceTree") {
    case "<group>", nil: return join(parent, own)
    case "SOURCE_ROOT": return join(folder, own)
    case "<absolute>": return own
    default: return nil
    }
  }

  /// Joins two paths and resolves `.` and `..` in the second.
  static func join(_ folder: String, _ path: String) -> String {
    let slash = UInt8(ascii: "/")
    if path.utf8.first == slash { return path }
    if path.isEmpty { return folder }
    // Nearly all files have a name without folders.
    if path != ".", path != "..", !path.utf8.contains(slash) { return folder.isEmpty ? path : "\(folder)/\(path)" }
    var names = folder.isEmpty ? [] : folder.utf8.split(separator: slash, omittingEmptySubsequences: false)
    for name in path.utf8.split(separator: slash) where !name.elementsEqual(".".utf8) {
      let isUp = name.elementsEqual("..".utf8)
      if isUp, let last = names.last, !last.elementsEqual("..".utf8) { names.removeLast() } else { names.append(name) }
    }
    return names.map { Substring($0) }.joined(separator: "/")
  }
}
