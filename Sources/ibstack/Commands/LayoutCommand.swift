import ArgumentParser
import LintSetup
import Reports
import SVGRaster
import StackModel

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
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case tree, json, csv
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var fonts: FontOptions

  @Option(help: "Output format: tree for people, json and csv for programs.")
  var format: Format = .tree

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
      discussion: "auto sends images to terminals that can show them, if ibstack is built with librsvg."))
  var sketchFormat: SketchFormat = .auto

  func validate() throws {
    if sketchFormat != .auto, !sketch { throw ValidationError("--sketch-format tells how to sketch; add --sketch") }
    if [.kitty, .iterm].contains(sketchFormat), !PNGImage.isSupported {
      throw ValidationError("--sketch-format \(sketchFormat.rawValue): " + PNGImage.unsupported)
    }
    let isSingle = input.variants.map { $0.single(in: LayoutOptions()) != nil } ?? true
    if sketch, !isSingle {
      throw ValidationError("--sketch needs a single layout; choose one device, text size and language")
    }
    if sketch, constraints || format != .tree {
      throw ValidationError("--sketch replaces the frames; leave out --constraints and --format")
    }
    if confidence, sketch || format == .csv || !isSingle {
      throw ValidationError("--confidence needs a single layout as a tree or as JSON")
    }
    guard constraints, let variants = input.variants, variants.single(in: LayoutOptions()) == nil else { return }
    throw ValidationError("--constraints needs a single layout; choose one device, text size and language")
  }

  func run() throws {
    let wanted = input.variants
    let shared = try input.layoutOptions(fonts)
    let single = wanted.map { $0.single(in: shared) } ?? shared
    let (options, variants) = (single ?? shared, single == nil ? wanted : nil)
    let writer = writer(showsVariants: variants != nil)
    try DocumentRun(paths: input.paths.expanded, sink: writer.sink()).process { bytes, path in
      let report = LayoutReport(
        bytes, path: path, options: options, variants: variants,
        progress: { ProgressLine.note(path, done: $0, of: $1) })
      let complaint = format == .json ? nil : report.complaint
      return DocumentRun.Output(text: writer.output(for: report), diagnostics: report.diagnostics, complaint: complaint)
    }
  }

  private func writer(showsVariants: Bool) -> any LayoutWriter {
    if sketch {
      return SketchWriter(
        columns: min(Terminal.outputWidth ?? 80, 200), graphics: sketchFormat.graphics,
        assets: DocumentAssets(paths: input.paths.expanded))
    }
    return switch format {
    case .tree: TreeWriter(showsConstraints: constraints, showsConfidence: confidence)
    case .json: JSONLayoutWriter(showsConstraints: constraints, showsConfidence: confidence)
    case .csv: CSVWriter(showsVariants: showsVariants)
    }
  }
}

extension SketchFormat: ExpressibleByArgument {}
