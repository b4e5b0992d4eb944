import Formats
import Support

/// An information property list, such as `Info.plist`, as far as it names documents and classes.
struct InformationPropertyList: Sendable {
  let path: String
  /// All strings, and for a class with its module the class too.
  let names: Set<String>
  /// Whether it describes the app's scenes.
  let hasSceneManifest: Bool
  /// Whether it chooses the light or the dark appearance.
  let fixesAppearance: Bool
  /// Whether the system shows the app with the design of iOS 18 and macOS 15.
  let requiresCompatibility: Bool
  private let found: [Found]

  private struct Found: Sendable {
    let key: LaunchKey
    let name: String
    let path: [String]
  }

  init(path: String, _ read: (String) -> [UInt8]?) {
    self.path = path
    let list = read(path).flatMap { PropertyList(inAnyFormat: $0) }
    var (found, names): ([Found], Set<String>) = ([], [])
    list?.visitStrings { text, path in
      names.insert(text)
      if let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) { names.insert(String(text[dot...].dropFirst())) }
      if let key = path.last.flatMap(LaunchKey.key) { found.append(Found(key: key, name: text, path: path)) }
    }
    (self.found, self.names) = (found, names)
    fixesAppearance = list?[Self.interfaceStyle]?.string.map { $0 != "Automatic" } ?? false
    requiresCompatibility = list?[Self.compatibility]?.string == "YES"
    hasSceneManifest = list?[Self.sceneManifest] != nil
  }

  static let sceneManifest = "UIApplicationSceneManifest"
  static let compatibility = "UIDesignRequiresCompatibility"
  static let interfaceStyle = "UIUserInterfaceStyle"

  /// The documents that it names, for each target that has the list.
  func references(_ targets: LaunchTargets) -> [LaunchReference] {
    guard !found.isEmpty else { return [] }
    let own = targets.targets(withPropertyList: path)
    return found.flatMap { found -> [LaunchReference] in
      let reference = { (names: [String], target: LaunchTarget?) in
        LaunchReference(
          key: found.key, writtenKey: found.path.last ?? "", names: names, file: path, path: found.path, target: target)
      }
      if own.isEmpty { return [reference([found.name], nil)] }
      return own.compactMap { target in target.resolved(found.name).map { reference($0, target.target) } }
    }
  }
}

extension PropertyList {
  /// Looks at all strings with their paths: keys of dictionaries, in alphabetical order, and positions in arrays.
  fileprivate func visitStrings(at path: [String] = [], _ visit: (String, [String]) -> Void) {
    switch self {
    case .string(let text): visit(text, path)
    case .array(let values):
      for (position, value) in values.enumerated() { value.visitStrings(at: path + ["\(position)"], visit) }
    case .dictionary(let values):
      for key in values.keys.sorted() { values[key]?.visitStrings(at: path + [key], visit) }
    case .data: break
    }
  }
}
