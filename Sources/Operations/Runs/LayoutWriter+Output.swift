import Support

extension LayoutWriter {
  /// Standard output, with the text before, between and after documents.
  func sink() -> OutputSink {
    let footer = OutputText(footer)
    return OutputSink(header: OutputText(header), separator: OutputText(separator), footer: { _ in footer })
  }
}
