import Escaping
import LayoutDrawing
import LayoutReports
import LintReports
import StackModel

/// Pictures of scenes in characters, for people.
struct SketchWriter: LayoutWriter {
  let columns: Int
  let header: Escaped<LogLine> = ""
  let separator: Escaped<LogLine> = "\n"
  let footer: Escaped<LogLine> = ""

  func text(for report: DocumentReport) -> Escaped<LogLine>? {
    guard let document = report.document, let layout = report.layout else { return nil }
    let subjects = DocumentDrawing(document, layout).subjects
    return subjects.map { subject in
      let size: Escaped<LogLine> = "\(FrameText.number(subject.size.width)) × \(FrameText.number(subject.size.height))"
      var text: Escaped<LogLine> = "\(report.path) \(subject.name), " + size + "\n"
      let sketch = CharacterSketch(document, layout, of: subject.view, columns: columns)
      for line in sketch.lines { text += "\(line)\n" }
      return text
    }.joined(separator: "\n")
  }
}
