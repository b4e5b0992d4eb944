import NibDecoder
import Support

/// The root of a document, its dependencies and its device.
struct HeadStructure {
  private let document: StructuredDocument
  private var root: DocumentElement { document.root }

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] { rootFaults + contentFaults + dependencies + devices }

  private var rootFaults: [StructureFault] {
    var found: [StructureFault] = []
    if let known = document.type {
      let runtime = root["targetRuntime"]
      if let runtime, !known.runtimes.contains(runtime) {
        found.append(
          .refused(
            "Xcode: \"Unknown target runtime\" \(runtime); write \(known.runtimes[0])", root,
            root.writing("targetRuntime", known.runtimes[0])))
      }
      let isStoryboardFile = document.path.hasByteSuffix(".storyboard")
      if isStoryboardFile || document.path.hasByteSuffix(".xib"), isStoryboardFile != known.isStoryboard {
        let (file, kind) = isStoryboardFile ? ("storyboard", "xib") : ("xib", "storyboard")
        found.append(
          .refused(
            "type \"\(known.name)\" of a \(file) is that of a \(kind); Xcode does not recognize the document", root))
      }
    } else {
      let message = "Xcode knows no document of type \"\(root["type"] ?? "")\"; write type=\"\(expectedType.name)\""
      found.append(.refused(message, root, root.writing("type", expectedType.name)))
    }
    let version = root["version"] ?? ""
    if version != DocumentType.version, !(document.isOfFirstFormat && DocumentType.firstVersions.contains(version)) {
      let message = "version \"\(version)\" is of no Xcode; write version=\"\(DocumentType.version)\""
      found.append(.never(message, root, root.writing("version", DocumentType.version)))
    }
    if !Self.isVersion(root["toolsVersion"]) {
      let refusal = "Xcode and ibtool cannot open a document"
      let message =
        root["toolsVersion"].map { "\(refusal) with toolsVersion \"\($0)\"; write a number such as \(toolsVersion)" }
        ?? "\(refusal) without toolsVersion; add toolsVersion=\"\(toolsVersion)\""
      found.append(.refused(message, root, root.writing("toolsVersion", toolsVersion)))
    }
    if let access = root["propertyAccessControl"], access != DocumentType.propertyAccessControl {
      let right = DocumentType.propertyAccessControl
      let message = "propertyAccessControl \"\(access)\" is never written; write \"\(right)\""
      found.append(.never(message, root, root.writing("propertyAccessControl", right)))
    }
    for flag in Self.flags {
      guard let value = root[flag], value != "YES" else { continue }
      found.append(
        .never(
          "\(flag) is YES or absent, and never \"\(value)\"", root,
          root.yesFix(flag)))
    }
    return found
  }

  private static let flags = ["useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen"]

  private var expectedType: DocumentType {
    let isStoryboard = DocumentType.isStoryboard(root.document.tree)
    let known = root["targetRuntime"].flatMap { DocumentType.of(runtime: $0, isStoryboard: isStoryboard) }
    return known ?? .of(document.platform, isStoryboard: isStoryboard)
  }

  /// What a document without `toolsVersion` has, by its plug-in.
  private var toolsVersion: String {
    let plugIns = root.child(named: "dependencies")?.children(named: "plugIn") ?? []
    let version = plugIns.first { $0["identifier"] == document.platform.plugIn }?["version"]
    guard let version, Self.isVersion(version) else { return WrittenVersion.newest }
    return WrittenVersion.toolsVersion(of: document.platform, plugIn: version)
  }

  private static func isVersion(_ text: String?) -> Bool {
    guard let text, !text.isEmpty else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  private var contentFaults: [StructureFault] {
    let (scenes, objects) = (root.children(named: "scenes"), root.children(named: "objects"))
    var found: [StructureFault] = []
    if document.isStoryboard {
      found += objects.map { .never("a storyboard has its objects in scenes; put them into <scenes><scene>", $0) }
      if scenes.isEmpty, root.children(named: "scene").isEmpty {
        found.append(.never("a storyboard has a list of scenes; add <scenes>", root))
      }
      found += scenes.dropFirst().map { .never("second <scenes> of a storyboard; move its scenes into the first", $0) }
    } else {
      found += scenes.map { .never("a xib has no scenes; put the objects into <objects>", $0) }
      if objects.isEmpty, !root.children.contains(where: document.isTopLevelObject) {
        found.append(.never("a xib has a list of objects; add <objects>", root))
      }
      found += objects.dropFirst().map { .never("second <objects> of a xib; move its objects into the first", $0) }
      if root["initialViewController"] != nil {
        found.append(.never("a xib has no initialViewController; remove the attribute", root))
      }
    }
    return found
  }

  private var dependencies: [StructureFault] {
    let lists = root.children(named: "dependencies")
    guard let list = lists.first else {
      return [.never("every document names the plug-in that reads it; add <dependencies>", root, dependenciesFix)]
    }
    var found = lists.dropFirst().map {
      StructureFault.never("second <dependencies> of a document; merge it into the first", $0)
    }
    let plugIns = list.children(named: "plugIn")
    let wanted = document.platform.plugIn
    if !plugIns.contains(where: { $0["identifier"] == wanted }) {
      let message = "a document for \(document.platform.title) depends on the plug-in \(wanted); add it"
      found.append(.never(message, plugIns.first ?? list, plugIns.isEmpty ? plugInFix(list) : []))
    }
    for plugIn in plugIns where !Self.isVersion(plugIn["version"]) && plugIn["version"] != nil {
      found.append(.never("version \"\(plugIn["version"] ?? "")\" of a plug-in is no number", plugIn))
    }
    let deployments = list.children(named: "deployment")
    found += deployments.dropFirst().map { .never("second <deployment> of a document; remove it", $0) }
    for deployment in deployments {
      guard let identifier = deployment["identifier"], identifier != document.platform.deployment else { continue }
      found.append(
        .never(
          "deployment \"\(identifier)\" of a document for \(document.platform.title); write \"\(document.platform.deployment)\"",
          deployment))
    }
    return found + capabilities(list)
  }

  private var pluggedIn: String {
    let version = root["toolsVersion"].flatMap { Self.isVersion($0) ? $0 : nil } ?? toolsVersion
    let plugIn = WrittenVersion.plugIn(of: document.platform, toolsVersion: version)
    return "<plugIn identifier=\"\(document.platform.plugIn)\" version=\"\(plugIn)\"/>"
  }

  private func plugInFix(_ list: DocumentElement) -> [Diagnostic.FixIt] {
    let deployment = list.child(named: "deployment")
    let place = deployment?.wholeRange.upperBound ?? list.range.upperBound
    return [Diagnostic.FixIt("add the plug-in", SourceEdit(at: place, list.lines(pluggedIn, inside: true)))]
  }

  private var dependenciesFix: [Diagnostic.FixIt] {
    let device = root.child(named: "device")
    let text = (device ?? root).lines(
      "<dependencies>", "    " + pluggedIn, "</dependencies>", inside: device == nil)
    let place = device?.wholeRange.upperBound ?? root.range.upperBound
    return [Diagnostic.FixIt("add the plug-in", SourceEdit(at: place, text))]
  }

  private func capabilities(_ list: DocumentElement) -> [StructureFault] {
    var names: Set<String> = []
    var found: [StructureFault] = []
    for capability in list.children(named: "capability") {
      guard let name = capability["name"] else { continue }
      if !names.insert(name).inserted {
        found.append(.lossy("capability \"\(name)\" is there twice; remove one", capability, capability.removalFix))
      } else if document.isOfKnownVersion, !Capability.isKnown(name) {
        found.append(.lossy("no Xcode has a capability \"\(name)\"; remove it", capability, capability.removalFix))
      } else if let version = capability["minToolsVersion"], let wanted = Capability.versions[name], version != wanted {
        found.append(.lossy("capability \"\(name)\" has minToolsVersion \"\(wanted)\", not \"\(version)\"", capability))
      }
    }
    return found
  }

  private var devices: [StructureFault] {
    let devices = root.children(named: "device")
    var found = devices.dropFirst().map { StructureFault.never("second <device> of a document; remove it", $0) }
    let platform = document.platform
    guard let device = devices.first, platform != .macOS else { return found }
    if let id = device["id"], let known = CanvasDevice.named(id), known.isTelevision != (platform == .tvOS) {
      let other = known.isTelevision ? "an iPhone, such as retina6_12" : "appleTV"
      found.append(.never("\(known.names[0]) is no device of \(platform.title); write \(other)", device))
    }
    guard platform == .iOS else { return found }
    if let id = device["id"], let known = CanvasDevice.named(id), known.id != id, known.isOfInterfaceBuilder {
      let message = "\(known.names[0]) has the id \(known.id); write it instead of \"\(id)\""
      found.append(.never(message, device, device.writing("id", known.id)))
    }
    guard let orientation = device["orientation"] else {
      return found + [
        .never(
          "<device> has no orientation, which Xcode always writes; add it", device,
          device.adding("orientation", "portrait"))
      ]
    }
    if orientation != "portrait", orientation != "landscape" {
      found.append(.lossy("orientation \"\(orientation)\" is not known; write portrait or landscape", device))
    }
    if let appearance = device["appearance"], appearance != "light", appearance != "dark" {
      found.append(.lossy("appearance \"\(appearance)\" is not known; write light or dark", device))
    }
    return found
  }
}

extension StructuredDocument {
  /// The values of attributes that the root of every document of its type has.
  var headValues: [String: String] { type?.headValues ?? [:] }
}
