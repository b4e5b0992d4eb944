import ArgumentParser
import Drawing
import LayoutAnalysis
import Operations
import Support

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the screens of documents as pictures.",
    discussion: """
      Writes a file for each scene of a storyboard and each top-level view of other documents. A single picture \
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
    completion: .list(["all"] + DrawingLayer.allCases.map(\.rawValue).sorted()), transform: LayersArgument.parse)
  var layers: LayersArgument?

  @Option(help: "Output format: svg, or png if ibstack is built with librsvg\(TraitNote.text(PNGImage.isSupported)).")
  var format: PictureFormat = .svg

  @Option(help: "Pixels per point.")
  var scale = 1.0

  @Option(
    name: .shortAndLong, help: "Folder for the pictures, which is created if it does not exist.", completion: .directory
  )
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
    let layouts = RequestedLayouts(try input.layoutOptions(fonts), variants: input.variants)
    try RenderRun(
      input.searched, layouts, PictureSelection(scene: scene, view: view), isStoryboard: storyboard,
      layers: layers?.layers ?? [], RenderRun.Files(format, dark ? .dark : .light, scale: scale, folder: output)
    ).run()
  }
}

extension PictureFormat: ExpressibleByArgument {}
