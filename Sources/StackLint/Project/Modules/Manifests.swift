import Project
import Support

/// The files that tell a package manager or a project generator what to bring, and what builds are configured with.
struct Manifests: Sendable {
  /// All words in them. The names of modules are among them.
  private(set) var words: Set<String> = []
  /// The settings of `.xcconfig` files. Conditions such as `[sdk=iphoneos*]` are part of the names.
  private(set) var settings: [(name: String, value: String)] = []
  /// The major versions of iOS that Swift packages are for, by their folders.
  private(set) var packageVersions: [String: Int] = [:]
  /// Whether something brings code from elsewhere.
  let bringCode: Bool
  /// Whether there are projects in another language, which may have documents and their classes.
  let haveOtherLanguages: Bool

  init(_ files: ProjectFiles) {
    var hasDependencies = false
    for path in files.paths where Self.areRead(path.lastPathComponent) {
      let text = files.read(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      words.formUnion(Self.words(of: text))
      if path.lastPathComponent == "Package.swift" {
        if text.contains(".package(") { hasDependencies = true }
        packageVersions[path.enclosingFolders[0]] = Self.packageVersion(text)
      } else if path.hasByteSuffix(".xcconfig") {
        settings += Self.settings(text)
      }
    }
    bringCode = hasDependencies || files.paths.contains { Self.bringsCode($0.lastPathComponent) }
    haveOtherLanguages = files.paths.contains { PartFolders.isOfOtherLanguage(project: $0) }
  }

  private static func settings(_ text: String) -> [(name: String, value: String)] {
    text.split(whereSeparator: \.isNewline).compactMap { line -> (name: String, value: String)? in
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      // A condition has an equal sign of its own.
      let condition = line.firstIndex(of: "]").map { line.index(after: $0) } ?? line.startIndex
      guard let sign = line[condition...].firstIndex(of: "=") else { return nil }
      return (trimmed(line[..<sign]), trimmed(line[line.index(after: sign)...]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// `.iOS(.v15)` or `.iOS("15.1")`.
  private static func packageVersion(_ text: String) -> Int? {
    text.firstRange(of: ".iOS(").flatMap { Int(text[$0.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber }) }
  }

  private static func words(of text: String) -> [String] {
    // Most manifests are of ASCII, which is split much faster.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.split { !isWordByte($0) }.map { String(Substring($0)) }
    }
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// Whether a file with some name is a manifest.
  static func areRead(_ name: Substring) -> Bool {
    name == "Package.swift" || managers.contains(name) || name.hasByteSuffix(".xcconfig")
  }

  private static func bringsCode(_ name: Substring) -> Bool {
    managers.contains(name) || name == ".gitmodules" || libraries.contains { name.hasByteSuffix($0) }
  }

  private static let managers: Set<Substring> = [
    "Podfile", "Cartfile", "Package.resolved", "project.yml", "Project.swift",
  ]
  private static let libraries = [".framework", ".xcframework", ".a"]
}

/// The versions of iOS that a project's targets and Swift packages are built for.
struct DeploymentVersions: Sendable {
  private var targets: [(files: TargetFiles, major: Int)] = []
  /// By the folders of the packages.
  private var packages: [String: Int] = [:]

  init() {}

  /// - Parameter manifests: With the settings of `.xcconfig` files, which projects refer to.
  init(_ targets: [XcodeTarget], _ manifests: Manifests) {
    packages = manifests.packageVersions
    let versions = Self.versions(manifests.settings)
    self.targets = targets.compactMap { target in
      Self.major(of: target, versions).map { (target.files, $0) }
    }
  }

  /// The lowest major version that a file is built for; nil if it is not known.
  func leastMajor(ofFile path: String) -> Int? {
    let own = targets.filter { $0.files.contains(path) }.map(\.major)
    return own.min() ?? path.enclosingFolders.lazy.compactMap { packages[$0] }.first
  }

  /// The lowest major versions, by the names of the settings: `DEPLOYMENT_TARGET = 15.0`, also for one SDK.
  private static func versions(_ settings: [(name: String, value: String)]) -> [String: Int] {
    let versions = settings.compactMap { name, value in
      major(value).map { (String(name.prefix { $0 != "[" }), $0) }
    }
    return Dictionary(versions, uniquingKeysWith: min)
  }

  /// What a target's own settings say counts more than what configuration files say.
  private static func major(of target: XcodeTarget, _ settings: [String: Int]) -> Int? {
    let values = (target.deploymentSettings[key] ?? []).filter { !$0.contains("inherited") }
    let majors = values.compactMap { major($0) ?? reference($0).flatMap { settings[$0] } }
    return values.isEmpty ? settings[key] : majors.count == values.count ? majors.min() : nil
  }

  private static let key = "IPHONEOS_DEPLOYMENT_TARGET"

  /// `NAME` for `$(NAME)` or `${NAME}`.
  private static func reference(_ value: String) -> String? {
    guard value.hasBytePrefix("$(") || value.hasBytePrefix("${"), value.last == ")" || value.last == "}" else {
      return nil
    }
    return String(value.dropFirst(2).dropLast())
  }

  /// 15 for `15.1`; nil for what is no version.
  static func major(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    return parts.count <= 3 && !parts.contains(nil) ? parts[0] : nil
  }
}
