import LayoutAnalysis
import NibDecoder
import Project
import Support

/// Whether a connection of a document certainly crashes the app because its project does not declare what it names.
///
/// UIKit raises an exception for an outlet that its object does not have, and for an action; AppKit only logs. The evidence
/// is complete in two cases. The revision that a run is compared with declared the member or the class, and it is gone. Or the
/// app certainly loads the object, and the sources of its target are here with the whole line of its superclasses up to
/// Apple's, where nothing answers for members that are missing, and nothing from elsewhere adds any.
struct CrashEvidence {
  private let document: LintedDocument
  private let project: ProjectIndex
  private let targets: [TargetIndex.Target]
  private lazy var loaded = LoadedParts(document)

  /// Nil where nothing that is missing crashes, and where no project is known.
  init?(_ document: LintedDocument) {
    guard let project = document.project, document.document.nib.kind.platform != .macOS else { return nil }
    (self.document, self.project) = (document, project)
    targets = document.projectPath.map(project.targets.targets(ofFile:)) ?? []
  }

  /// Whether loading an object crashes, because its class lacks an outlet.
  ///
  /// - Parameters:
  ///   - meant: An outlet of the class with nearly the name.
  ///   - lineage: The object's class; nil if a superclass is from elsewhere.
  mutating func isOutletMissing(
    _ outlet: String, meant: String? = nil, of object: DocumentElement, _ lineage: ClassLineage?
  ) -> Bool {
    guard let name = object.written("customClass"), isOwn(object) else { return false }
    if project.base?.lostProperty(outlet, ofClass: name, in: project) == true { return true }
    if let meant, outlet.isSlip(of: meant), isNewSlip(outlet, meant, name) { return true }
    // Whoever loads a nib as its owner may be of another class.
    guard let lineage, object.name != "placeholder", isComplete(lineage) else { return false }
    // Libraries add outlets to views, in categories.
    guard !project.modules.hasOutsideCode || Self.closedClasses.contains(where: { lineage.isKind(of: $0) == true })
    else { return false }
    return loaded.contain(object)
  }

  /// Whether the document had the right name of an outlet where it now has a wrong one.
  private func isNewSlip(_ outlet: String, _ meant: String, _ name: String) -> Bool {
    guard let base = project.base, let path = document.projectPath else { return false }
    return base.connected(meant, ofClass: name, inDocument: path)
      && !base.connected(outlet, ofClass: name, inDocument: path)
  }

  /// Whether an action crashes when it is sent, because its target lacks the method.
  ///
  /// - Parameters:
  ///   - sender: What sends it.
  ///   - isMisspelled: Whether the target has a method with nearly the name.
  mutating func isActionMissing(
    _ selector: String, of target: DocumentElement, _ lineage: ClassLineage, sender: DocumentElement,
    isMisspelled: Bool
  ) -> Bool {
    guard let name = target.written("customClass"), isOwn(target) else { return false }
    if project.base?.lostMethod(selector, ofClass: name, in: project) == true { return true }
    guard target.name != "placeholder", isComplete(lineage), isMisspelled || !project.modules.hasOutsideCode else {
      return false
    }
    return isOperable(sender) && loaded.contain(target)
  }

  /// Whether loading an object of the plain class, instead of a custom class that is not declared, crashes.
  ///
  /// - Parameter isTargeted: Whether actions are sent to it.
  mutating func isClassMissing(_ name: String, of object: DocumentElement, isTargeted: Bool) -> Bool {
    guard let plain = object.elementClass else { return false }
    let outlets = object.connections.filter { $0.name.hasBytePrefix("outlet") }
    let isBroken = outlets.contains { outlet in
      outlet.written("property").map { !$0.contains(".") && !SystemClass.mayHaveOutlet($0, [plain]) } ?? false
    }
    guard isBroken || isTargeted else { return false }
    if project.base?.lostClass(name, in: project) == true { return true }
    return isBroken && isOwn(object) && isOfNobodyElse(name, object) && loaded.contain(object)
  }

  /// Whether no package or framework may have a class that the sources do not declare: only Swift's classes have modules.
  private func isOfNobodyElse(_ name: String, _ object: DocumentElement) -> Bool {
    guard !targets.isEmpty else { return false }
    let hasModule = object["customModuleProvider"] == "target" || object["customModule"] != nil
    return hasModule || !project.modules.hasOutsideCode || targets.contains { $0.hasLost(name) }
  }

  /// Whether the sources that are here declare all that the objects of a class have.
  private func isComplete(_ lineage: ClassLineage) -> Bool {
    let names = lineage.names.filter { project.classes[$0] != nil }
    return !targets.isEmpty && !lineage.answersForMissingMethods && names.allSatisfy(isBuilt)
      && !names.contains(where: project.sources.addMembers)
  }

  /// Whether a class is one of the document's targets. Headers are in none.
  private func isBuilt(_ name: String) -> Bool {
    let files = project.sources.paths(declaring: name)
    return !targets.contains { $0.mayHideClass(name, files: files) }
      && files.contains { file in file.hasByteSuffix(".h") || targets.contains { $0.contains(file) } }
  }

  /// Whether the class of an object is of a module that the project builds. Another module may have a class of the same
  /// name.
  private func isOwn(_ object: DocumentElement) -> Bool {
    guard object["customModuleProvider"] != "target", let module = object.written("customModule") else { return true }
    return !project.targets.targets(ofModule: module).isEmpty
  }

  /// Whether a control is to be seen and works, as far as code leaves it alone.
  private func isOperable(_ sender: DocumentElement) -> Bool {
    var candidate: DocumentElement? = sender
    while let element = candidate, element.name != "scene" {
      if element["hidden"] == "YES" || element["userInteractionEnabled"] == "NO" || element["enabled"] == "NO" {
        return false
      }
      if let id = element.id {
        guard !document.changeable.maskedIDs.contains(id), document.code?.uses(.hiding, ofObject: id) == false else {
          return false
        }
      }
      // Code replaces the items of bars, as a whole.
      if let key = element["key"], Self.replacedKeys.contains(key), let owner = element.parent,
        document.code?.maySet(key, of: owner) ?? true
      {
        return false
      }
      candidate = element.parent
    }
    return true
  }

  private static let replacedKeys: Set = [
    "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem",
    "toolbarItems", "titleView",
  ]

  /// Classes to which libraries hardly add outlets.
  private static let closedClasses = ["UIViewController", "UITableViewCell", "UICollectionReusableView"]
}

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
