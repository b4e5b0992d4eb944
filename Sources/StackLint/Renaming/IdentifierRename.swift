import DocumentChanges
import NibDecoder
import Project
import Support

extension RenamePlan {
  /// Renames an identifier of cells, segues or scenes in all documents and sources.
  mutating func planIdentifier() {
    var isFound = false
    forEachDocument(containing: rename.new) { plan, tree in
      for (_, attribute) in plan.names(plan.rename.new, in: tree).prefix(1) {
        plan.refuse(
          "\(plan.rename.new) is a \(plan.rename.kind.words) already", tree.source,
          tree.valueRange(ofAttribute: attribute).lowerBound)
      }
    }
    forEachDocument(containing: rename.old) { plan, tree in
      if tree.name(of: tree.root) == "archive" {
        return plan.refuse(
          "documents of Xcode 4 and older cannot be changed; save it with a newer Xcode", tree.source, 0)
      }
      for (element, attribute) in plan.names(plan.rename.old, in: tree) {
        if tree.name(ofAttribute: attribute) != "referencedIdentifier" { isFound = true }
        plan.edit(tree, attribute, plan.rename.new)
        if plan.rename.kind == .storyboardIdentifier,
          tree.attribute("useStoryboardIdentifierAsRestorationIdentifier", of: element) != nil
        {
          plan.remark(
            "the restoration identifier of the scene changes with it: states that were saved before are lost",
            tree.source,
            tree.range(of: element).lowerBound)
        }
      }
    }
    guard refusals.isEmpty else { return }
    guard isFound else { return refuse("no document has a \(rename.kind.words) \(rename.old)") }
    let isClass = project.classes[rename.old] != nil || SystemHierarchy.contains(rename.old)
    if isClass, let kind = Self.parts[rename.kind],
      ClassNamedParts(project.index).isLookedUp(rename.old, kind)
    {
      return refuse("code looks for the \(rename.kind.words) \(rename.old) by the name of the class")
    }
    planLiterals(kinds: Self.kinds[rename.kind] ?? [], takers: Self.takers[rename.kind] ?? [])
  }

  /// What a helper of the project may look up by the name of a class.
  private static let parts: [RenameKind: ClassNamedParts.Kind] = [
    .reuseIdentifier: .reusableView, .storyboardIdentifier: .scene,
  ]

  private static let kinds: [RenameKind: Set<IdentifierUse.Kind>] = [
    .reuseIdentifier: [.reusableView, .tableItem], .segueIdentifier: [.segue], .storyboardIdentifier: [.scene],
  ]

  private static let takers: [RenameKind: Set<String>] = [
    .restorationIdentifier: ["restorationIdentifier", "setRestorationIdentifier"],
    .segueIdentifier: ["performSegueWithIdentifier", "shouldPerformSegue"],
    .reuseIdentifier: ["forCellReuseIdentifier", "reuseIdentifier", "forHeaderFooterViewReuseIdentifier"],
  ]
}

// MARK: - Literals

extension RenamePlan {
  /// Renames the string literals in sources that are an identifier, and asks about those that may be one.
  ///
  /// - Parameters:
  ///   - kinds: What code asks for by the identifier.
  ///   - takers: Labels and functions that take nothing but such an identifier.
  mutating func planLiterals(kinds: Set<IdentifierUse.Kind>, takers: Set<String>) {
    let uses = LiteralMeanings(project, rename.old)
    for source in project.summaries {
      for use in source.identifiers.uses where kinds.contains(use.kind) {
        guard uses.isByClass(use), let bytes = project.content(source.path) else { continue }
        refuse(
          "code asks for it by the name of the class \(rename.old)", SourceFile(path: source.path, bytes: bytes),
          use.range.lowerBound)
      }
    }
    forEachSource(containing: rename.old) { plan, search, source in
      for literal in search.outline.literals(of: plan.rename.old) {
        plan.edit(source, literal, uses.meaning(of: literal, in: source.path, kinds, takers))
      }
    }
    if uses.isCase(of: kinds) {
      forEachSource(containing: rename.old) { plan, search, source in
        for name in search.casesWithoutValue(plan.rename.old) {
          plan.edit(
            source, name.upperBound..<name.upperBound, " = \"\(plan.rename.new)\"",
            unless: "the case has the name as its value; write = \"\(plan.rename.old)\" behind it first")
        }
      }
    }
    guard rename.old.utf8.count > 3 else { return }
    for path in project.sources {
      guard let bytes = project.content(path), bytes.containsBytes("\\("),
        let search = SourceNameSearch(bytes, path: path),
        let place = search.outline.mayCompose(rename.old)
      else { continue }
      remark("code makes a text here that may be \(rename.old)", SourceFile(path: path, bytes: bytes), place.lowerBound)
    }
  }
}

extension RenamePlan {
  /// Gives a literal the new name, if it is what is renamed.
  mutating func edit(_ source: SourceFile, _ literal: LiteralUse, _ meaning: LiteralMeaning) {
    switch meaning {
    case .wanted: edit(source, literal.range, rename.new)
    case .other: break
    case .unclear(let reason): edit(source, literal.range, rename.new, unless: reason)
    }
  }
}

/// Whether a string literal is what is renamed.
enum LiteralMeaning {
  case wanted, other
  /// Nobody can tell, for a reason.
  case unclear(String)
}

/// What code does with the string literals of a text.
private struct LiteralMeanings {
  private struct Place: Hashable {
    let path: String
    let offset: Int
  }

  private let text: String
  private let classes: ClassIndex
  /// What is asked for by each literal that stands in its call.
  private var kinds: [Place: Set<IdentifierUse.Kind>] = [:]
  /// What is asked for by constants, by the names of these.
  private var kindsOfConstants: [String: Set<IdentifierUse.Kind>] = [:]
  private var constants: [Place: String] = [:]
  private var hasCase = false

  init(_ project: RenameProject, _ text: String) {
    (self.text, classes) = (text, project.classes)
    for source in project.summaries {
      for constant in source.identifiers.constants where constant.value == .literal(text) {
        if constant.range.isEmpty { hasCase = true }
        constants[Place(path: source.path, offset: constant.range.lowerBound)] = constant.name
      }
      for use in source.identifiers.uses {
        if case .literal(text) = use.expression {
          kinds[Place(path: source.path, offset: use.range.lowerBound), default: []].insert(use.kind)
        } else if case .constant(let path) = use.expression, let name = path.last {
          kindsOfConstants[name, default: []].insert(use.kind)
        }
      }
    }
    for request in project.index.identifiers.requests where request.name == text {
      kinds[Place(path: request.path, offset: request.range.lowerBound), default: []].insert(request.kind)
    }
  }

  /// Whether code asks by the name of a class which is the text.
  func isByClass(_ use: IdentifierUse) -> Bool {
    switch use.expression {
    case .typeName(text): classes[text] != nil
    case .ownTypeName: use.enclosingType == text
    default: false
    }
  }

  /// Whether a case of an enumeration has the text as its value without a literal, and code asks by it for what is wanted.
  func isCase(of wanted: Set<IdentifierUse.Kind>) -> Bool {
    hasCase && !(kindsOfConstants[text] ?? []).isDisjoint(with: wanted)
  }

  func meaning(
    of literal: LiteralUse, in path: String, _ wanted: Set<IdentifierUse.Kind>, _ takers: Set<String>
  ) -> LiteralMeaning {
    let start = literal.literal.lowerBound
    // In Objective-C a use starts with its `@`.
    let places = [start, start - 1].map { Place(path: path, offset: $0) }
    // `controller.restorationIdentifier = "…"`
    if [literal.taker, literal.constant].contains(where: { $0.map(takers.contains) == true }) { return .wanted }
    if let found = places.lazy.compactMap({ kinds[$0] }).first {
      return found.isSubset(of: wanted)
        ? .wanted : found.isDisjoint(with: wanted) ? .other : .unclear("it is used for several things")
    }
    if literal.isNoName || [.string, .image, .color].contains(literal.name) { return .other }
    let constant = places.lazy.compactMap { constants[$0] }.first ?? literal.constant
    if let constant {
      let found = kindsOfConstants[constant] ?? []
      if found.isEmpty { return .unclear("nobody can tell what the constant \(constant) is used for") }
      return found.isSubset(of: wanted)
        ? .wanted
        : found.isDisjoint(with: wanted)
          ? .other
          : .unclear("the constant \(constant) is used for several things")
    }
    return .unclear("a text that may be the name, or another one")
  }
}
