import LayoutAnalysis
package import StackModel
package import Support

/// Compares computed frames with those that documents store.
package struct FidelityRun {
  package enum Format: String, CaseIterable {
    case text, markdown, json
  }

  /// What is compared, and what is printed of it.
  package struct Options {
    var format: Format
    /// The largest difference of positions and sizes that counts as a match, in points.
    var tolerance: Double
    /// Whether the sizes of views without subviews are given.
    var givesLeaves: Bool
    /// Whether the lengths of texts are compared.
    var comparesTexts: Bool
    /// How many views are listed whose frames differ.
    var listed: Int

    package init(format: Format, tolerance: Double, givesLeaves: Bool, comparesTexts: Bool, listed: Int) {
      (self.format, self.tolerance, self.listed) = (format, tolerance, listed)
      (self.givesLeaves, self.comparesTexts) = (givesLeaves, comparesTexts)
    }
  }

  private let paths: SearchedPaths
  private let layout: LayoutOptions
  private let options: Options

  package init(_ paths: SearchedPaths, layout: LayoutOptions, _ options: Options) {
    (self.paths, self.layout, self.options) = (paths, layout, options)
  }

  package func run() throws(ExitStatus) {
    let found = Locked<[DocumentFidelity]>([])
    let (layout, options) = (layout, options)
    try DocumentRun.find(paths, wanted: .documents).process(
      finish: { text(FidelitySummary(found.withLock { $0 })) },
      { bytes, path in
        guard let document = try? LayoutDocument(bytes, path: path, options: layout) else {
          return DocumentRun.Output(LayoutReport(bytes, path: path, options: layout))
        }
        let comparisons = FrameComparisons(
          document, tolerance: options.tolerance, givesLeaves: options.givesLeaves,
          comparesTexts: options.comparesTexts)
        let fidelity = DocumentFidelity(comparisons, document, path: path)
        found.withLock { $0.append(fidelity) }
        return DocumentRun.Output(text: nil, diagnostics: [])
      })
  }

  private func text(_ summary: FidelitySummary) -> OutputText {
    let isMarkdown = options.format == .markdown
    if options.format == .json {
      return OutputText(FidelityJSONWriter(tolerance: options.tolerance).text(for: summary))
    }
    if options.comparesTexts { return OutputText(TextFidelityWriter(isMarkdown: isMarkdown).text(for: summary)) }
    return OutputText(FidelityTextWriter(isMarkdown: isMarkdown, listed: options.listed).text(for: summary))
  }
}
