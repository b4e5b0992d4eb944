import NibDecoder
import Project

/// Cells that the code of a scene asks for by an index path, and that are prototypes of other scenes only.
struct PrototypesOfScenes {
  private let document: LintedDocument
  private let project: ProjectIndex
  /// How many objects of the document have each custom class.
  private let counts: [String: Int]

  /// - Returns: Nil where something may have names that are not known.
  init?(_ document: LintedDocument) {
    guard let project = document.project, !project.documents.isIncomplete,
      !project.identifiers.hasUnknownRegistrations(.reusableView)
    else { return nil }
    (self.document, self.project) = (document, project)
    counts = document.customObjects.reduce(into: [:]) { counts, object in
      if let name = object.written("customClass") { counts[name, default: 0] += 1 }
    }
  }

  var findings: [Finding] {
    let groups = document.reuseGroups
    let scenes = groups.map { $0.owner.enclosing("scene") }
    let counts = scenes.reduce(into: [ElementIndex: Int]()) { counts, scene in
      if let scene { counts[scene.index, default: 0] += 1 }
    }
    return zip(groups, scenes).compactMap { group, scene in
      scene.flatMap { counts[$0.index] == 1 ? finding(group.owner, group.prototypes, in: $0) : nil }
    }
  }

  /// - Parameters:
  ///   - table: The only table or collection view of a scene.
  ///   - prototypes: Its prototypes.
  private func finding(
    _ table: DocumentElement, _ prototypes: [DocumentElement], in scene: DocumentElement
  ) -> Finding? {
    guard let name = scene.sceneController?.written("customClass"), counts[name] == 1,
      project.documents.isInOneDocument(class: name), project.classes.lineage(of: name) != nil
    else { return nil }
    // Collection views have headers and footers beside their cells.
    let own = Set((prototypes + table.children).compactMap { $0.written("reuseIdentifier") })
    let elsewhere = project.documents.identifiers(.reuse)
    let required = project.identifiers.requiredCells(of: name)
    let missing = required.subtracting(own).intersection(elsewhere)
      .filter { project.identifiers.registrars($0).isEmpty }
    guard !own.isEmpty, let identifier = missing.min(), !project.classes.superclasses.contains(name),
      !hasOtherTables(name)
    else { return nil }
    let unused = prototypes.filter { $0.written("reuseIdentifier").map { !required.contains($0) } ?? false }
    let place = unused.count == 1 ? unused[0].valueRange("reuseIdentifier") : table.range
    return Finding("\(name) dequeues \(identifier), which no prototype of its scene is called", at: place)
  }

  /// Whether the code of a class makes a table or a collection view beside the scene's, which may have other cells.
  private func hasOtherTables(_ name: String) -> Bool {
    project.sources.texts(ofClass: name).contains { text in
      text.contains(anyOf: ["searchResultsTableView"])
        || ["UITableView", "UICollectionView"].contains { text.makes($0, isPlain: false) }
    }
  }
}
