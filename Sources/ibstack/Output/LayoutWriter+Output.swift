import Escaping
import LayoutReports

extension LayoutWriter {
  /// Standard output, with the text before, between and after documents.
  func sink() -> OutputSink {
    OutputSink(header: OutputText(header), separator: OutputText(separator), footer: OutputText(footer))
  }
}
