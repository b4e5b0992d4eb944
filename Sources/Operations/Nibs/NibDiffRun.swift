import NibTranslation
import Support

/// Compares compiled nibs by what they mean.
package struct NibDiffRun {
  private let oldPath: String
  private let newPath: String
  private let isExact: Bool

  /// - Parameter isExact: Whether the types and widths of numbers count, too, and the classes that stand in for missing
  ///   ones.
  package init(old: String, new: String, isExact: Bool) {
    (oldPath, newPath, self.isExact) = (old, new, isExact)
  }

  package func run() throws(ExitStatus) {
    let (old, new) = (CompiledInputs.read([oldPath]), CompiledInputs.read([newPath]))
    let (text, isEqual) = compare(old.graphs, new.graphs)
    try Printout(text).print()
    try old.conclude()
    try new.conclude()
    if !isEqual { throw .found }
  }

  private func compare(
    _ old: [CompiledInputs.Named], _ new: [CompiledInputs.Named]
  ) -> (Escaped<LogLine>, isEqual: Bool) {
    if old.count == 1, new.count == 1 {
      let differences = differences(old[0].graph, new[0].graph)
      return (NibDifferenceText(differences).text, differences.isEmpty)
    }
    let newByName = Dictionary(new.map { ($0.path.dropFirst(newPath.count), $0.graph) }) { first, _ in first }
    let names = Set(old.map { $0.path.dropFirst(oldPath.count) })
    var parts: [Escaped<LogLine>] = []
    for nib in old {
      guard let other = newByName[nib.path.dropFirst(oldPath.count)] else {
        parts.append("\(nib.path): only in the old version\n")
        continue
      }
      let differences = differences(nib.graph, other)
      if !differences.isEmpty { parts.append("\(nib.path):\n" + NibDifferenceText(differences).text) }
    }
    for nib in new where !names.contains(nib.path.dropFirst(newPath.count)) {
      parts.append("\(nib.path): only in the new version\n")
    }
    return (parts.joined(separator: "\n"), parts.isEmpty)
  }

  private func differences(_ old: ObjectGraph, _ new: ObjectGraph) -> [GraphDifference] {
    GraphComparison(old, new, types: isExact ? .exact : .converted).differences
  }
}
