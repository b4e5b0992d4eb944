import ArgumentParser
import Escaping
import LayoutAnalysis
import NibBundles
import NibDecoder
import OperatingSystem
import Reports
import StackModel

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show which constraints a view's frame comes from.",
    discussion: """
      For each position and size, prints the constraints that add up to it, those that were not satisfied, and the changes
      that would increase it.

        ibstack explain Main.storyboard "Sign in" --axis horizontal
        ibstack explain Main.storyboard :45 --device retina6_9
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "Document to read, or - for standard input.")
  var file: String

  @Argument(help: "View to explain: its object id, its label or text, or a line such as :45 or Main.storyboard:45.")
  var view: String

  @Option(help: "Axis to explain: horizontal (x and width) or vertical (y and height). The default is both.")
  var axis: Axis?

  @Option(help: "Output format: text for people, json for programs.")
  var format: Format = .text

  @OptionGroup var canvas: CanvasOptions

  @Option(help: "User's text size on iOS, from extra-small to accessibility-extra-extra-extra-large.")
  var textSize: TextSizeArgument?

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let options = try canvas.layoutOptions(fonts, textSize: textSize?.category)
    do {
      let input = InputFiles(withCompiled: [file]).files.first ?? InputFile(path: file)
      let bytes = try input.read().get()
      let report = ExplanationReport(bytes: bytes, path: file, options: options)
      try Printout(report.text(of: view, axes: axis.map { [$0] } ?? Axis.allCases, writer)).print()
    } catch let failure as InputFile.Failure {
      try end("\(failure.message)", status: 2)
    } catch let failure as ExplanationReport.Failure {
      try end(failure.message, status: failure.status)
    }
  }

  private var writer: any ExplanationWriter {
    switch format {
    case .text: ExplanationTextWriter()
    case .json: ExplanationJSONWriter()
    }
  }

  private func end(_ message: Escaped<LogLine>, status: Int32) throws {
    Terminal.complain(message)
    throw ExitCode(status)
  }
}
