@testable import Formats
@testable import NibTranslation

/// Reads a compiled nib, checks it, compares it with itself, writes it, and translates it into a document.
struct NibTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    guard let graph = try? ObjectGraph(bytes) else { return }
    _ = NibVerification.problems(in: graph)
    let differences = GraphComparison(graph, graph, types: .exact).differences
    try Violation.unless(differences.isEmpty, "a nib differs from itself: \(differences)")
    try checkWriting(graph)
    guard let document = try? DecompiledNib(graph) else { return }
    try Violation.unless(
      (try? XMLTree(document.bytes, path: "a.xib")) != nil,
      "a document cannot be read: \(String(decoding: document.bytes, as: UTF8.self))")
  }

  /// What is written reads as the same graph. Numbers that are no numbers are equal in their bits only.
  private func checkWriting(_ graph: ObjectGraph) throws(Violation) {
    guard case .nibArchive = graph.format else { return }
    let written = graph.nibArchive
    do {
      let again = try ObjectGraph(written)
      try Violation.unless(again.nibArchive == written, "a nib that is written and read is another one")
    } catch let violation as Violation {
      throw violation
    } catch {
      throw Violation("a nib that is written cannot be read: \(error)")
    }
  }
}
