import Project
import Support

/// The files of a project, apart from its sources, that may name what the project has.
enum OtherTexts {
  private static let extensions: Set<Substring> = [
    "json", "plist", "html", "htm", "css", "js", "jsx", "ts", "tsx", "xml", "yml", "yaml", "xcconfig",
    "intentdefinition", "stringsdict", "csv", "geojson", "rb", "py", "sh", "c", "cc", "cpp", "hpp", "pch", "cs", "dart",
    "kt", "storekit", "entitlements", "graphql",
  ]

  /// Whether a file is such a text. Each file of a folder is asked about.
  static func isText(_ path: String) -> Bool {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { extensions.contains(path[$0...].dropFirst()) } ?? false
  }

  /// Which of some names stand in files, by their exact hashes.
  static func names(_ names: some Sequence<String>, in paths: [String], _ files: ProjectFiles) -> Set<UInt64> {
    let sought = TrackedNames(names)
    guard !sought.isEmpty else { return [] }
    return Parallel.map(paths) { path in files.read(path).map(sought.found) ?? [] }
      .reduce(into: []) { $0.formUnion($1) }
  }

  /// Which of some names stand in the build settings of a project that name resources.
  static func names(_ names: some Sequence<String>, inSettingsOf projects: [String], _ files: ProjectFiles)
    -> Set<UInt64>
  {
    let sought = TrackedNames(names)
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

/// Names that are looked for in texts of any format, where most texts are none of them.
struct TrackedNames {
  private let hashes: Set<UInt64>
  /// Whether some name has a length and a first byte.
  private var isPossible = [Bool](repeating: false, count: 256 * 256)

  init(_ names: some Sequence<String>) {
    hashes = Set(names.lazy.map { NameHash.exact($0.utf8) })
    for name in names {
      guard let first = name.utf8.first else { continue }
      isPossible[min(name.utf8.count, 255) * 256 + Int(first)] = true
    }
  }

  var isEmpty: Bool { hashes.isEmpty }

  /// The hashes of those names that stand in a text between quotes, brackets, or other signs, or as files in paths.
  func found(in bytes: [UInt8]) -> Set<UInt64> {
    var found: Set<UInt64> = []
    bytes.withUnsafeBufferPointer { bytes in
      var (wide, narrow) = (0, 0)
      for place in 0...bytes.count {
        let byte = place < bytes.count ? bytes[place] : UInt8(ascii: "\n")
        let sign = Self.signs[Int(byte)]
        guard sign > 0 else { continue }
        if narrow < place { check(narrow..<place, bytes, &found) }
        if sign > 1 {
          if wide < narrow { check(wide..<place, bytes, &found) }
          wide = place + 1
        }
        narrow = place + 1
      }
    }
    return found
  }

  private func check(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ found: inout Set<UInt64>) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    // Nobody gives longer names; texts are longer.
    guard start < end, end - start <= 1000 else { return }
    checkName(start..<end, bytes, &found)
    if let slash = bytes[start..<end].lastIndex(of: UInt8(ascii: "/")), slash + 1 < end {
      start = slash + 1
      checkName(start..<end, bytes, &found)
    }
    for place in start..<end where Self.isEndOfName[Int(bytes[place])] && place > start {
      checkName(start..<place, bytes, &found)
    }
  }

  private func checkName(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ found: inout Set<UInt64>) {
    guard isPossible[min(range.count, 255) * 256 + Int(bytes[range.lowerBound])] else { return }
    let hash = NameHash.exact(bytes[range])
    if hashes.contains(hash) { found.insert(hash) }
  }

  /// 2 for what ends a text in every format, 1 for what ends a name in some.
  private static let signs: [UInt8] = {
    var signs = [UInt8](repeating: 0, count: 256)
    for byte in "' ,();=[]{}|:\t\r\\".utf8 { signs[Int(byte)] = 1 }
    for byte in "\"<>\n`".utf8 { signs[Int(byte)] = 2 }
    return signs
  }()

  /// What stands behind the name of a file: its scale, its device, its extension.
  private static let isEndOfName = (0...255).map { byte in ".@~".utf8.contains(UInt8(byte)) }
}
