public import LayoutAnalysis
import NibDecoder
public import StackModel

/// A document as rules see it. What several rules need is computed once, on first use.
///
/// It belongs to one task.
public final class LintedDocument {
  /// The views, decoded.
  public let document: LayoutDocument
  /// The project that the document belongs to; nil if none is known, or if none of its targets builds the document.
  let project: ProjectIndex?
  /// Whether the document is in a project, and in none of its targets.
  let isInNoTarget: Bool
  /// The document's path in the project; nil if none is known.
  let projectPath: String?
  /// The layouts on several devices, if they were requested.
  private let variantReport: VariantReport?
  /// The frames on the document's own canvas, and what layout found there.
  public private(set) lazy var layout: DocumentLayout = variantReport?.design ?? document.layout()
  /// Every view in document order.
  private(set) lazy var views: [View] = document.roots.flatMap(\.subtree)
  /// Every constraint that is installed, in document order.
  private(set) lazy var constraints: [LayoutConstraint] = views.flatMap(\.constraints)
  /// The constraints that hold as they are written.
  private(set) lazy var steadyConstraints: [LayoutConstraint] = SteadyConstraints(self).constraints
  /// Constraints that compare the same things.
  private(set) lazy var constraintGroups = ConstraintGroups(constraints)
  /// The constraints of each group that hold as they are written.
  private(set) lazy var steadyConstraintGroups: ConstraintGroups = {
    guard !constraintGroups.groups.isEmpty else { return constraintGroups }
    let steady = Set(steadyConstraints.map(ObjectIdentifier.init))
    return constraintGroups.keeping { steady.contains(ObjectIdentifier($0)) }
  }()
  /// The constraints that name each item.
  private(set) lazy var constraintsByItem = ConstraintsByItem(constraints)
  /// Every iOS stack view in document order.
  private(set) lazy var stacks: [StackView] = views.compactMap { $0 as? StackView }
  /// The frames on the document's own canvas, by view.
  private(set) lazy var frames: [ObjectIdentifier: Rect] = Dictionary(
    layout.views.map { (ObjectIdentifier($0.view), $0.frame) }
  ) { first, _ in first }
  /// Every element, by its name.
  private(set) lazy var elements: ElementsByName = ElementsByName(document.nib)
  /// The ids of what outlets and collections name: code may change it.
  private(set) lazy var outletDestinations: Set<String> = Set(
    (elements["outlet"] + elements["outletCollection"]).compactMap { $0["destination"] })
  /// The ids of what some size class leaves out or takes in.
  private(set) lazy var maskedIDs: Set<String> = Set(
    (elements["include"] + elements["exclude"]).compactMap { $0["reference"] })

  /// The scenes of a storyboard.
  private(set) lazy var scenes: SceneGraph = SceneGraph(elements)

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
  public init(
    _ document: LayoutDocument, variantReport: VariantReport? = nil, project: ProjectIndex? = nil,
    projectPath: String? = nil
  ) {
    self.document = document
    self.variantReport = variantReport
    isInNoTarget = projectPath.map { project?.targets.documents.isInNoTarget($0) == true } ?? false
    self.project = isInNoTarget ? nil : project
    self.projectPath = projectPath
  }

  /// Whether findings are about an app that runs.
  var isAboutRunTime: Bool { (variantReport?.semantics ?? document.settings.semantics) == .runtime }

  /// Whether it was laid out on several devices.
  var hasVariants: Bool { variantReport != nil }

  /// The findings of reading. A font that the project or the system has is nothing to mend.
  var readingDiagnostics: [Diagnostic] {
    let found = document.nib.diagnostics
    guard let project, found.contains(where: \.isSubstitution) else { return found }
    let available = Set(fonts.filter(project.hasFont).map(\.range))
    return found.filter { !$0.isSubstitution || !($0.range.map(available.contains) ?? false) }
  }

  /// The findings of layout. Ambiguity and conflicts that code ends are notices.
  var layoutDiagnostics: [Diagnostic] {
    var found = variantReport?.diagnostics ?? layout.diagnostics
    guard let code else { return found }
    if found.contains(where: \.isAmbiguity) {
      let completed = AmbiguitiesOfCode(self, code).places
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
    let constraints = elements["constraint"].filter { $0.id.map(outletDestinations.contains) ?? false }
    return Set(constraints.filter { code.uses(.activation, ofObject: $0.id) }.map(\.range))
  }
}

extension Diagnostic {
  fileprivate var isAmbiguity: Bool { ruleID == BuiltInRule.ambiguousLayout.rawValue }

  fileprivate var isSubstitution: Bool { ruleID == BuiltInRule.substituteFontMetrics.rawValue }

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

extension ProjectIndex {
  /// Whether a font that a document names is in the project, or one of Apple's.
  fileprivate func hasFont(_ font: DocumentElement) -> Bool {
    guard let name = font["name"] else { return false }
    return SystemFonts.mayHave(name: name, family: font["family"])
      || assets.fonts.answer(name: name, family: font["family"]) == .provided
  }
}
