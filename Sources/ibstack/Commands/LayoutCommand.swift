import ArgumentParser
import Drawing
import LayoutAnalysis
import Operations
import Support

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay out documents and print frames.",
    discussion: """
      Frames are in the superview's coordinates and rounded to the device's pixels, as Interface Builder stores them.

        ibstack layout Samples/form.xml
        ibstack layout Main.storyboard --device retina6_9 --format json
        ibstack layout Main.storyboard --sketch
        ibstack layout Main.storyboard --devices retina4_7,ipad9_7 --languages base,rtl

      With --compare, prints what was measured otherwise, and exits with status 1 if anything was.

        ibstack layout App --compare measured.json
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var fonts: FontOptions

  @Option(
    help: ArgumentHelp(
      "Output format: tree for people, json and csv for programs.",
      discussion: "ibstack config schema layout describes the JSON."))
  var format: LayoutRun.Format = .tree

  @Flag(help: "Also print the constraints that each stack view adds, with UIKit's identifiers.")
  var constraints = false

  @Flag(
    help: ArgumentHelp(
      "Also say how certain each frame is.",
      discussion: """
        exact, or the least certain length that the frame depends on: estimated text, estimated control, unknown font, \
        unknown image, remembered (by Interface Builder) or unknown class.
        """))
  var confidence = false

  @Flag(help: "Draw each scene in characters instead of printing frames.")
  var sketch = false

  @Option(
    help: ArgumentHelp(
      "How --sketch draws: auto, characters, kitty or iterm.",
      discussion:
        "auto sends images to terminals that can show them, if ibstack is built with librsvg\(TraitNote.text(PNGImage.isSupported))."
    ))
  var sketchFormat: SketchFormat = .auto

  @Option(
    help: ArgumentHelp(
      "Compare with the frames, ambiguities and conflicts of a JSON file, or - for standard input.",
      discussion: """
        The file is what an app in the simulator measured, or the JSON of another run. Documents are laid out for the device \
        and the system that it names.
        """, valueName: "file"), completion: .file(extensions: ["json"]))
  var compare: String?

  @Option(
    help: ArgumentHelp(
      "Write copies of the documents to a folder, for an app that measures their frames.",
      discussion: "In the copies, views and constraints tell their object ids.",
      valueName: "folder"), completion: .directory)
  var markedCopies: String?

  func validate() throws {
    let isSingle = input.variants?.isSingle ?? true
    let printsFrames = sketch || constraints || confidence || format != .tree || !isSingle
    if compare != nil, printsFrames || markedCopies != nil {
      throw ValidationError("--compare prints differences of single layouts; leave out what prints others")
    }
    if markedCopies != nil, printsFrames {
      throw ValidationError("--marked-copies prints no frames; leave out what is about printing")
    }
    if sketchFormat != .auto, !sketch { throw ValidationError("--sketch-format tells how to sketch; add --sketch") }
    if [.kitty, .iterm].contains(sketchFormat), !PNGImage.isSupported {
      throw ValidationError("--sketch-format \(sketchFormat.rawValue): " + PNGImage.unsupported)
    }
    if sketch, !isSingle {
      throw ValidationError("--sketch needs a single layout; choose one device, text size and language")
    }
    if sketch, constraints || format != .tree {
      throw ValidationError("--sketch replaces the frames; leave out --constraints and --format")
    }
    if confidence, sketch || format == .csv || !isSingle {
      throw ValidationError("--confidence needs a single layout as a tree or as JSON")
    }
    guard constraints, !isSingle else { return }
    throw ValidationError("--constraints needs a single layout; choose one device, text size and language")
  }

  func run() throws {
    let layouts = RequestedLayouts(try input.layoutOptions(fonts), variants: input.variants)
    if let markedCopies { return try MarkedCopiesRun(input.searched, to: markedCopies).run() }
    if let compare { return try CompareFramesRun(input.searched, with: compare, options: layouts.options).run() }
    if sketch {
      let columns = min(Terminal.outputWidth ?? 80, 200)
      return try LayoutRun(input.searched, layouts, sketches: sketchFormat, columns: columns).run()
    }
    try LayoutRun(
      input.searched, layouts, format: format, showsConstraints: constraints, showsConfidence: confidence
    ).run()
  }
}

extension LayoutRun.Format: ExpressibleByArgument {}
extension SketchFormat: ExpressibleByArgument {}
