import NibTranslation
import Support

/// Prints the objects of compiled nibs.
package struct NibDumpRun {
  package enum Format: String, CaseIterable {
    case tree, json
  }

  private let paths: [String]
  private let format: Format
  private let showsAll: Bool

  /// - Parameter showsAll: Whether a tree has all keys with the types of their values.
  package init(_ paths: [String], format: Format, showsAll: Bool) {
    (self.paths, self.format, self.showsAll) = (paths, format, showsAll)
  }

  package func run() throws(ExitStatus) {
    let nibs = CompiledInputs.read(paths)
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
      return headline + NibOutline(nib.graph, showsAll: showsAll).text
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
