/// Reads the targets of a project.
struct TargetReader {
  let objects: ProjectObjects
  let paths: FilePaths?
  private let settings: BuildSettings
  private let synchronizedFolders: [ProjectObject]

  init(objects: ProjectObjects, project: ProjectObject, paths: FilePaths?) {
    (self.objects, self.paths) = (objects, paths)
    settings = BuildSettings(objects, of: project)
    synchronizedFolders = objects.all("PBXFileSystemSynchronizedRootGroup")
  }

  func target(_ object: ProjectObject) -> XcodeTarget {
    let name = object.string("name") ?? ""
    let own = BuildSettings(objects, of: object)
    var files = TargetFiles()
    var linked: Set<String> = []
    for phase in objects.objects("buildPhases", of: object) {
      for build in objects.objects("files", of: phase) {
        if phase.kind == "PBXFrameworksBuildPhase" {
          if let product = productName(build) { linked.insert(product) }
        } else {
          insertFiles(of: build, into: &files)
        }
      }
    }
    for product in objects.objects("packageProductDependencies", of: object) {
      if let name = product.string("productName") { linked.insert(name) }
    }
    insertFolders(of: object, into: &files)
    return XcodeTarget(
      name: name, moduleNames: moduleNames(of: name, own), productType: object.string("productType"), files: files,
      linkedProducts: linked, deploymentTargets: deploymentTargets(own))
  }

  /// The files of a variant group are its children.
  private func insertFiles(of build: ProjectObject, into files: inout TargetFiles) {
    guard let file = objects.object("fileRef", of: build) else { return }
    for file in [file] + objects.objects("children", of: file) {
      if let path = paths?[file.id] { files.insert(path) }
    }
  }

  /// The folders of the target itself without its exceptions, and the exceptions of the folders of other targets.
  private func insertFolders(of target: ProjectObject, into files: inout TargetFiles) {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    for folder in synchronizedFolders {
      guard let path = paths?[folder.id] else { continue }
      let exceptions = objects.objects("exceptions", of: folder)
        .filter { $0.string("target") == target.id }.flatMap { $0.strings("membershipExceptions") }
      if own.contains(folder.id) {
        files.insert(SynchronizedFolder(path: path, exceptions: Set(exceptions)))
      } else {
        for exception in exceptions { files.insert(FilePaths.join(path, exception)) }
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

  private func deploymentTargets(_ own: BuildSettings) -> [String: String] {
    let keys = ["IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET"]
    return keys.reduce(into: [:]) { targets, key in
      targets[key] = values(key, own).filter { !$0.contains("$") }.min { Self.isLower($0, $1) }
    }
  }

  /// A target's own values hide those of the project.
  private func values(_ key: String, _ own: BuildSettings) -> Set<String> {
    let values = own.values(key)
    return values.isEmpty ? settings.values(key) : values
  }

  private static func isLower(_ one: String, _ other: String) -> Bool {
    let numbers = [one, other].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers[0].lexicographicallyPrecedes(numbers[1])
  }
}
