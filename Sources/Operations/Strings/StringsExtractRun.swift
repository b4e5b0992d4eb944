import DocumentChanges
package import Support

/// Writes the texts of documents.
package struct StringsExtractRun {
  private let files: InputFiles
  private let extraction: StringsExtraction
  private let output: String?

  /// - Parameter output: A file, or a folder for a file of each document; nil for standard output.
  package init(_ files: InputFiles, _ extraction: StringsExtraction, output: String?) {
    (self.files, self.extraction, self.output) = (files, extraction, output)
  }

  package func run() throws(ExitStatus) {
    let isFolder = output.map { InputFiles.isFolder($0) } ?? false
    let (folder, extraction) = (isFolder ? output : nil, extraction)
    try DocumentRun.find(skippedBy: files, sink: sink(isFolder: isFolder)).process(isQuiet: true) { bytes, path in
      do throws(StringsFailure) {
        let content = try extraction.content(bytes, path: path)
        guard let folder else { return DocumentRun.Output(text: OutputText(file: content), diagnostics: []) }
        let target = Self.target(of: path, in: folder, extraction.format.rawValue)
        let failure = FileReplacement(path: target, content: content, chosenBy: .option).failureOfWriting()
        return failure.map { DocumentRun.Output($0) } ?? DocumentRun.Output(diagnostics: [])
      } catch {
        return DocumentRun.Output(failure: error.line)
      }
    }
  }

  private func sink(isFolder: Bool) -> OutputSink {
    let path = isFolder ? nil : output
    guard extraction.format == .xliff else { return OutputSink(path: path) }
    let footer = OutputText(file: Array(XLIFFWriter.footer.utf8))
    return OutputSink(path: path, header: OutputText(file: Array(XLIFFWriter.header.utf8)), footer: { _ in footer })
  }

  private static func target(of path: String, in folder: String, _ suffix: String) -> String {
    let name = path.folderAndName.name
    return "\(folder.hasByteSuffix("/") ? folder : folder + "/")\(LanguageFiles.stem(name) ?? name[...]).\(suffix)"
  }
}
