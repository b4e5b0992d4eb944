import LayoutAnalysis
import StackLint
package import StackModel
import Support

/// Explains one view of one document.
package struct ExplainRun {
  package enum Format: String, CaseIterable {
    case text, json
  }

  private let path: String
  private let options: LayoutOptions
  private let format: Format

  package init(_ path: String, options: LayoutOptions, format: Format) {
    (self.path, self.options, self.format) = (path, options, format)
  }

  /// - Parameters:
  ///   - name: The view's object id, label or text, or a line.
  ///   - axes: The axes of which the constraints are printed.
  package func run(view name: String, axes: [Axis]) throws(ExitStatus) {
    let input = InputFiles.find(withCompiled: [path]).files.first ?? InputFile(path: path)
    let document = try document(input.content())
    let view = try view(name, document)
    guard let explanation = document.explanation(of: view, axes: axes) else {
      let place = ReportedPositions(document)[view.range]
      Terminal.complain("\(place): error: \(view.elementTitle) is not laid out: this size class does not install it")
      throw .found
    }
    try Printout(writer.output(for: explanation, in: document)).print()
  }

  private var writer: any ExplanationWriter {
    switch format {
    case .text: ExplanationTextWriter()
    case .json: ExplanationJSONWriter()
    }
  }

  private func document(_ bytes: [UInt8]) throws(ExitStatus) -> LayoutDocument {
    do throws(UnreadableDocument) {
      return try LayoutDocument(bytes, path: path, options: options)
    } catch {
      Terminal.complain(error.finding)
      throw .found
    }
  }

  private func view(_ name: String, _ document: LayoutDocument) throws(ExitStatus) -> View {
    switch document.search(name) {
    case .found(let view): return view
    case .none(let nearest):
      let hint =
        nearest.map { "did you mean \"\($0)\"?" }
        ?? "give the id of a view or a constraint, a label or a line such as :45"
      Terminal.complain("\(path): error: no view or constraint has the id, label or line \"\(name)\"; \(hint)")
    case .several(let views):
      let places = ReportedPositions(document)
      let list = views.map { view -> Escaped<LogLine> in "\n\(places[view.range]): note: \(view.elementTitle)" }
        .joined()
      let message: Escaped<LogLine> =
        "\(path): error: \(views.count) views have the label \"\(name)\"; give an id or a line"
      Terminal.complain(message + list)
    }
    throw .usage
  }
}
