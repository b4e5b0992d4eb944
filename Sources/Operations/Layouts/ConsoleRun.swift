import LayoutAnalysis
package import StackModel
package import Support

/// Prints what a console will say about the conflicts of documents.
package struct ConsoleRun {
  private let paths: SearchedPaths
  private let options: LayoutOptions

  package init(_ paths: SearchedPaths, options: LayoutOptions) {
    (self.paths, self.options) = (paths, options)
  }

  package func run() throws(ExitStatus) {
    let options = options
    try DocumentRun.find(paths).process(isQuiet: true) { bytes, path in
      guard let document = try? LayoutDocument(bytes, path: path, options: options) else {
        return DocumentRun.Output(LayoutReport(bytes, path: path, options: options))
      }
      let blocks = document.conflicts().map { ConsoleText($0, in: document) }
      let text = blocks.isEmpty ? nil : OutputText(ConsoleTextWriter().text(for: blocks))
      return DocumentRun.Output(text: text, diagnostics: [])
    }
  }
}
