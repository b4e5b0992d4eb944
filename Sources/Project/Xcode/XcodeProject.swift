public import Formats
import Support

/// What a `project.pbxproj` says about an app: its targets, their files, and where other code comes from.
///
/// Build settings in `.xcconfig` files are not read.
public struct XcodeProject: Sendable {
  /// Apps, extensions, frameworks and tests in the order of the project.
  public let targets: [XcodeTarget]
  /// Swift packages that the project fetches or has beside it.
  public let packages: [XcodePackage]
  /// Languages of the project such as `en` and `de`, with `Base`.
  public let knownRegions: [String]
  /// The language of `Base` documents; nil if the project does not say.
  public let developmentRegion: String?
  /// Whether Swift shows methods to Objective-C code that are not marked with `@objc`, as it did before Swift 4.
  public let infersObjectiveC: Bool

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - bytes: The content of `project.pbxproj`.
  ///   - folder: The folder that holds the `.xcodeproj`, to which all paths are joined; empty for the current one.
  /// - Throws: Where the bytes break the format. A property list that is no project has no targets.
  public init(_ bytes: [UInt8], folder: String = "") throws(PropertyListError) {
    let file = try PropertyList(openStep: bytes)
    guard let objects = ProjectObjects(file), let project = objects[objects.root] else {
      (targets, packages, knownRegions, developmentRegion) = ([], [], [], nil)
      infersObjectiveC = false
      return
    }
    let root = FilePaths.join(folder, project.string("projectDirPath") ?? "")
    let groups = objects.object("mainGroup", of: project)
    let paths = groups.map { FilePaths(objects, group: $0, folder: root) }
    var reader = TargetReader(objects: objects, project: project, paths: paths, root: root)
    targets = objects.objects("targets", of: project).compactMap { reader.target($0) }
    packages = objects.objects("packageReferences", of: project).compactMap { XcodePackage($0, folder: root) }
    knownRegions = project.strings("knownRegions")
    developmentRegion = project.string("developmentRegion")
    let settings = ([project] + objects.objects("targets", of: project)).map { BuildSettings(objects, of: $0) }
    infersObjectiveC = settings.contains { settings in
      settings.values("SWIFT_VERSION").contains { $0.hasBytePrefix("2") || $0.hasBytePrefix("3") }
        || settings.values("SWIFT_SWIFT3_OBJC_INFERENCE").contains("On")
    }
  }
}

/// A Swift package that an Xcode project uses.
public enum XcodePackage: Sendable, Hashable {
  /// The repository's address.
  case remote(String)
  /// The folder.
  case local(String)

  init?(_ object: ProjectObject, folder: String) {
    switch object.kind {
    case "XCRemoteSwiftPackageReference":
      guard let url = object.string("repositoryURL") else { return nil }
      self = .remote(url)
    case "XCLocalSwiftPackageReference":
      guard let path = object.string("relativePath") ?? object.string("path") else { return nil }
      self = .local(FilePaths.join(folder, path))
    default: return nil
    }
  }
}

/// A target of an Xcode project.
public struct XcodeTarget: Sendable {
  /// The name in Xcode.
  public let name: String
  /// The Swift modules that the target's configurations make, mostly one.
  public let moduleNames: Set<String>
  /// Such as `com.apple.product-type.application`; nil for aggregates.
  public let productType: String?
  /// Sources, documents, catalogs and other resources.
  public let files: TargetFiles
  /// The names of linked frameworks and libraries, without their suffixes, and of linked products of packages.
  public let linkedProducts: Set<String>
  /// The lowest system versions of its configurations by build setting, such as `IPHONEOS_DEPLOYMENT_TARGET`.
  public var deploymentTargets: [String: String] {
    deploymentSettings.compactMapValues { values in values.filter { !$0.contains("$") }.min(by: Self.isLower) }
  }
  /// What all its configurations say by build setting, with references to other settings such as `$(MINIMUM)`.
  public let deploymentSettings: [String: Set<String>]
  /// The build settings in each of its configurations.
  package let configurations: [BuildConfiguration]
  /// The paths of its information property lists, as far as they are known. Mostly there is one.
  package let informationPropertyLists: Set<String>

  private static func isLower(_ one: String, _ other: String) -> Bool {
    let numbers = [one, other].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers[0].lexicographicallyPrecedes(numbers[1])
  }

  /// Whether the target is an app, an app extension or an app clip: something that the system starts.
  public var isApplication: Bool {
    guard let productType else { return false }
    return productType.contains(".application") || productType.contains("extension")
  }
}
