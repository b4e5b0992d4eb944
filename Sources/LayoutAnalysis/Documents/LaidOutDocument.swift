package import NibDecoder
public import StackModel

/// A document with its layout, and what reading and layout found. What several users need is computed once, on first use.
///
/// It belongs to one task.
public final class LaidOutDocument {
  /// The views, decoded.
  public let document: LayoutDocument
  /// The layouts on several devices, if they were requested.
  public let variantReport: VariantReport?
  /// The frames on the document's own canvas, and what layout found there. Variants are compared with the canvas of the
  /// author, which has other views if a version of a system is chosen.
  public private(set) lazy var layout: DocumentLayout =
    variantReport.map(\.design)
    .flatMap { $0.views.first?.view === document.roots.first ? $0 : nil } ?? document.layout()
  /// The frames on the document's own canvas, by view.
  package private(set) lazy var frames: [ObjectIdentifier: Rect] = Dictionary(
    layout.views.map { (ObjectIdentifier($0.view), $0.frame) }
  ) { first, _ in first }
  /// Every element, by its name.
  package private(set) lazy var elements = ElementsByName(document.nib)
  /// The scenes of a storyboard.
  package private(set) lazy var scenes = SceneGraph(elements)

  /// Takes a document, which is laid out when somebody asks.
  ///
  /// - Parameter variantReport: Its layouts on several devices, whose findings replace those of its own canvas.
  public init(_ document: LayoutDocument, variantReport: VariantReport? = nil) {
    (self.document, self.variantReport) = (document, variantReport)
  }

  /// Reads a document, and lays it out on several devices if that is asked for.
  ///
  /// - Throws: ``UnreadableDocument`` if there is nothing to lay out.
  package convenience init(
    _ bytes: [UInt8], path: String, options: LayoutOptions, variants: LayoutVariants? = nil,
    keepsLayouts: Bool = false, progress: LayoutVariants.Progress? = nil
  ) throws(UnreadableDocument) {
    let document = try LayoutDocument(bytes, path: path, options: options)
    self.init(
      document,
      variantReport: variants.map { document.variantReport(for: $0, keepsLayouts: keepsLayouts, progress: progress) })
  }

  /// Whether findings are about an app that runs.
  package var isAboutRunTime: Bool { (variantReport?.semantics ?? document.settings.semantics) == .runtime }

  /// What layout found, on several devices if there are several.
  package var layoutDiagnostics: [Diagnostic] { variantReport?.diagnostics ?? layout.diagnostics }

  /// What reading and layout found, in document order. What is wrong with parts that are never shown is a notice.
  package var diagnostics: [Diagnostic] {
    var found = document.nib.diagnostics + layoutDiagnostics
    let consequences = Consequences(of: found, in: document.nib)
    found.removeAll(where: consequences.contain)
    if !document.nib.source.hasLines { found.removeAll { $0.rule?.judgesSource ?? false } }
    if found.contains(where: { $0.severity != .notice }) {
      let unshown = UnshownParts(elements, scenes)
      found = found.map { diagnostic in
        let isUnseen = unshown.contain(diagnostic, isAboutLooks: diagnostic.rule?.isAboutLooks ?? false)
        return isUnseen ? diagnostic.with(.notice) : diagnostic
      }
    }
    return found.inDocumentOrder
  }
}

extension Diagnostic {
  fileprivate var rule: BuiltInRule? { BuiltInRule(rawValue: ruleID) }
}

extension BuiltInRule {
  /// Whether it is about what is to be seen of a view on the document's own canvas.
  package var isAboutLooks: Bool {
    switch self {
    case .ambiguousLayout, .conflictingConstraints, .contentPriorityTie, .misplacedView, .priorityOutOfRange,
      .substituteFontMetrics:
      true
    default: false
    }
  }

  /// Whether it judges what an author wrote, which a document that a compiled nib is read as does not tell: its frames
  /// are those of an estimated canvas, and its attributes are made up.
  package var judgesSource: Bool { self == .misplacedView || self == .unreadAttribute }
}
