import ArgumentParser
import Escaping
import FileAccess
import LayoutDrawing
import LintReports
import StackModel

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the screens of documents as pictures.",
    discussion: """
      Writes one SVG file for each scene of a storyboard and each top-level view of a xib.

        ibstack render Main.storyboard --output pictures
        ibstack render Profile.xib --device retina4_7 --dark
      """)

  @Argument(help: "Files, folders, or - for standard input. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Draw in dark appearance.")
  var dark = false

  @Option(name: .shortAndLong, help: "The folder for the pictures.")
  var output: String

  func run() throws {
    let options = try canvas.layoutOptions(fonts)
    let drawing = DrawingOptions(appearance: dark ? .dark : .light)
    try DocumentRun(paths: paths.expanded).process { bytes, path in
      let report = DocumentReport(bytes, path: path, options: options, linter: .layout)
      guard let document = report.document, let layout = report.layout else {
        return DocumentRun.Output(diagnostics: report.diagnostics, complaint: report.complaint)
      }
      let pictures = DocumentDrawing(document, layout, options: drawing)
      var complaint: Escaped<LogLine>?
      for (number, root) in pictures.roots.enumerated() {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let target = "\(output)/\(name)-\(number).svg"
        do throws(InputFile.Failure) {
          let draft = try FileDraft(target)
          try draft.append(pictures.svg(of: root, name: root.name).bytes)
          if let failure = draft.commit() { throw failure }
        } catch {
          complaint = "\(error.message)"
        }
      }
      return DocumentRun.Output(diagnostics: [], complaint: complaint, isFailure: complaint != nil)
    }
  }
}
