import ArgumentParser
import StackModel

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the frame of every view.",
    discussion: """
      Frames are what Interface Builder would store: in the superview's coordinates, on the device's pixels.

        ibstack layout Samples/form.xml
        ibstack layout Main.storyboard --device retina6_9 --format json
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case tree, json, csv
  }

  @OptionGroup var input: InputOptions
  @OptionGroup var fonts: FontOptions

  @Option(help: "How to print: tree for people, json and csv for programs.")
  var format: Format = .tree

  @Flag(help: "Print the constraints that each stack view adds, in UIKit's notation.")
  var constraints = false

  func run() throws {
    let options = try input.canvas.layoutOptions(fonts)
    let writer = writer
    try DocumentRun(paths: input.paths, header: writer.header, separator: writer.separator, footer: writer.footer)
      .process { bytes, path in
        let report = DocumentReport(bytes, path: path, options: options, includesUnread: false)
        let complaint = format == .json ? nil : report.complaint
        return DocumentRun.Part(text: writer.text(for: report), diagnostics: report.diagnostics, complaint: complaint)
      }
  }

  private var writer: any LayoutWriter {
    switch format {
    case .tree: TreeWriter(showsConstraints: constraints)
    case .json: JSONLayoutWriter(showsConstraints: constraints)
    case .csv: CSVWriter()
    }
  }
}
