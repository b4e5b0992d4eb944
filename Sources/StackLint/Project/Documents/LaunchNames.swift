import Escaping
import XcodeProject

/// What property lists and build settings name: among it are the documents and classes that the system opens by itself.
enum LaunchNames {
  /// - Parameter projects: Those that could be read.
  static func names(_ files: ProjectFiles, _ projects: [XcodeProject]) -> Set<String> {
    let settings = projects.reduce(into: Set<String>()) { $0.formUnion($1.launchDocuments) }
    return files.paths.lazy.filter(isPropertyList).reduce(into: settings) { names, path in
      guard let bytes = files.read(path) else { return }
      names.formUnion(strings(String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// Whether a file may be the `Info.plist` of an app.
  static func isPropertyList(_ path: String) -> Bool {
    path.hasByteSuffix(".plist") && path.lastPathComponent.lowercased().contains("info")
  }

  /// The strings of a property list, and for a class with its module the class too.
  private static func strings(_ text: String) -> Set<String> {
    var names: Set<String> = []
    var rest = text[...]
    while let start = rest.firstRange(of: "<string>"), let end = rest[start.upperBound...].firstRange(of: "</string>") {
      let name = rest[start.upperBound..<end.lowerBound]
      names.insert(String(name))
      if let dot = name.lastIndex(of: ".") { names.insert(String(name[name.index(after: dot)...])) }
      rest = rest[end.upperBound...]
    }
    return names
  }
}
