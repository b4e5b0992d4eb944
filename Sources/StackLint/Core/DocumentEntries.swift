import LayoutAnalysis
import NibDecoder
import Project
import Support

/// What opens a document, as far as a project tells: its code, its other documents, and the system.
struct DocumentEntries {
  /// How much an answer takes.
  enum Evidence {
    /// Nothing tells that it is not opened: what is wrong in the others nobody meets.
    case possible
    /// Code that may run asks for it by name, or the system or another document does: an app certainly opens it.
    case certain
  }

  private let project: ProjectIndex
  private let path: String
  private let name: String
  private let isStoryboard: Bool
  private let evidence: Evidence

  /// Nil where the project does not tell.
  init?(_ document: LintedDocument, _ evidence: Evidence) {
    guard let project = document.project, !project.classes.isEmpty, !project.identifiers.isEmpty,
      !project.documents.documents.isEmpty, let path = document.projectPath,
      let kind = DocumentSummary.Kind(path: path),
      SourceRole.isOwn(path)
    else { return nil }
    (self.project, self.path, self.evidence) = (project, path, evidence)
    name = DocumentSummary.name(ofPath: path, kind)
    isStoryboard = kind == .storyboard
  }

  /// Whether something loads the document.
  var isLoaded: Bool {
    switch evidence {
    case .possible:
      project.live.mayUse(path) || !project.live.isOfApp && project.targets.targets(ofFile: path).isEmpty
    case .certain:
      !project.targets.targets(ofFile: path).isEmpty
        && (isStoryboard && project.documents.isOpened(name)
          || project.liveRequests.contain(isStoryboard ? .storyboard : .nib, name))
    }
  }

  /// Whether something opens a scene without another one.
  func open(_ scene: SceneGraph.Node) -> Bool {
    if scene.isInitial && isLoaded { return true }
    switch evidence {
    case .possible: return scene.isInMenu || scene.identifier.map { mayBeOpened($0, scene) } ?? false
    case .certain:
      return scene.identifier.map {
        project.documents.isOnlyScene($0) && project.liveRequests.contain(.scene, $0)
          && !project.targets.targets(ofFile: path).isEmpty
      } ?? false
    }
  }

  private func mayBeOpened(_ identifier: String, _ scene: SceneGraph.Node) -> Bool {
    if project.identifiers.computesNames(of: .scene) || project.documents.isOpened(identifier)
      || project.modules.mentions(identifier)
    {
      return true
    }
    let customClass = scene.controller.customClass
    let isOfClass = customClass?.hasBytePrefix(identifier) == true
    // Code that makes the controllers by itself does not make identifiers of the class's name.
    if isOfClass, !project.identifiers.mentions(identifier), customClass.map(project.live.makes) == true {
      return false
    }
    return project.live.mayName(identifier, in: path)
      || isOfClass && customClass.map { project.live.mayName($0, in: path) } == true
  }

  /// Whether a segue leads to its destination.
  func follow(_ segue: DocumentElement) -> Bool {
    evidence == .possible || !segue.isPerformedByCode
      || segue.written("identifier").map { project.liveRequests.contain(.segue, $0) } ?? false
  }
}

extension DocumentElement {
  /// Whether a segue starts from a controller, and not from a control, and leads to another scene that stands alone.
  fileprivate var isPerformedByCode: Bool {
    guard let source = parent?.parent else { return true }
    return source["sceneMemberID"] == "viewController" && self["kind"] != "relationship" && self["kind"] != "embed"
  }
}
