import Project

/// What a project was at the revision that a run is compared with.
///
/// What it declared then was its own. If it is gone, the change took it away, whatever packages and frameworks there are.
struct ProjectBase: Sendable {
  let classes: ClassIndex
  let assets: AssetIndex
  private let modules: ModuleIndex
  private let documents: DocumentIndex
  private let identifiers: IdentifierIndex
  private let outlets: OutletIndex
  /// What code asked for.
  private let requests: Set<Request>

  private struct Request: Hashable {
    let kind: IdentifierUse.Kind
    let name: String
  }

  init(_ project: ProjectIndex) {
    (classes, assets, modules) = (project.classes, project.assets, project.modules)
    (documents, identifiers, outlets) = (project.documents, project.identifiers, project.outlets)
    requests = Set(project.identifiers.requests.map { Request(kind: $0.kind, name: $0.name) })
  }

  /// Whether a project lost a class that was its own. A package or framework that came with the change may have it now.
  func lostClass(_ name: String, in project: ProjectIndex) -> Bool {
    classes[name] != nil && project.classes[name] == nil && project.modules.bringNothingNew(since: modules)
  }

  /// Whether a class lost a property that it had.
  func lostProperty(_ name: String, ofClass owner: String, in project: ProjectIndex) -> Bool {
    lost(owner, in: project) { $0.hasProperty(name) } || hidProperty(name, ofClass: owner, in: project)
  }

  /// Whether a class lost a method that it had.
  func lostMethod(_ selector: String, ofClass owner: String, in project: ProjectIndex) -> Bool {
    lost(owner, in: project) { $0.hasMethod(selector) } || hidMethod(selector, ofClass: owner, in: project)
  }

  /// Whether a property of a class was an outlet, and nothing shows it to Objective-C any more.
  func hidProperty(_ name: String, ofClass owner: String, in project: ProjectIndex) -> Bool {
    classes.declaredLineage(of: owner)?.outlets[name] != nil && !project.targets.infersObjectiveC
      && project.classes.declaredLineage(of: owner)?.hidesProperty(name) == true
      && !project.classes.propertiesOfProtocols.contains(name) && !SystemClass.outlets.contains(name)
  }

  /// Whether a method of a class was an action, and nothing shows it to Objective-C any more.
  func hidMethod(_ selector: String, ofClass owner: String, in project: ProjectIndex) -> Bool {
    classes.declaredLineage(of: owner)?.actions.contains(selector) == true && !project.targets.infersObjectiveC
      && project.classes.declaredLineage(of: owner)?.hidesMethod(selector) == true
      && !SystemActions.mayHave(selector, [])
  }

  /// A superclass from elsewhere that came with the change may have the member now.
  private func lost(_ owner: String, in project: ProjectIndex, has: (ClassLineage) -> Bool) -> Bool {
    guard let old = classes.declaredLineage(of: owner), let new = project.classes.declaredLineage(of: owner),
      has(old), !has(new)
    else { return false }
    return old.names == new.names || project.classes.lineage(of: owner) != nil
  }

  /// Whether the code of a class relied on all of some outlets in vain.
  func leftUnconnected(_ names: [String], ofClass owner: String) -> Bool {
    Set(names).isSubset(of: outlets.unconnectedOutlets(of: owner))
  }

  /// Whether a nib had a cell with an identifier that code registered the nib with.
  func registered(nib name: String) -> Bool {
    let registered = identifiers.identifiers(ofNib: name)
    return documents.documents(.xib, named: name).contains { document in
      document.identifiers.contains { $0.kind == .reuse && registered.contains($0.name) }
    }
  }

  /// Whether code asked for the same before.
  func makes(_ request: IdentifierIndex.Request) -> Bool { asks(for: request.name, request.kind) }

  /// Whether code asked for something of a kind by a name.
  func asks(for name: String, _ kind: IdentifierUse.Kind) -> Bool { requests.contains(Request(kind: kind, name: name)) }

  /// Whether a document connected an outlet of a class.
  func connected(_ outlet: String, ofClass name: String, inDocument path: String) -> Bool {
    documents.documents.contains { $0.path == path && $0.outlets(ofClass: name).contains(outlet) }
  }

  /// Whether a document, or code, gave what a request asks for the name.
  func hasName(of request: IdentifierIndex.Request) -> Bool {
    if identifiers.registeredNames(request.kind).contains(request.name) { return true }
    return switch request.kind {
    case .segue: documents.identifiers(.segue).contains(request.name)
    case .scene: documents.identifiers(.scene).contains(request.name)
    case .reusableView: documents.identifiers(.reuse).contains(request.name)
    case .tableItem: documents.identifiers(.interfaceItem).contains(request.name)
    case .storyboard: !documents.documents(.storyboard, named: request.name).isEmpty
    case .nib: !documents.documents(.xib, named: request.name).isEmpty
    }
  }
}

/// How the content of some sources differs between two states of a project, as far as documents are concerned.
struct SourceEdits {
  /// The classes that the sources declare or add to, under all of their names.
  private(set) var classes: Set<String> = []
  /// The outlets and selectors that only one of the states has in some class.
  private(set) var members: Set<String> = []

  /// Nil where the classes themselves differ, not only what is in them: that may concern any document.
  init?(_ edits: [(old: SourceSummary, new: SourceSummary)], classes index: ClassIndex) {
    for (old, new) in edits {
      guard old.imports == new.imports, old.declarations.map(\.outline) == new.declarations.map(\.outline) else {
        return nil
      }
      for declaration in old.declarations {
        classes.insert(declaration.name)
        declaration.runtimeName.map { _ = classes.insert($0) }
      }
      for (old, new) in zip(old.declarations, new.declarations) where old != new {
        // Any class may inherit what is added to a class from elsewhere, and conform to a protocol.
        guard old.kind != .protocol, index[old.name] != nil, !old.isEarlySwift, !new.isEarlySwift else {
          return nil
        }
        members.formUnion(Self.members(old).symmetricDifference(Self.members(new)))
      }
    }
  }

  private static func members(_ declaration: ClassDeclaration) -> Set<String> {
    declaration.selectors.union(declaration.outlets.map(\.name))
  }
}
