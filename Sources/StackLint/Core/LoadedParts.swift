import LayoutAnalysis
import NibDecoder

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
    guard let entries = DocumentEntries(document, .certain) else {
      parts = .scenes([])
      return
    }
    let scenes = document.scenes
    if scenes.nodes.isEmpty, entries.isLoaded {
      parts = .whole
    } else {
      let idle = Set(scenes.unreachable(where: entries.open, across: entries.follow).map(\.controller.index))
      parts = .scenes(Set(scenes.nodes.map(\.controller.index)).subtracting(idle))
    }
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
