import Escaping
import LayoutAnalysis
import NibDecoder
import Reports
import StackModel

/// Explains one view of one document.
struct ExplanationReport {
  /// The reason why a view cannot be explained.
  struct Failure: Error {
    let message: Escaped<LogLine>
    /// The exit status of the run.
    let status: Int32
  }

  let bytes: [UInt8]
  let path: String
  let options: LayoutOptions

  func text(of name: String, axes: [Axis], _ writer: any ExplanationWriter) throws(Failure) -> OutputText {
    let document = try document()
    let view = try view(name, document)
    guard let explanation = document.explanation(of: view, axes: axes) else {
      let place = ReportedPositions(document)[view.range]
      throw Failure(
        message: "\(place): error: \(view.elementTitle) is not laid out: this size class does not install it", status: 1
      )
    }
    return writer.output(for: explanation, in: document)
  }

  private func document() throws(Failure) -> LayoutDocument {
    do throws(UnreadableDocument) {
      return try LayoutDocument(bytes, path: path, options: options)
    } catch {
      let text = DiagnosticRenderer(style: .plain).text(for: [error.diagnostic], in: error.source)
      throw Failure(message: text.withoutLastLineBreak, status: 1)
    }
  }

  private func view(_ name: String, _ document: LayoutDocument) throws(Failure) -> View {
    switch document.search(name) {
    case .found(let view): return view
    case .none(let nearest):
      let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "give an id, a label or a line such as :45"
      throw Failure(message: "\(path): error: no view has the id, label or line \"\(name)\"; \(hint)", status: 64)
    case .several(let views):
      let places = ReportedPositions(document)
      let list = views.map { view -> Escaped<LogLine> in "\n\(places[view.range]): note: \(view.elementTitle)" }
        .joined()
      let message: Escaped<LogLine> =
        "\(path): error: \(views.count) views have the label \"\(name)\"; give an id or a line"
      throw Failure(message: message + list, status: 64)
    }
  }
}
