import Escaping
import LayoutAnalysis
import NibDecoder
import SourceClasses

/// What opens a document, as far as a project tells: its code, its other documents, and the system.
struct DocumentEntries {
  private let project: ProjectIndex
  private let name: String
  private let isStoryboard: Bool

  /// - Returns: Nil if something may open it that is not known, such as code that a build generates, or the code of whoever
  ///   depends on a package.
  init?(_ document: LintedDocument) {
    guard let project = document.project, !project.classes.isEmpty, !project.identifiers.isEmpty,
      !project.documents.documents.isEmpty, let path = document.projectPath,
      let kind = DocumentSummary.Kind(path: path), !project.targets.targets(ofFile: path).isEmpty,
      !project.targets.mayHideCode(ofFile: path)
    else { return nil }
    self.project = project
    name = DocumentSummary.name(ofPath: path, kind)
    isStoryboard = kind == .storyboard
  }

  /// Whether something may load the document.
  var isLoaded: Bool {
    if project.identifiers.computesNames(of: isStoryboard ? .storyboard : .nib) || mayBeNamed(name) { return true }
    if Self.usual.contains(where: name.lowercased().contains) { return true }
    // A controller loads the nib that has its name, also one for a device. Code may leave out the end of a class's name.
    return !isStoryboard && project.classes.names.contains { $0.hasBytePrefix(name) || name.isVariant(of: $0) }
  }

  /// Whether something may open a scene without another one.
  func mayOpen(_ scene: SceneGraph.Node) -> Bool {
    if scene.isInMenu || scene.isInitial && isLoaded { return true }
    guard let identifier = scene.identifier else { return false }
    return project.identifiers.computesNames(of: .scene) || mayBeNamed(identifier)
      || scene.controller.customClass?.hasBytePrefix(identifier) ?? false
  }

  private func mayBeNamed(_ name: String) -> Bool {
    project.identifiers.mentions(name) || project.classes[name] != nil || project.documents.isOpened(name)
      || project.modules.mentions(name)
  }

  /// Names that the system, templates and extensions use.
  private static let usual = ["main", "launch", "splash", "interface"]
}

extension String {
  /// Whether a nib's name is that of a class with a device or a number behind it.
  fileprivate func isVariant(of name: String) -> Bool {
    guard hasBytePrefix(name), case let rest = dropFirst(name.count), let first = rest.first else { return false }
    return !first.isLetter || rest.hasBytePrefix("iP") || rest.hasBytePrefix("Pad") || rest.hasBytePrefix("Phone")
  }
}
