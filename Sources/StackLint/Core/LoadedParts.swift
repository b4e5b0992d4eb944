import LayoutAnalysis
import NibDecoder
import SourceClasses

/// The parts of a document that an app certainly loads: used code or the system asks for them by name, or a scene does that
/// is loaded itself.
///
/// Apps keep scenes and nibs that nothing loads any more. What is wrong in them crashes nothing.
struct LoadedParts {
  private enum Parts {
    case whole
    /// The controllers of scenes.
    case scenes(Set<ElementIndex>)
  }

  private let parts: Parts

  init(_ document: LintedDocument) {
    guard let project = document.project, let path = document.projectPath, let kind = DocumentSummary.Kind(path: path),
      SourceRole.isOwn(path), !project.targets.targets(ofFile: path).isEmpty
    else {
      parts = .scenes([])
      return
    }
    let name = DocumentSummary.name(ofPath: path, kind)
    let requests = project.liveRequests
    guard kind == .storyboard else {
      parts = requests.contain(.nib, name, in: project) ? .whole : .scenes([])
      return
    }
    let isStarted = project.documents.isOpened(name) || requests.contain(.storyboard, name, in: project)
    let graph = SceneGraph(document.elements) { segue in
      !segue.isPerformedByCode
        || segue.written("identifier").map { requests.contain(.segue, $0, in: project) } ?? false
    }
    let unreachable = graph.unreachable { scene in
      scene.isInitial && isStarted
        || scene.identifier.map { project.documents.isOnlyScene($0) && requests.contain(.scene, $0, in: project) }
          ?? false
    }
    let idle = Set(unreachable.map(\.controller.index))
    parts = .scenes(Set(graph.nodes.map(\.controller.index).filter { !idle.contains($0) }))
  }

  /// Whether an object of the document, or the scene that it is in, is loaded.
  func contain(_ object: DocumentElement) -> Bool {
    switch parts {
    case .whole: true
    case .scenes(let controllers):
      object.enclosing("scene")?.sceneController.map { controllers.contains($0.index) } ?? false
    }
  }
}

extension DocumentElement {
  /// Whether a segue starts from a controller, and not from a control, and leads to another scene that stands alone.
  fileprivate var isPerformedByCode: Bool {
    guard let source = parent?.parent else { return true }
    return source["sceneMemberID"] == "viewController" && self["kind"] != "relationship" && self["kind"] != "embed"
  }
}
