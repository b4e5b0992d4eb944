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
  /// The system versions of all its configurations by build setting, such as `IPHONEOS_DEPLOYMENT_TARGET`, with references
  /// to other settings such as `$(MINIMUM)`.
  public let deploymentSettings: [String: Set<String>]
  /// The build settings in each of its configurations.
  package let configurations: [BuildConfiguration]
  /// The paths of its information property lists, as far as they are known. Mostly there is one.
  package let informationPropertyLists: Set<String>

  /// Whether the target is an app, an app extension or an app clip: something that the system starts.
  public var isApplication: Bool {
    guard let productType else { return false }
    return productType.contains(".application") || productType.contains("extension")
  }
}

/// Reads the targets of a project, each target and each of its build phases once.
struct TargetReader {
  private let objects: ProjectObjects
  private let paths: FilePaths?
  private let settings: BuildSettings
  private let folders: SynchronizedFolders
  /// The folder to which paths in settings are relative.
  private let root: String
  /// The targets and build phases that were read. A broken project can list them again and again.
  private var seen: Set<String> = []
  /// No variant group has more: it has a file for each language.
  private static let mostVariants = 300

  init(objects: ProjectObjects, project: ProjectObject, paths: FilePaths?, root: String) {
    (self.objects, self.paths, self.root) = (objects, paths, root)
    settings = BuildSettings(objects, of: project)
    folders = SynchronizedFolders(objects, paths: paths)
  }

  /// - Returns: Nil for a target that was read before.
  mutating func target(_ object: ProjectObject) -> XcodeTarget? {
    guard seen.insert(object.id).inserted else { return nil }
    let name = object.string("name") ?? ""
    let own = BuildSettings(objects, of: object)
    var files = TargetFiles()
    var linked: Set<String> = []
    for phase in objects.objects("buildPhases", of: object) where seen.insert(phase.id).inserted {
      if phase.kind == "PBXFrameworksBuildPhase" {
        linked.formUnion(objects.objects("files", of: phase).compactMap(productName))
      } else {
        insertFiles(of: phase, into: &files)
      }
    }
    linked.formUnion(objects.objects("packageProductDependencies", of: object).compactMap { $0.string("productName") })
    folders.insert(into: &files, of: object)
    let configurations = own.configurations(ofTarget: name, in: settings)
    let lists = configurations.compactMap { configuration in
      configuration["INFOPLIST_FILE"].flatMap { configuration.resolved($0) }.map { FilePaths.join(root, $0) }
    }
    return XcodeTarget(
      name: name, moduleNames: moduleNames(of: name, own), productType: object.string("productType"), files: files,
      linkedProducts: linked, deploymentSettings: deploymentSettings(own), configurations: configurations,
      informationPropertyLists: Set(lists))
  }

  /// The files of a variant group are its children. Its own path is that of the folder around them.
  private func insertFiles(of phase: ProjectObject, into files: inout TargetFiles) {
    let identifiers = objects.objects("files", of: phase).compactMap { $0.string("fileRef") }
    for file in Set(identifiers).compactMap({ objects[$0] }) {
      let own = file.kind == "PBXVariantGroup" ? [] : [file]
      for part in own + objects.objects("children", of: file).prefix(Self.mostVariants) {
        if let path = paths?[part.id] { files.insert(path) }
      }
    }
  }

  private func productName(_ build: ProjectObject) -> String? {
    if let product = objects.object("productRef", of: build) { return product.string("productName") }
    guard let file = objects.object("fileRef", of: build),
      let name = (file.string("path") ?? file.string("name"))?.split(separator: "/").last
    else { return nil }
    return String(name.prefix { $0 != "." })
  }

  /// `PRODUCT_MODULE_NAME`, else the name of the product, else the name of the target.
  private func moduleNames(of target: String, _ own: BuildSettings) -> Set<String> {
    let products = values("PRODUCT_NAME", own).compactMap { $0.resolved(targetName: target, productName: nil) }
    let product = products.first ?? target
    let modules = values("PRODUCT_MODULE_NAME", own).compactMap {
      $0.resolved(targetName: target, productName: product)
    }
    if !modules.isEmpty { return Set(modules) }
    return products.isEmpty ? [target.moduleName] : Set(products.map(\.moduleName))
  }

  private func deploymentSettings(_ own: BuildSettings) -> [String: Set<String>] {
    let keys = ["IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET"]
    return keys.reduce(into: [:]) { settings, key in
      let values = values(key, own)
      if !values.isEmpty { settings[key] = values }
    }
  }

  /// A target's own values hide those of the project.
  private func values(_ key: String, _ own: BuildSettings) -> Set<String> {
    let values = own.values(key)
    return values.isEmpty ? settings.values(key) : values
  }
}
