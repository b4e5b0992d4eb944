import ArgumentParser
import CompiledNib
import Escaping
import NibBundles
import OperatingSystem
import Reports

struct NibDumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the objects of compiled nibs.",
    discussion: """
      Prints each object where it is first referred to; #1 stands for an object that is shown elsewhere. Leaves out what
      nearly every object has; --all shows it.

        ibstack nib dump Main.storyboardc/BYZ-38-t0r-view-8bC-Xf-vdC.nib
        ibstack nib dump App.ipa --format json

      Exit status: 0 printed, 2 a file could not be read.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case tree, json
  }

  @Argument(help: "Nibs, compiled storyboards, bundles and .ipa files.")
  var paths: [PathArgument]

  @Option(help: "Output format: tree for people, json for programs.")
  var format: Format = .tree

  @Flag(help: "Show all keys with the types of their values.")
  var all = false

  func validate() throws {
    if all, format == .json { throw ValidationError("--format json shows all keys; leave out --all") }
  }

  func run() throws {
    let nibs = CompiledInputs(paths.expanded)
    switch format {
    case .tree: try Printout(tree(nibs.graphs)).print()
    case .json: try Printout(json(nibs.graphs)).print()
    }
    try nibs.conclude()
  }

  /// Several nibs with a headline each.
  private func tree(_ graphs: [CompiledInputs.Named]) -> Escaped<LogLine> {
    graphs.map { nib in
      let headline: Escaped<LogLine> = graphs.count > 1 ? "\(nib.path): " : ""
      return headline + NibOutline(nib.graph, showsAll: all).text
    }
    .joined(separator: "\n")
  }

  private func json(_ graphs: [CompiledInputs.Named]) -> Escaped<JSONString> {
    var json = JSONWriter()
    json.array { json in
      for nib in graphs {
        json.lineBreak(indent: 0)
        NibJSON(nib.graph).write(path: nib.path, to: &json)
      }
    }
    return json.text + "\n"
  }
}
