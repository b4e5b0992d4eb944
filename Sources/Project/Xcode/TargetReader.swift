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
