import NibDecoder
import Project
import Support

extension Rule {
  static let unknownCustomClass = Rule(
    "unknown-custom-class", .code, .warning, isFixUnsafe: true,
    summary: "A custom class is not declared in the project, or cannot be found by its name",
    rationale: """
      At run time, an object of the plain class is created, the console prints `Unknown class`, and the first outlet
      crashes the app. The rule searches the project's Swift and Objective-C files for classes of the target. It does
      not report classes without a module that may belong to Apple, a package or a framework, unless [they are the
      project's own](Linting.md#the-project-around-a-document). A Swift class is found only with its module, or by the
      name in `@objc(Name)`. The unsafe fix finishes a rename that was made in code only, if no document has the new
      name yet; `ibstack rename` renames both at once.

      On iOS the finding of a class that is not declared is an error if the object has connections that the plain class
      does not have, and the revision of `--changed-since` declares the class. It is one too if used code or the system
      loads the object by name, and no package or framework may declare the class. For the owner of a nib, which the nib does
      not create, it is a notice, unless the change removed the class.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <view customClass="⟦BadgeVeiw⟧" customModule="App" customModuleProvider="target" id="a"/>
        <view customClass="⟦BadgeView⟧" id="b"/>
        """, in: .xib, beside: ["BadgeView.swift": "final class BadgeView: UIView {}"]),
      .good(
        """
        <view customClass="BadgeView" customModule="App" customModuleProvider="target" id="a"/>
        <view customClass="AvatarView" id="b"/>
        <view customClass="MKMapView" id="c"/>
        """, in: .xib,
        beside: [
          "BadgeView.swift": "final class BadgeView: UIView {}",
          "AvatarView.swift": "@objc(AvatarView) class AvatarView: UIView {}",
        ]),
    ]
  ) { document, _ in
    guard let project = document.project, !project.classes.isEmpty || project.base?.classes.isEmpty == false else {
      return []
    }
    var search = CustomClassSearch(document, project)
    return document.customObjects.compactMap { search.finding($0) }
      + ["arrayController", "objectController", "treeController"].flatMap { document.elements[$0] }
      .compactMap { search.contentFinding($0) }
  }
}

/// Looks for the custom classes of one document in its project.
private struct CustomClassSearch {
  private let project: ProjectIndex
  private var lineages: ClassLineages
  /// The targets that the document belongs to; empty where none is known.
  private let ownTargets: [TargetIndex.Target]
  private var evidence: CrashEvidence?
  /// The ids of the objects that actions are sent to.
  private let actionTargets: Set<String>
  /// The class of File's Owner, which a view in its document does not need.
  private let ownerClass: String?
  /// The name of the document's file without its extension.
  private let stem: Substring?
  /// Whether the document is not one of code from elsewhere.
  private let isOwnDocument: Bool
  private var classSuggestions: NameSuggestions
  private var moduleSuggestions: NameSuggestions
  /// Whether one class alone may be meant by each unknown name.
  private var clearNames: [String: Bool] = [:]

  init(_ document: LintedDocument, _ project: ProjectIndex) {
    self.project = project
    ownerClass = document.filesOwner?.written("customClass")
    stem = document.projectPath.map { $0.lastPathComponent.prefix { $0 != "." } }
    isOwnDocument = document.projectPath.map { SourceRole.isOwn($0) } ?? false
    lineages = ClassLineages(project.classes)
    ownTargets = document.projectPath.map { project.targets.targets(ofFile: $0) } ?? []
    evidence = CrashEvidence(document)
    actionTargets = Set(document.elements["action"].compactMap { $0["destination"] ?? $0["target"] })
    classSuggestions = project.suggestions(.class)
    moduleSuggestions = project.suggestions(.module)
  }

  mutating func finding(_ object: DocumentElement) -> Finding? {
    // A name with its module, as Swift's runtime or its mangling has it, says enough.
    guard let name = object.written("customClass"), !name.contains("."), !name.hasBytePrefix("_Tt") else { return nil }
    if project.base?.lostClass(name, in: project) == true { return undeclared(object, name) }
    guard let module = object.module else { return findingWithoutModule(object, name) }
    if project.classes[name] == nil, SystemHierarchy.contains(name) { return strayModule(object, name) }
    if case .named(let module) = module, !project.modules.mayHave(module) {
      return unknownModule(object, name, module)
    }
    let targets = targets(making: module)
    guard let known = project.classes[name] else {
      let isBuiltHere = module == .target || !targets.isEmpty
      return isBuiltHere && !mayBeHidden(name, in: targets) ? undeclared(object, name) : nil
    }
    return known.isKnownAtRunTime ? nil : misplaced(object, name, targets)
  }

  /// The class of the objects that a controller of macOS makes.
  mutating func contentFinding(_ controller: DocumentElement) -> Finding? {
    guard let name = controller.written("objectClassName"), controller["mode"] != "entity", !name.contains("."),
      project.classes[name] == nil, !SystemClass.mayHave(name), let nearest = classSuggestions.next(for: name),
      name.isMisspelling(of: nearest, sharingFirst: 3)
    else { return nil }
    return Finding(
      "\(name), the class of its objects, is not declared; did you mean \(nearest)?",
      at: controller.valueRange("objectClassName"))
  }

  private func targets(making module: DocumentElement.Module) -> [TargetIndex.Target] {
    switch module {
    case .target: ownTargets
    case .named(let name): project.targets.targets(ofModule: name)
    }
  }

  /// Code from elsewhere may have such a class, if it is Objective-C's.
  private mutating func findingWithoutModule(_ object: DocumentElement, _ name: String) -> Finding? {
    guard !object.isProxy else { return nil }
    if let known = project.classes[name] {
      // That the class is the cell's is what another rule reports.
      if object.isContentOfCell, let lineage = lineages[name],
        ["UITableViewCell", "UICollectionViewCell"].contains(where: { lineage.isKind(of: $0) == true })
      {
        return nil
      }
      // With its module, an owner that loads its own view would do so without end.
      let advice =
        name == ownerClass ? "it is File's Owner, so clear the class here" : "set it, or write @objc(\(name))"
      let fact = "\(name) is a Swift class without its module"
      return known.isKnownAtRunTime
        ? nil
        : Finding(Diagnostic.message("\(fact); \(advice)", "\(fact); set it"), at: object.valueRange("customClass"))
    }
    if SystemClass.mayHave(name) { return misspelledSystemClass(object, name) }
    guard !mayBeHidden(name, in: ownTargets) else { return nil }
    guard project.modules.hasOutsideCode, !isOwn(name) else { return undeclared(object, name) }
    if let nearest = suggestion(for: name, object), name.isMisspelling(of: nearest) { return undeclared(object, name) }
    return isMadeForDocument(object, name) ? undeclared(object, name, isCertain: false) : nil
  }

  /// A class that nobody declares and whose name is that of one of Apple's but for a letter.
  private func misspelledSystemClass(_ object: DocumentElement, _ name: String) -> Finding? {
    guard name.count >= Self.leastLetters, !SystemHierarchy.names.contains(name) else { return nil }
    var suggestions = NameSuggestions(sharing: Self.systemClasses)
    guard let nearest = suggestions.next(for: name, within: 2), name.isSlip(of: nearest) else { return nil }
    return Finding(
      "\(name) is no class of Apple's; did you mean \(nearest)?", at: object.valueRange("customClass"))
  }

  /// Apple's classes, prepared once for all documents.
  private static let systemClasses = SuggestedNames(SystemHierarchy.names)
  /// A letter tells many short names from others.
  private static let leastLetters = 10

  /// Whether the class has outlets that no class of Apple's has, and no category of one in the project: code from elsewhere
  /// knows nothing of the project's documents.
  private func isMadeForDocument(_ object: DocumentElement, _ name: String) -> Bool {
    guard isOwnDocument, !project.modules.mentions(name), let base = object.elementClass else { return false }
    let outlets = object.connections.filter { $0.name == "outlet" }.compactMap { $0.written("property") }
    return outlets.contains { outlet in
      !SystemClass.mayHaveOutlet(outlet, [])
        && project.classes.systemLineage(of: base)?.hasProperty(outlet) != true
    }
  }

  /// Whether a class may be in a source that is not here. One that was deleted is not elsewhere.
  private func mayBeHidden(_ name: String, in targets: [TargetIndex.Target]) -> Bool {
    targets.contains { $0.mayHideClass(name, files: []) && !$0.hasLost(name) }
  }

  /// Whether a class was certainly the project's: a nib that is named for its class was made with it, a source has its name
  /// or imports its header, a target still lists its source, or it begins like most classes of the project.
  private func isOwn(_ name: String) -> Bool {
    name[...] == stem || project.sources.names.hasFile(named: name) || ownTargets.contains { $0.hasLost(name) }
      || project.sources.names.importMissingHeader(of: name) && !project.modules.mentions(name)
      || project.sources.names.hasClassPrefix(name)
  }

  private mutating func undeclared(
    _ object: DocumentElement, _ name: String, isCertain: Bool = true
  ) -> Finding {
    let meant = suggestion(for: name, object)
    let fix = meant.flatMap { renaming(object, to: $0) }
    let hint = meant.map { "; did you mean \($0)?" } ?? ""
    let fact = "\(name) is not declared in any source file"
    let isTargeted = object.id.map(actionTargets.contains) ?? false
    let isCrash =
      !object.isProxy && evidence?.isClassMissing(name, of: object, isTargeted: isTargeted) ?? false
    return Finding(
      Diagnostic.message(fact + hint, "\(name) is not declared\(hint)", fact), at: object.valueRange("customClass"),
      fixIts: [fix].compactMap(\.self),
      mayBeChangedByCode: !isCertain || object.isProxy && project.base?.lostClass(name, in: project) != true,
      isCrash: isCertain && isCrash)
  }

  /// The edit that finishes a rename which was made in code only: no document has the new name yet.
  private mutating func renaming(_ object: DocumentElement, to name: String) -> Diagnostic.FixIt? {
    guard !project.documents.hasObject(ofClass: name), let old = object.written("customClass"),
      isOnlyNear(name, to: old)
    else { return nil }
    return object.renaming("customClass", to: name, "name \(name)")
  }

  /// Whether no other class of a near name is in no document.
  private mutating func isOnlyNear(_ name: String, to old: String) -> Bool {
    if let known = clearNames[old] { return known }
    let start = String(old.prefix(3))
    // A slip is more likely than another word.
    let isSlip = old.isVariant(of: name)
    let isOnly = !project.classes.names.contains { other in
      other != name && other.hasBytePrefix(start) && !project.documents.hasObject(ofClass: other)
        && (old.isVariant(of: other) || !isSlip && old.isNear(other))
    }
    clearNames[old] = isOnly
    return isOnly
  }

  /// The class that the name is likely a misspelling of: one that fits the object, and not only ends in the same words.
  private mutating func suggestion(for name: String, _ object: DocumentElement) -> String? {
    guard let nearest = classSuggestions.next(for: name), name.isNear(nearest) else { return nil }
    guard let expected = object.elementClass, let lineage = lineages[nearest] else { return nearest }
    return lineage.isKind(of: expected) == false ? nil : nearest
  }

  /// A class of Apple's is in no module of the project's.
  private func strayModule(_ object: DocumentElement, _ name: String) -> Finding? {
    guard !object.isProxy else { return nil }
    return Finding(
      "\(name) is Apple's and in no module of the project; clear the module",
      at: object.valueRange(object["customModule"] == nil ? "customClass" : "customModule"))
  }

  /// A module that another one is likely mistaken for, or that nothing else could bring, or that of a class which the
  /// project's own sources declare.
  private mutating func unknownModule(_ object: DocumentElement, _ name: String, _ module: String) -> Finding? {
    let nearest = moduleSuggestions.next(for: module)
    guard nearest != nil || !project.modules.hasOutsideCode || project.classes[name] != nil else { return nil }
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    let subject = "\(module), the module of its class, is"
    return Finding(
      Diagnostic.message(
        "\(subject) neither built nor imported in the project\(hint)", "\(subject) not in the project\(hint)",
        "\(subject) not in the project", "\(module) is not in the project\(hint)"),
      at: object.valueRange("customModule"))
  }

  /// A class that belongs to other targets only.
  private func misplaced(_ object: DocumentElement, _ name: String, _ targets: [TargetIndex.Target]) -> Finding? {
    let paths = project.sources.paths(declaring: name)
    guard !object.isProxy, let target = targets.first, let path = paths.first,
      !targets.contains(where: { target in
        target.mayHideClass(name, files: paths) || paths.contains(where: target.contains)
      })
    else { return nil }
    if let module = project.modules.package(ofSource: path) {
      return Finding("\(name) is in the module \(module); set it", at: object.valueRange("customClass"))
    }
    let file = path.lastPathComponent
    return Finding(
      Diagnostic.message(
        "\(name) is declared in \(file), which is not a file of the target \(target.name)",
        "\(file), which declares the class, is not a file of the target \(target.name)",
        "\(name) is not in the target \(target.name)"),
      at: object.valueRange("customClass"))
  }
}

extension DocumentElement {
  /// The module of a custom class.
  fileprivate enum Module: Hashable {
    /// That of the target that the document belongs to, whatever the document says it was.
    case target
    case named(String)
  }

  fileprivate var module: Module? {
    self["customModuleProvider"] == "target" ? .target : written("customModule").map(Module.named)
  }
}

extension String {
  /// Whether few letters tell a name from another, beside the words at the end that many names have.
  fileprivate func isNear(_ other: String) -> Bool {
    let suffix = Self.commonEnds.first {
      hasByteSuffix($0) && other.hasByteSuffix($0) && count > $0.count && other.count > $0.count
    }
    if isMisspelling(of: other) { return true }
    let (own, rest) = (dropLast(suffix?.count ?? 0), other.dropLast(suffix?.count ?? 0))
    return own.prefix(3) == rest.prefix(3) && nearestName(to: String(own), among: [String(rest)]) != nil
  }

  /// Longer ones first.
  private static let commonEnds = [
    "CollectionViewController", "NavigationController", "TableViewController", "PageViewController",
    "TabBarController", "SplitViewController", "WindowController", "CollectionViewCell", "CollectionReusableView",
    "HeaderFooterView", "ViewController", "TableViewCell", "Controller", "HeaderView", "FooterView", "StackView",
    "TextField", "TextView", "ImageView", "Button", "Label", "Cell", "View", "Segue", "VC",
  ]
}
