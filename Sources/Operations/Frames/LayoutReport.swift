import LayoutAnalysis
import NibDecoder
import StackLint
import StackModel
import Support

/// A document that is laid out to be shown, if it can be read, and what reading and layout found.
struct LayoutReport {
  let path: String
  let source: SourceFile
  private let laidOut: LaidOutDocument?
  /// In document order.
  let diagnostics: [Diagnostic]

  /// - Parameter variants: The devices and users for which it is laid out; nil for its own canvas only.
  init(
    _ bytes: [UInt8], path: String, options: LayoutOptions, variants: LayoutVariants? = nil,
    progress: LayoutVariants.Progress? = nil
  ) {
    self.path = path
    do {
      let laidOut = try LaidOutDocument(
        bytes, path: path, options: options, variants: variants, keepsLayouts: true, progress: progress)
      source = laidOut.document.nib.source
      self.laidOut = laidOut
      diagnostics = laidOut.diagnostics
    } catch {
      source = error.source
      laidOut = nil
      diagnostics = [error.diagnostic]
    }
  }

  /// The document; nil if it cannot be read.
  var document: LayoutDocument? { laidOut?.document }

  /// The frames on the document's own canvas.
  var layout: DocumentLayout? { laidOut?.layout }

  /// The layouts of variants, if several were requested.
  var variantReport: VariantReport? { laidOut?.variantReport }

  /// The errors, and the notices about what frames depend on, as lines of text; nil if there are none. Output that only
  /// shows frames is accompanied by them.
  var complaint: Escaped<LogLine>? {
    let shown = diagnostics.filter { $0.severity != .warning }
    guard !shown.isEmpty else { return nil }
    let file = ReportedFile(path: path, absolutePath: path, repositoryPath: path)
    let report = FindingReport(shown, in: source, file: file, document: document?.nib, hasFingerprints: false)
    return DiagnosticRenderer(style: .plain).text(for: report).withoutLastLineBreak
  }
}

/// Where views are in the tree of their document, also without ids: `view/stackView/label[2]`.
struct ViewPaths {
  private var paths: [ObjectIdentifier: String] = [:]

  /// - Parameter views: In the order of the tree: superviews come before their subviews.
  init(_ views: some Sequence<ViewLayout>) {
    var counts: [String: Int] = [:]
    for layout in views where layout.view.superview.flatMap({ paths[ObjectIdentifier($0)] }) == nil {
      add(layout.view, in: "", &counts)
    }
    for layout in views { addSubviews(of: layout.view) }
  }

  /// The path of a view; empty for one that is not laid out.
  subscript(view: View) -> String { paths[ObjectIdentifier(view)] ?? "" }

  private mutating func addSubviews(of view: View) {
    guard let path = paths[ObjectIdentifier(view)] else { return }
    var counts: [String: Int] = [:]
    for subview in view.subviews { add(subview, in: path + "/", &counts) }
  }

  /// The first view of a name among its siblings has no number.
  private mutating func add(_ view: View, in path: String, _ counts: inout [String: Int]) {
    let name = view.elementName
    counts[name, default: 0] += 1
    let number = counts[name, default: 1]
    paths[ObjectIdentifier(view)] = path + name + (number == 1 ? "" : "[\(number)]")
  }
}
