import LayoutAnalysis
package import StackModel
package import Support

/// Compares the layouts of documents with frames that were measured.
package struct CompareFramesRun {
  private let paths: SearchedPaths
  private let file: String
  private let options: LayoutOptions

  /// - Parameters:
  ///   - file: The measured frames in JSON, or - for standard input.
  ///   - options: How documents are laid out, where the file does not say.
  package init(_ paths: SearchedPaths, with file: String, options: LayoutOptions) {
    (self.paths, self.file, self.options) = (paths, file, options)
  }

  package func run() throws(ExitStatus) {
    let measured = try measured()
    let counts = Locked(MeasuredCounts())
    let options = options
    try DocumentRun.find(paths).process(
      summary: { counts.withLock(\.text) },
      { bytes, path in
        guard let frames = measured.document(at: path) else {
          counts.withLock { $0.addUnmeasuredDocument() }
          return DocumentRun.Output(diagnostics: [])
        }
        let options = frames.system?.options(options) ?? options
        guard let laidOut = try? LaidOutDocument(bytes, path: path, options: options) else {
          return DocumentRun.Output(LayoutReport(bytes, path: path, options: options))
        }
        let comparison = MeasuredComparison(laidOut, with: frames, path: path)
        counts.withLock { $0.add(comparison) }
        let complaint = frames.failure.map { "\(path): warning: not all of it was measured: \($0)" as Escaped<LogLine> }
        return DocumentRun.Output(
          text: OutputText(MeasuredComparisonWriter().text(for: comparison)), diagnostics: [], complaint: complaint)
      })
    if counts.withLock(\.isEmpty) {
      Terminal.complain("\(file): error: has frames of none of these documents; name those that were measured")
      throw .found
    }
    if counts.withLock({ !$0.isEqual }) { throw .found }
  }

  private func measured() throws(ExitStatus) -> MeasuredLayouts {
    do {
      return try MeasuredLayouts(
        InputFile(path: file).read(limit: MeasuredLayouts.sizeLimit).get(), path: file)
    } catch let error as InvalidReport {
      throw .reporting(error.message)
    } catch let error as InputFile.Failure {
      throw .reporting(error.message)
    } catch {
      throw .reporting(String(describing: error))
    }
  }
}
