import Project
import Support

/// The files of a project, apart from its sources, that may name what the project has.
package enum OtherTexts {
  private static let extensions: Set<Substring> = [
    "json", "plist", "html", "htm", "css", "js", "jsx", "ts", "tsx", "xml", "yml", "yaml", "xcconfig",
    "intentdefinition", "stringsdict", "csv", "geojson", "rb", "py", "sh", "c", "cc", "cpp", "hpp", "pch", "cs", "dart",
    "kt", "storekit", "entitlements", "graphql",
  ]

  /// Whether a file is such a text. Each file of a folder is asked about.
  package static func isText(_ path: String) -> Bool {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { extensions.contains(path[$0...].dropFirst()) } ?? false
  }

  /// Which of some names stand in files, by their exact hashes.
  static func names(_ names: some Sequence<String>, in paths: [String], _ files: ProjectFiles) -> Set<UInt64> {
    let sought = SoughtNames(names)
    guard !sought.isEmpty else { return [] }
    return Parallel.map(paths) { path in files.read(path).map(sought.found) ?? [] }
      .reduce(into: []) { $0.formUnion($1) }
  }

  /// Which of some names stand in the build settings of a project that name resources.
  static func names(_ names: some Sequence<String>, inSettingsOf projects: [String], _ files: ProjectFiles)
    -> Set<UInt64>
  {
    let sought = SoughtNames(names)
    guard !sought.isEmpty else { return [] }
    return projects.reduce(into: []) { found, path in
      for line in (files.read(path) ?? []).split(separator: UInt8(ascii: "\n")) {
        let text = String(decoding: line, as: UTF8.self)
        if text.contains("ASSETCATALOG_") || text.contains("INFOPLIST_KEY_") {
          found.formUnion(sought.found(in: Array(line)))
        }
      }
    }
  }
}
