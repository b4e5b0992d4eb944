import LayoutAnalysis
import StackLint
package import StackModel
package import Support

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

/// Explains the conflicts that a log reports.
package struct ExplainLogRun {
  private let path: String
  private let paths: SearchedPaths
  private let options: LayoutOptions
  private let isAnonymous: Bool
  private let format: ExplainRun.Format

  /// - Parameters:
  ///   - path: The log, or - for standard input.
  ///   - paths: Documents and folders that may have the views.
  ///   - options: How the documents are read.
  ///   - isAnonymous: Whether names that are the app's are left out.
  package init(
    _ path: String, paths: SearchedPaths, options: LayoutOptions, isAnonymous: Bool, format: ExplainRun.Format
  ) {
    (self.path, self.paths, self.options, self.format) = (path, paths, options, format)
    self.isAnonymous = isAnonymous
  }

  package func run() throws(ExitStatus) {
    let bytes = try InputFile(path: path).content()
    let log = isAnonymous ? ConsoleLog(bytes).anonymous : ConsoleLog(bytes)
    guard !log.conflicts.isEmpty else {
      Terminal.complain("\(path): error: no constraints found; \(Self.reason(bytes))")
      throw .found
    }
    if log.unreadCount > 0 {
      Terminal.complain("\(path): note: only the first \(log.conflicts.count) different conflicts are explained")
    }
    let documents = try matches(of: log)
    let explanations = log.conflicts.enumerated().map { place, conflict in
      LogExplanation(
        conflict, matches: LogMatcher.best(of: documents.flatMap { $0[place] }), documentCount: documents.count)
    }
    // The file may be named after the app.
    let path = isAnonymous ? "log" : path
    switch format {
    case .text: try Printout(LogExplanationTextWriter(path: path).text(for: explanations)).print()
    case .json: try Printout(LogExplanationJSONWriter(path: path).text(for: explanations)).print()
    }
  }

  /// Why a log has no constraints.
  private static func reason(_ bytes: [UInt8]) -> Escaped<LogLine> {
    if bytes.contains("<private>".utf8) {
      return """
        the system hid them as <private>; run the app from Xcode, and print them at a breakpoint on \(ConsoleText.breakpoint)
        """
    }
    return "looked for lines such as <NSLayoutConstraint:0x600 UIView:0x700.width == 40>"
  }

  /// The likely places of each block, by documents.
  private func matches(of log: ConsoleLog) throws(ExitStatus) -> [[[LogMatch]]] {
    guard !paths.names.isEmpty else { return [] }
    let found = InputFiles.find(withCompiled: paths)
    guard found.failures.isEmpty else { throw .reporting(found.failures) }
    let (matcher, options) = (LogMatcher(log), options)
    var seen: Set<String> = []
    let files = found.files.filter { seen.insert($0.path).inserted }
    let matches = Parallel.map(files) { file -> [[LogMatch]]? in
      guard case .success(let bytes) = file.read() else { return nil }
      let document = try? LayoutDocument(bytes, path: file.path, options: options)
      return document.map(matcher.matches)
    }
    for (file, matches) in zip(files, matches) where matches == nil {
      Terminal.complain("\(file.path): warning: not searched, because it cannot be read as a document with a layout")
    }
    return matches.compactMap(\.self)
  }
}

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
