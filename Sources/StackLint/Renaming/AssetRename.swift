import DocumentChanges
import NibDecoder
import Project
import Support

extension RenamePlan {
  private var isImage: Bool { rename.kind == .image }

  /// Renames an image or a color in asset catalogs, documents, sources and property lists.
  mutating func planAsset() {
    planSets()
    guard refusals.isEmpty else { return }
    guard !moves.isEmpty else {
      return refuse("no asset catalog has \(isImage ? "an image" : "a color") \(rename.old)")
    }
    forEachDocument(containing: rename.old) { plan, tree in
      for (_, attribute) in plan.names(plan.rename.old, in: tree) { plan.edit(tree, attribute, plan.rename.new) }
    }
    planPropertyLists(
      keys: isImage
        ? ["UIImageName", "CFBundleIconFile", "UIApplicationShortcutItemIconFile"]
        : ["UIColorName", "NSAccentColorName", "NSWidgetBackgroundColorName"])
    planAssetsInSources()
  }

  /// The folders of catalogs.
  private mutating func planSets() {
    let fileExtension = isImage ? ["imageset", "symbolset"] : ["colorset"]
    let sets = project.paths.compactMap { path -> String? in
      guard path.hasByteSuffix("/Contents.json"), path.containsBytes(".xcassets/") else { return nil }
      return String(Substring(path.utf8.dropLast("/Contents.json".utf8.count)))
    }
    let isNamespace = { (folder: Substring) in
      self.project.content(folder + "/Contents.json").map {
        $0.containsBytes("\"provides-namespace\" : true") || $0.containsBytes("\"provides-namespace\":true")
      } ?? false
    }
    let (oldName, newName) = (Self.split(rename.old), Self.split(rename.new))
    guard PathKey(oldName.folder) == PathKey(newName.folder) else {
      return refuse("folders of catalogs stay; write \(oldName.folder)\(newName.name)")
    }
    for set in sets {
      guard let fileExtension = fileExtension.first(where: { set.hasByteSuffix("." + $0) }),
        let entry = AssetPath(set + "/Contents.json")?.entry(isNamespace: isNamespace)
      else { continue }
      let name =
        switch entry {
        case .image(let name), .imageFile(let name), .color(let name, _): name
        }
      if name == rename.new { refuse("\(set) has the name already") }
      guard name == rename.old else { continue }
      let folder = set.enclosingFolders[0]
      move(set, to: "\(folder)/\(newName.name).\(fileExtension)")
    }
    if isImage, project.index.assets.imageFiles.contains(rename.old) {
      refuse("there are files \(rename.old) outside of asset catalogs; move them into one first")
    }
  }

  private static func split(_ name: String) -> (folder: String, name: String) {
    guard let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", name) }
    return (String(name[...slash]), String(name[name.utf8.index(after: slash)...]))
  }

  private mutating func planAssetsInSources() {
    let symbol = Self.symbol(of: rename.old)
    forEachSource(containing: rename.old) { plan, search, source in
      for literal in search.outline.literals(of: plan.rename.old) {
        plan.edit(source, literal, plan.meaning(of: literal))
      }
    }
    var isOwn = false
    forEachSource(containing: symbol) { _, search, _ in isOwn = isOwn || search.declaresConstant(symbol) }
    guard !isOwn else { return }
    forEachSource(containing: symbol) { plan, search, source in
      for range in search.assetSymbols(symbol) {
        plan.refuse(
          "\(symbol) may be the constant that Xcode generates for \(plan.rename.old)", source, range.lowerBound)
      }
    }
  }

  /// Whether a literal is the asset.
  private func meaning(of literal: LiteralUse) -> LiteralMeaning {
    if let name = literal.name { return name == (isImage ? .image : .color) ? .wanted : .other }
    if literal.isNoName { return .other }
    // `Page(imageName: "Welcome")`
    let words = isImage ? ["imageName", "ImageName"] : ["colorName", "ColorName"]
    let isNamed = [literal.taker, literal.constant].contains { name in
      name.map { name in words.contains { name.hasByteSuffix($0) } } ?? false
    }
    return isNamed ? .wanted : .unclear("a text that may be the \(rename.kind.words), or another one")
  }

  /// The constant that Xcode generates: `chevronRight` for `chevron-right`.
  private static func symbol(of name: String) -> String {
    let words = (name.split(separator: "/").last ?? "").split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map {
      $0 == 0 ? $1.prefix(1).lowercased() + $1.dropFirst() : $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return joined.joined()
  }
}
