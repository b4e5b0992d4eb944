package import LayoutAnalysis
import StackLint
package import Support

/// Prints the frames of documents, or draws their scenes in characters.
package struct LayoutRun {
  package enum Format: String, CaseIterable {
    case tree, json, csv
  }

  private let paths: SearchedPaths
  private let layouts: RequestedLayouts
  private let writer: any LayoutWriter
  /// Whether the output says which documents cannot be read.
  private let isComplete: Bool

  /// Prints frames.
  package init(
    _ paths: SearchedPaths, _ layouts: RequestedLayouts, format: Format, showsConstraints: Bool, showsConfidence: Bool
  ) {
    (self.paths, self.layouts) = (paths, layouts)
    isComplete = format == .json
    writer =
      switch format {
      case .tree: TreeWriter(showsConstraints: showsConstraints, showsConfidence: showsConfidence)
      case .json: JSONLayoutWriter(showsConstraints: showsConstraints, showsConfidence: showsConfidence)
      case .csv: CSVWriter(showsVariants: layouts.variants != nil)
      }
  }

  /// Draws scenes.
  ///
  /// - Parameter columns: How wide they are.
  package init(_ paths: SearchedPaths, _ layouts: RequestedLayouts, sketches format: SketchFormat, columns: Int) {
    (self.paths, self.layouts) = (paths, layouts)
    isComplete = false
    writer = SketchWriter(columns: columns, graphics: format.graphics, assets: DocumentAssets(paths: paths.names))
  }

  package func run() throws(ExitStatus) {
    try DocumentRun.find(paths, sink: writer.sink()).process { bytes, path in
      let report = LayoutReport(
        bytes, path: path, options: layouts.options, variants: layouts.variants,
        progress: { ProgressLine.note(path, done: $0, of: $1) })
      return DocumentRun.Output(
        text: writer.output(for: report), diagnostics: report.diagnostics,
        complaint: isComplete ? nil : report.complaint)
    }
  }
}
