import Project
import Support

/// The versions of iOS that a project's targets and Swift packages are built for.
struct DeploymentVersions: Sendable {
  private var targets: [(files: TargetFiles, major: Int)] = []
  /// By the folders of the packages.
  private var packages: [String: Int] = [:]

  init() {}

  /// - Parameter manifests: With the settings of `.xcconfig` files, which projects refer to.
  init(_ targets: [XcodeTarget], _ manifests: Manifests) {
    packages = manifests.packageVersions
    self.targets = targets.compactMap { target in
      Self.major(of: target, manifests.versions).map { (target.files, $0) }
    }
  }

  /// The lowest major version that a file is built for; nil if it is not known.
  func leastMajor(ofFile path: String) -> Int? {
    let own = targets.filter { $0.files.contains(path) }.map(\.major)
    return own.min() ?? path.enclosingFolders.lazy.compactMap { packages[$0] }.first
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
