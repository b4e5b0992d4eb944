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
      Writes an SVG file for each scene of a storyboard and each top-level view of other documents. A single picture
      goes to standard output if there is no --output.

        ibstack render Main.storyboard --output pictures
        ibstack render Main.storyboard --scene Login --device retina4_7 --dark > login.svg
        ibstack render Main.storyboard --output pictures --layers frames,constraints
        ibstack render Samples/form.xml > form.svg
      """)

  @Argument(help: "Files, folders, or - for standard input. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @OptionGroup var canvas: CanvasOptions
  @OptionGroup var fonts: FontOptions

  @Option(help: "Text size of the user on iOS, such as accessibility-large.")
  var textSize: TextSizeArgument?

  @Option(help: "Draw only the scene with this name, storyboard identifier, class or id.")
  var scene: String?

  @Option(help: "Draw only the view with this id.")
  var view: String?

  @Flag(help: "Draw in dark appearance.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "What to draw over the picture: all, \(LayersArgument.names), with commas between them.",
      valueName: "names"),
    transform: LayersArgument.parse)
  var layers: LayersArgument?

  @Option(help: "Pixels per point.")
  var scale = 1.0

  @Option(name: .shortAndLong, help: "Folder for the pictures, which is created if it does not exist.")
  var output: String?

  func validate() throws {
    guard scale.isFinite, (0.1...10).contains(scale) else { throw ValidationError("--scale must be from 0.1 to 10") }
  }

  func run() throws {
    let options = try canvas.layoutOptions(fonts, textSize: textSize?.category)
    let selection = PictureSelection(scene: scene, view: view)
    let appearance: Appearance = dark ? .dark : .light
    let layers = layers?.layers ?? []
    let paths = paths.expanded
    let files = output.map { PictureFiles(folder: $0, documents: paths) }
    try DocumentRun(paths: paths).process(isQuiet: files == nil) { bytes, path in
      let report = DocumentReport(bytes, path: path, options: options, linter: .layout)
      guard let document = report.document, let layout = report.layout else {
        return DocumentRun.Output(diagnostics: report.diagnostics, complaint: report.complaint)
      }
      let drawing = DocumentDrawing(document, layout)
      let subjects = selection.subjects(of: drawing)
      if let complaint = selection.complaint(path, found: subjects, in: drawing, isSingle: files == nil) {
        return DocumentRun.Output(diagnostics: [], complaint: complaint, isFailure: true)
      }
      let pins = layers.contains(.findings) ? FindingPins(document).pins(of: report.diagnostics) : []
      guard let files else {
        let text = subjects.first.map {
          OutputText(drawing.picture(of: $0, layers: layers, pins: pins).svg(appearance, scale: scale))
        }
        return DocumentRun.Output(text: text, diagnostics: report.diagnostics)
      }
      let targets = files.paths(of: path, pictures: subjects.map(\.name), suffix: ".svg")
      for (subject, target) in zip(subjects, targets) {
        let svg = drawing.picture(of: subject, layers: layers, pins: pins).svg(appearance, scale: scale)
        if let failure = PictureFiles.write(svg.bytes, to: target) {
          return DocumentRun.Output(diagnostics: [], complaint: "\(failure.message)", isFailure: true)
        }
      }
      return DocumentRun.Output(diagnostics: report.diagnostics)
    }
  }
}
