import ArgumentParser
import Operations
import StackModel

struct FidelityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fidelity",
    abstract: "Compare computed frames with those that Interface Builder stored.",
    usage: "ibstack fidelity [<options>] <paths> ...",
    discussion: """
      Lays documents out without the stored frames of views that have constraints. Prints how many computed frames match \
      the stored ones, where the others come from, and what frames depend on that documents do not tell. Views that \
      Interface Builder marked misplaced or ambiguous do not count. Run it on your project to see how far you can trust \
      ibstack there.

        ibstack fidelity MyApp
        ibstack fidelity MyApp --list 20
        ibstack fidelity MyApp --given-leaves
        ibstack fidelity MyApp --texts
      """)

  @Argument(help: "Files or folders. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @OptionGroup var search: SearchOptions

  @OptionGroup var fonts: FontOptions

  @Option(help: "Largest difference of positions and sizes that counts as a match, in points.")
  var tolerance = 0.5

  @Flag(help: "Take the sizes of views without subviews from their stored frames, to compare the rest of the layout.")
  var givenLeaves = false

  @Flag(help: "Compare the lengths of texts, by fonts, sizes and versions, where frames have the sizes of their texts.")
  var texts = false

  @Option(help: "Output format: text for people, markdown for a page, json for programs.")
  var format: FidelityRun.Format = .text

  @Option(help: "Number of views to list whose frames differ.")
  var list = 0

  func validate() throws {
    guard (0...1000).contains(tolerance) else { throw ValidationError("--tolerance must be from 0 to 1000 points") }
    guard !texts || format != .json else { throw ValidationError("--texts prints text or Markdown, no JSON") }
    guard list >= 0 else { throw ValidationError("--list must be 0 or more") }
  }

  func run() throws {
    let options = FidelityRun.Options(
      format: format, tolerance: tolerance, givesLeaves: givenLeaves, comparesTexts: texts, listed: list)
    try FidelityRun(search.paths(paths), layout: LayoutOptions(fonts: try fonts.collection()), options).run()
  }
}

extension FidelityRun.Format: ExpressibleByArgument {}
