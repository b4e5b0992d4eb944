import DocumentChanges
import NibDecoder
import Project
import Support

extension RenamePlan {
  /// Renames a class in documents, sources and property lists.
  mutating func planClass() {
    let classes = project.classes
    guard let type = classes[rename.old], !type.isAlias else {
      return refuse(
        classes.additions(to: rename.old) == nil
          ? "\(rename.old) is not declared in any source file"
          : "\(rename.old) is not declared in the project, only extended; a module or Apple declares it")
    }
    if classes[rename.new] != nil || classes.protocolDeclaration(rename.new) != nil {
      refuse("\(rename.new) is declared already")
    }
    if SystemHierarchy.contains(rename.new) { refuse("\(rename.new) is a class of Apple's") }
    let declaring = Set(project.index.sources.paths(declaring: rename.old)).sorted()
    for path in declaring where SourceRole.isOfOthers(path) {
      refuse("\(path) declares \(rename.old), and is code of others")
    }
    refuseSeveralDeclarations(in: declaring, of: rename.old)
    refuseRuntimeName()
    refuseNamesOfTheClass()
    guard refusals.isEmpty, planClassInDocuments() else { return }
    planClassInSources()
    planPropertyLists(
      keys: [
        "NSPrincipalClass", "UISceneDelegateClassName", "UISceneClassName", "NSExtensionPrincipalClass",
        "NSDocumentClass",
      ], mayHaveModule: true)
  }

  /// Targets of a project may have classes of the same name.
  mutating func refuseSeveralDeclarations(in paths: [String], of name: String) {
    guard paths.count > 1 else { return }
    let files = paths.prefix(3).joined(separator: " and ")
    refuse("\(files) declare \(name): uses cannot be told from each other\(advice(on: paths))")
  }

  /// What to do about files of the same name: each of several projects can be renamed in alone.
  func advice(on paths: [String]) -> String {
    let projects = Set(
      project.paths.filter { $0.hasByteSuffix(FileSummary.xcodeProjectSuffix) }.map { $0.enclosingFolders[1] })
    let folders = Set(paths.map { path in path.enclosingFolders.first(where: projects.contains) ?? "" })
    guard folders.count == paths.count, let folder = folders.min(), !folder.isEmpty else { return "" }
    return "; add --project with one folder, such as \(folder)"
  }

  private mutating func refuseRuntimeName() {
    for source in project.summaries {
      for declaration in source.declarations where declaration.name == rename.old {
        if let name = declaration.runtimeName, name != rename.old {
          refuse("\(rename.old) is \(name) at run time, by @objc(\(name)); documents may have either name")
        }
      }
    }
  }

  /// Code may ask for cells, scenes and nibs by the name of the class.
  private mutating func refuseNamesOfTheClass() {
    let parts = ClassNamedParts(project.index)
    for request in project.index.identifiers.requests where request.name == rename.old && !request.isLiteral {
      guard let bytes = project.content(request.path) else { continue }
      let isOfClass = SourceFile(path: request.path, bytes: bytes)
      let text = isOfClass.text(in: SourceRange(request.range.lowerBound, request.range.upperBound))
      guard !isConstantOfLiteral(text) else { continue }
      refuse("code asks for something by the name of the class", isOfClass, request.range.lowerBound)
    }
    for document in project.paths
    where document.isDocumentName && document.lastPathComponent.prefix(while: { $0 != "." }) == rename.old {
      guard document.hasFileExtension("xib"),
        project.classes.lineage(of: rename.old) == nil || parts.loadsOwnNib(rename.old)
      else { continue }
      refuse("\(document) is loaded by the name of the class")
    }
    guard refusals.isEmpty else { return }
    for (kind, words) in parts.namedParts(of: rename.old) {
      // A window controller may say that its nib has the name of its class.
      let isLoaded = kind == .nib && ownsItsNib && !project.index.identifiers.mentions(rename.old)
      guard parts.isLookedUp(rename.old, kind, isLoaded ? .plain : .none) else { continue }
      refuse("code looks for the \(words) \(rename.old) by the name of the class")
    }
  }

  /// Whether the owner of a nib that has the name of the class is an object of it.
  private var ownsItsNib: Bool {
    project.index.documents.documents(.xib, named: rename.old).contains { document in
      guard let tree = try? project.document(document.path, containing: rename.old) else { return false }
      return tree.indices.contains { object in
        (tree[object, "placeholderIdentifier"] == "IBFilesOwner" || tree[object, "id"] == "-2")
          && tree[object, "customClass"] == rename.old
      }
    }
  }

  private func isConstantOfLiteral(_ expression: String) -> Bool {
    guard let name = expression.split(separator: ".").last else { return false }
    return project.summaries.lazy.flatMap(\.identifiers.constants).contains { $0.name == name && $0.isLiteral }
  }

  /// - Returns: Whether all documents mean the same class.
  private mutating func planClassInDocuments() -> Bool {
    var uses: [(tree: XMLTree, attribute: Int, module: String?)] = []
    forEachDocument(containing: rename.old) { plan, tree in
      if tree.name(of: tree.root) == "archive" {
        return plan.refuse(
          "documents of Xcode 4 and older cannot be changed; save it with a newer Xcode", tree.source, 0)
      }
      for (element, attribute) in plan.names(plan.rename.old, in: tree) {
        let isOfTarget =
          tree.name(ofAttribute: attribute) != "customClass" || tree[element, "customModuleProvider"] == "target"
        uses.append((tree, attribute, isOfTarget ? nil : tree[element, "customModule"]))
      }
    }
    guard refusals.isEmpty else { return false }
    let modules = Set(uses.compactMap(\.module))
    if rename.owner == nil, modules.count > 1 {
      refuse(
        "documents have \(rename.old) of \(modules.sorted().joined(separator: " and ")); name one: \(modules.sorted()[0]).\(rename.old)"
      )
      return false
    }
    for use in uses where rename.owner == nil || use.module == nil || use.module == rename.owner {
      edit(use.tree, use.attribute, rename.new)
    }
    return true
  }

  private mutating func planClassInSources() {
    forEachSource(containing: rename.new) { plan, search, source in
      for range in search.places(of: plan.rename.new).prefix(1) {
        plan.refuse("\(plan.rename.new) is in use already", source, range.lowerBound)
      }
    }
    forEachSource(containing: rename.old) { plan, search, source in
      for occurrence in search.occurrences(ofType: plan.rename.old) {
        switch occurrence.owner {
        case .wanted: plan.edit(source, occurrence.range, plan.rename.new)
        case .other: break
        case .unclear(let reason): plan.edit(source, occurrence.range, plan.rename.new, unless: reason)
        case .member: plan.edit(source, occurrence.range, plan.rename.new, unless: "it may be something else")
        }
      }
      for use in search.outline.literals(of: plan.rename.old) where Self.isClassName(use) {
        plan.edit(source, use.range, plan.rename.new)
      }
    }
  }

  private static func isClassName(_ use: LiteralUse) -> Bool {
    ["NSClassFromString", "objc_getClass", "classNamed", "objc_lookUpClass"].contains(use.taker ?? "")
  }
}
