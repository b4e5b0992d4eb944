public import LayoutAnalysis
import NibDecoder
public import StackModel

/// A document as rules see it. What several rules need is computed once, on first use.
///
/// It belongs to one task.
public final class LintedDocument {
  /// The document, its layout, and what reading and layout found.
  package let laidOut: LaidOutDocument
  /// The project that the document belongs to; nil if none is known, or if none of its targets builds the document.
  let project: ProjectIndex?
  /// Whether the document is in a project, and in none of its targets.
  let isInNoTarget: Bool
  /// The document's path in the project; nil if none is known.
  package let projectPath: String?
  /// Every view in document order.
  private(set) lazy var views: [View] = document.roots.flatMap(\.subtree)
  /// The objects that code or a size class may change.
  private(set) lazy var changeable = ChangeableObjects(elements)
  /// The constraints that are installed.
  private(set) lazy var constraints = DocumentConstraints(views.flatMap(\.constraints), elements, changeable)
  /// Every iOS stack view in document order.
  private(set) lazy var stacks: [StackView] = views.compactMap { $0 as? StackView }

  /// Every object with a class of its own, in document order.
  private(set) lazy var customObjects: [DocumentElement] = document.nib.attributes(named: ["customClass"]).map(
    \.element)

  /// What code does with the views; nil if no sources are known.
  private(set) lazy var code: CodeOfViews? = CodeOfViews(self)

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
  package init(_ laidOut: LaidOutDocument, project: ProjectIndex?, projectPath: String?) {
    self.laidOut = laidOut
    isInNoTarget = projectPath.map { project?.targets.documents.isInNoTarget($0) == true } ?? false
    let isForeign = projectPath.map { project?.hasForeignClasses($0) == true } ?? false
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
