import ArgumentParser
import Escaping
import LayoutDrawing
import LintSetup
import OperatingSystem
import Reports
import SVGRaster
import StackModel

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the screens of documents as pictures.",
    discussion: """
      Writes a file for each scene of a storyboard and each top-level view of other documents. A single picture
      goes to standard output if there is no --output.

        ibstack render Main.storyboard --output pictures
        ibstack render Main.storyboard --scene Login --device retina4_7 --dark > login.svg
        ibstack render Main.storyboard --format png --scale 2 --output pictures
        ibstack render Main.storyboard --output pictures --layers frames,constraints
        ibstack render Main.storyboard --storyboard > canvas.svg
        ibstack render Samples/form.xml --devices retina4_7,ipad9_7 > form.svg
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var fonts: FontOptions

  @Option(help: "Draw only the scene with this name, storyboard identifier, class or id.")
  var scene: String?

  @Option(help: "Draw only the view with this id.")
  var view: String?

  @Flag(help: "Draw all scenes of each storyboard on one sheet, as on Interface Builder's canvas, with their segues.")
  var storyboard = false

  @Flag(help: "Draw in dark appearance.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "What to draw over the picture: all, \(LayersArgument.names), with commas between them.",
      valueName: "names"),
    transform: LayersArgument.parse)
  var layers: LayersArgument?

  @Option(help: "Output format: svg, or png if ibstack is built with librsvg.")
  var format: PictureFormat = .svg

  @Option(help: "Pixels per point.")
  var scale = 1.0

  @Option(name: .shortAndLong, help: "Folder for the pictures, which is created if it does not exist.")
  var output: String?

  func validate() throws {
    guard scale.isFinite, (0.1...10).contains(scale) else { throw ValidationError("--scale must be from 0.1 to 10") }
    guard format != .png || PNGImage.isSupported else {
      throw ValidationError("--format png: " + PNGImage.unsupported)
    }
    guard format != .png || output != nil || !Terminal.isOutputTerminal else {
      throw ValidationError(
        "--format png does not go to a terminal; name a folder by --output, or redirect it to a file")
    }
  }

  func run() throws {
    let wanted = input.variants
    let shared = try input.layoutOptions(fonts)
    let single = wanted.map { $0.single(in: shared) } ?? shared
    let paths = input.paths.expanded
    let pictures = DocumentPictures(
      options: single ?? shared, variants: single == nil ? wanted : nil,
      selection: PictureSelection(scene: scene, view: view), isStoryboard: storyboard,
      layers: layers?.layers ?? [],
      assets: DocumentAssets(paths: paths))
    let files = output.map { PictureFiles(folder: $0, documents: paths) }
    let count = Locked(0)
    try DocumentRun(paths: paths).process(
      isQuiet: true, summary: { files == nil ? nil : count.withLock { $0 == 1 ? "1 picture" : "\($0) pictures" } },
      { bytes, path in
        switch pictures.pictures(bytes, path: path) {
        case .failure(let complaint): DocumentRun.Output(diagnostics: [], complaint: complaint, isFailure: true)
        case .pictures(let pictures):
          output(pictures, of: path, files) { written in count.withLock { $0 += written } }
        }
      })
  }

  /// Writes the pictures of a document, or prints the only one.
  private func output(
    _ pictures: [Picture], of path: String, _ files: PictureFiles?, count: (Int) -> Void
  ) -> DocumentRun.Output {
    guard let files else {
      guard pictures.count == 1 else {
        return failure(
          """
          \(path): error: \(pictures.count) pictures do not fit on standard output; choose one by --scene, or name a \
          folder by --output
          """)
      }
      do throws(RasterError) {
        return DocumentRun.Output(text: OutputText(file: try file(of: pictures[0])), diagnostics: [])
      } catch {
        return failure("\(path): error: \(pictures[0].name): \(error.description)")
      }
    }
    let targets = files.paths(of: path, pictures: pictures.map(\.name), suffix: format.suffix)
    for (picture, target) in zip(pictures, targets) {
      do throws(RasterError) {
        if let failure = PictureFiles.write(try file(of: picture), to: target) {
          return self.failure("\(failure.message)")
        }
      } catch {
        return failure("\(path): error: \(picture.name): \(error.description)")
      }
    }
    count(pictures.count)
    return DocumentRun.Output(diagnostics: [])
  }

  private func file(of picture: Picture) throws(RasterError) -> [UInt8] {
    try format.file(of: picture, dark ? .dark : .light, scale: scale)
  }

  private func failure(_ complaint: Escaped<LogLine>) -> DocumentRun.Output {
    DocumentRun.Output(diagnostics: [], complaint: complaint, isFailure: true)
  }
}

extension PictureFormat: ExpressibleByArgument {}
