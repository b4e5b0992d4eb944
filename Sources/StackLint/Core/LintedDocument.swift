public import LayoutAnalysis
import NibDecoder
public import StackModel
import Support

/// A document as rules see it. What several rules need is computed once, on first use.
///
/// It belongs to one task.
public final class LintedDocument {
  /// The document, its layout, and what reading and layout found.
  let laidOut: LaidOutDocument
  /// The project that the document belongs to; nil if none is known, or if none of its targets builds the document.
  let project: ProjectIndex?
  /// Whether the document is in a project, and in none of its targets.
  let isInNoTarget: Bool
  /// The document's path in the project; nil if none is known.
  let projectPath: String?
  /// Every view in document order.
  private(set) lazy var views: [View] = document.roots.flatMap(\.subtree)
  /// The objects that code or a size class may change.
  private(set) lazy var changeable = ChangeableObjects(elements)
  /// The constraints that are installed.
  private(set) lazy var constraints = DocumentConstraints(views.flatMap(\.constraints), elements, changeable, code)
  /// Every iOS stack view in document order.
  private(set) lazy var stacks: [StackView] = views.compactMap { $0 as? StackView }

  /// Every object with a class of its own, in document order.
  private(set) lazy var customObjects: [DocumentElement] = document.nib.attributes(named: ["customClass"]).map(
    \.element)

  /// What code does with the views; nil if no sources are known.
  private(set) lazy var code: CodeOfViews? = CodeOfViews(self)

  /// What is not as Interface Builder writes it.
  private(set) lazy var structure = DocumentStructure(self)

  /// The document's translations in files beside it; nil if there are none.
  private(set) lazy var localization: LocalizedDocument? = project?.translations.documents.first {
    $0.document.path == projectPath
  }

  /// Prepares a document for rules.
  ///
  /// - Parameters:
  ///   - variantReport: Its layouts on several devices, whose findings replace those of its own canvas.
  ///   - project: The project that it belongs to.
  ///   - projectPath: Its path relative to the project's folder.
  public convenience init(
    _ document: LayoutDocument, variantReport: VariantReport? = nil, project: ProjectIndex? = nil,
    projectPath: String? = nil
  ) {
    self.init(LaidOutDocument(document, variantReport: variantReport), project: project, projectPath: projectPath)
  }

  /// Prepares a document for rules, whose layout others may share.
  ///
  /// - Parameters:
  ///   - project: The project that it belongs to.
  ///   - projectPath: Its path relative to the project's folder.
  package init(_ laidOut: LaidOutDocument, project: ProjectIndex? = nil, projectPath: String? = nil) {
    self.laidOut = laidOut
    isInNoTarget = projectPath.map { project?.targets.documents.isInNoTarget($0) == true } ?? false
    let isForeign = projectPath.map { project?.isForeign($0) == true } ?? false
    self.project = isInNoTarget || isForeign ? nil : project
    self.projectPath = projectPath
  }

  /// The views, decoded.
  public var document: LayoutDocument { laidOut.document }

  /// The frames on the document's own canvas, and what layout found there.
  public var layout: DocumentLayout { laidOut.layout }

  /// Every element, by its name.
  var elements: ElementsByName { laidOut.elements }

  /// The scenes of a storyboard.
  var scenes: SceneGraph { laidOut.scenes }

  /// The findings of layout, as far as code leaves them.
  var layoutDiagnostics: [Diagnostic] { LayoutFindings(self, laidOut.layoutDiagnostics).diagnostics }

  /// The findings of reading. A font that the project or the system has is nothing to mend.
  var readingDiagnostics: [Diagnostic] {
    let found = document.nib.diagnostics
    guard let project, found.contains(where: \.isSubstitution) else { return found }
    let available = Set(fonts.filter(project.hasFont).map(\.range))
    return found.filter { !$0.isSubstitution || !($0.range.map(available.contains) ?? false) }
  }
}

extension Diagnostic {
  fileprivate var isSubstitution: Bool { ruleID == BuiltInRule.substituteFontMetrics.rawValue }
}

extension ProjectIndex {
  /// Whether a font that a document names is in the project, or one of Apple's.
  fileprivate func hasFont(_ font: DocumentElement) -> Bool {
    guard let name = font["name"] else { return false }
    return SystemFonts.mayHave(name: name, family: font["family"])
      || assets.fonts.answer(name: name, family: font["family"]) == .provided
  }
}

extension LintedDocument {
  /// The element of an Interface Builder document that holds all others; nil for a stack definition.
  var root: DocumentElement? {
    guard case .interfaceBuilder = document.nib.kind else { return nil }
    return DocumentElement(document: document.nib, index: document.nib.tree.root)
  }

  /// The document's name without folders and extension.
  var fileName: String { String(document.nib.source.path.lastPathComponent.withoutFileExtension) }

  /// The object that loads a nib, as it stands in the nib; nil for a storyboard.
  var filesOwner: DocumentElement? {
    let placeholders = elements["placeholder"].first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return placeholders ?? elements["customObject"].first { $0.id == "-2" }
  }

  /// The view controller of each scene of a storyboard, or what stands for one of another storyboard.
  var sceneControllers: [DocumentElement] {
    elements["scene"].compactMap(\.sceneController)
  }

  /// The element of an id.
  func element(withID id: String) -> DocumentElement? {
    document.nib.element(withID: id).map { DocumentElement(document: document.nib, index: $0) }
  }

  /// The object of another scene to which a connection leads; nil for a connection within its scene. The first responder is
  /// whatever has the keyboard, in any scene.
  func objectOfOtherScene(_ connection: DocumentElement) -> DocumentElement? {
    guard let target = (connection["destination"] ?? connection["target"]).flatMap(element(withID:)),
      let scene = connection.enclosing("scene")?.index, let other = target.enclosing("scene")?.index, scene != other,
      target["placeholderIdentifier"] != "IBFirstResponder", target["sceneMemberID"] != "firstResponder"
    else { return nil }
    return target
  }

  /// Every element with some attribute, in document order.
  func elements(with attribute: String) -> [DocumentElement] {
    let (nib, tree, key) = (document.nib, document.nib.tree, HashedName(attribute))
    return tree.indices.compactMap { index in
      tree.attribute(key, of: index).map { _ in DocumentElement(document: nib, index: index) }
    }
  }
}

extension DocumentElement {
  /// The object that the element is, or belongs to as its state, color or such.
  var nearestObject: DocumentElement? {
    var candidate: DocumentElement? = self
    while let element = candidate, element.id == nil { candidate = element.parent }
    return candidate
  }

  /// Whether it is the view in a cell that holds its content.
  var isContentOfCell: Bool {
    self["key"] == "contentView" && parent.map { Vocabulary.reusableViews.contains($0.name) } ?? false
  }
}

extension LintedDocument {
  /// Whether the app may be shown from right to left, as far as the project is known.
  var mayRunRightToLeft: Bool { project?.languages.hasRightToLeft ?? true }
}

extension LintedDocument {
  /// The lowest major version of iOS on which the app runs: what the document, its target or its Swift package is built
  /// for. Nil if none says so.
  var leastSystem: Int? {
    let ofDocument = elements["deployment"].filter { $0["identifier"] != "macosx" }
      .compactMap { $0["version"].flatMap { Int($0) } }.map { SystemVersion(hexadecimalCode: $0).major }
    let ofTarget = project?.modules.deployment.leastMajor(ofFile: projectPath ?? "")
    return [ofDocument.max(), ofTarget].compactMap { $0 }.max()
  }
}

extension LayoutDocument {
  /// The major version of iOS or macOS that somebody chose to lay out for; nil if nobody did.
  var chosenSystem: Int? { settings.platform == .macOS ? options.macOSVersion : options.iOSVersion }

  /// Whether the systems of 2025 may show the document in their design. They do not if somebody chose an older one, or the
  /// app asks for the old design.
  var mayRunOnSystemsOf2025: Bool {
    let system = chosenSystem ?? SystemVersion.newestMajor
    return system >= SystemVersion.newDesign && !options.systems.hasCompatibleDesign(system)
  }
}

extension LintedDocument {
  /// A view's element; nil for a view made in code.
  func element(of view: View) -> DocumentElement? {
    view.element.map { DocumentElement(document: document.nib, index: $0) }
  }

  /// Where the value of a view's attribute is written, else the view's start tag.
  func place(of attribute: String, in view: View) -> SourceRange? {
    element(of: view)?.valueRange(attribute) ?? view.range
  }

  /// Whether an outlet names the view, so that code can do anything with it.
  func isNamedByOutlet(_ view: View) -> Bool { view.id.map(changeable.outletDestinations.contains) ?? false }

  /// Whether a size class leaves the view out, or takes it in.
  func isMasked(_ view: View) -> Bool { view.id.map(changeable.maskedIDs.contains) ?? false }

  /// Whether code can find the view and change it: by an outlet, a tag, or a class of its own.
  func isKnownToCode(_ view: View) -> Bool {
    guard let element = element(of: view) else { return true }
    return isNamedByOutlet(view) || view.customClass != nil || element["tag"] != nil
  }

  /// Whether a stack view does nothing but arrange: neither code nor a size class knows it, and it draws, says and does
  /// nothing of its own.
  func isPlain(_ stack: StackView) -> Bool {
    guard let element = element(of: stack), !isKnownToCode(stack), !isMasked(stack), stack.layoutMargins == nil,
      stack.superview != nil, stack.key == nil, !stack.isHidden
    else { return false }
    if ["alpha", "semanticContentAttribute", "restorationIdentifier"].contains(where: { element[$0] != nil }) {
      return false
    }
    return !element.children.contains { Self.ownMatters.contains($0.name) || $0["key"] == "backgroundColor" }
  }

  private static let ownMatters: Set<String> = [
    "connections", "userDefinedRuntimeAttributes", "accessibility", "variation", "gestureRecognizers",
  ]
}

/// The findings of layout. Ambiguity and conflicts that code ends are notices.
struct LayoutFindings {
  private let document: LintedDocument
  private let found: [Diagnostic]

  /// - Parameter found: What layout found in the document.
  init(_ document: LintedDocument, _ found: [Diagnostic]) { (self.document, self.found) = (document, found) }

  /// The findings, as far as code leaves them.
  var diagnostics: [Diagnostic] {
    guard let code = document.code else { return found }
    var found = found
    if found.contains(where: \.isAmbiguity) {
      let completed = AmbiguitiesOfCode(document, code).places
      found = found.map { $0.isAmbiguity && $0.range.map(completed.contains) ?? false ? $0.leftToCode : $0 }
    }
    if found.contains(where: \.isConflictOfOutlets) {
      let changed = changedConstraints(code)
      found = found.map { $0.isConflictOfOutlets && $0.names(changed) ? $0.with(.notice) : $0 }
    }
    return found
  }

  /// Where the constraints stand that code turns on and off, or gives another constant, through an outlet.
  private func changedConstraints(_ code: CodeOfViews) -> Set<SourceRange> {
    let outlets = document.changeable.outletDestinations
    let constraints = document.elements["constraint"].filter { $0.id.map(outlets.contains) ?? false }
    return Set(constraints.filter { code.uses(.activation, ofObject: $0.id) }.map(\.range))
  }
}

extension Diagnostic {
  fileprivate var isAmbiguity: Bool { ruleID == BuiltInRule.ambiguousLayout.rawValue }

  /// Whether it is a conflict that an outlet of the document may end.
  fileprivate var isConflictOfOutlets: Bool {
    ruleID == BuiltInRule.conflictingConstraints.rawValue && severity == .warning
  }

  /// Whether it is about one of several elements.
  fileprivate func names(_ places: Set<SourceRange>) -> Bool {
    range.map(places.contains) ?? false || notes.contains { $0.range.map(places.contains) ?? false }
  }

  fileprivate var leftToCode: Diagnostic {
    let fact = message.prefix { $0 != ";" }
    let text = Diagnostic.message(
      "\(message); code may add them", "\(fact); code may add them",
      fact.replacing(" constraints for:", with: "") + "; code may add them",
      fact + "; code may add them", columns: Diagnostic.mostColumnsOfGroup)
    return Diagnostic(
      ruleID, .notice, text, range: range, notes: notes, fixIts: fixIts, variants: variants)
  }
}
