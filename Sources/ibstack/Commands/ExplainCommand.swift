import ArgumentParser
import DocumentFiles
import StackModel

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show which constraints a view's frame comes from.",
    usage: "ibstack explain [<options>] <file> <view>",
    discussion: """
      For each position and size, prints the constraints that add up to it, those that were not satisfied, and the changes \
      that would increase it.

        ibstack explain Main.storyboard "Sign in" --axis horizontal
        ibstack explain Main.storyboard :45 --device retina6_9
      """)

  @Argument(help: "Document to read, or - for standard input.")
  var file: String

  @Argument(help: "View to explain: its object id, its label or text, or a line such as :45 or Main.storyboard:45.")
  var view: String

  @Option(help: "Axis to explain: horizontal (x and width) or vertical (y and height). The default is both.")
  var axis: Axis?

  @Option(help: "Output format: text for people, json for programs.")
  var format: ExplainRun.Format = .text

  @OptionGroup var canvas: CanvasOptions

  @Option(help: "User's text size on iOS, from extra-small to accessibility-extra-extra-extra-large.")
  var textSize: TextSizeArgument?

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let options = try canvas.layoutOptions(fonts, textSize: textSize?.category)
    try ExplainRun(file, options: options, format: format).run(view: view, axes: axis.map { [$0] } ?? Axis.allCases)
  }
}

extension ExplainRun.Format: ExpressibleByArgument {}
