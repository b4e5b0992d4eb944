import Support

@testable import Formats
@testable import NibTranslation

/// Compiles a document. What compiles is structured as UIKit expects, reads as the same graphs, stays in its folder, and
/// can be translated back into a document.
struct CompilerTarget {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() throws(Violation) {
    var bytes = bytes
    // Hardly any mutant compiles as it is: what is refused is taken out.
    for _ in 0..<Self.maximumRounds {
      guard let tree = try? XMLTree(bytes, path: DocumentTarget.path) else { return }
      var failure: CompilationFailure?
      for isLocalized in [false, true] {
        let compiled: CompiledDocument
        do throws(CompilationFailure) {
          compiled = try CompiledDocument(tree, name: Self.name, isLocalized: isLocalized)
        } catch {
          try Self.check(error, tree.source)
          failure = error
          continue
        }
        try Self.check(compiled)
      }
      guard let failure, let rest = Self.without(failure, tree) else { return }
      bytes = rest
    }
  }

  private static let maximumRounds = 6

  /// The document without the elements and attributes that were refused; nil if that is all of it.
  private static func without(_ failure: CompilationFailure, _ tree: XMLTree) -> [UInt8]? {
    var rest: [UInt8] = []
    var end = 0
    let bytes = tree.source.bytes
    for problem in failure.problems where problem.range.lowerBound >= end {
      var range = problem.range
      if bytes[range.lowerBound] == UInt8(ascii: "<") {
        guard let element = tree.innermostElement(at: range.lowerBound), element != tree.root else { return nil }
        range = tree.range(of: element)
      }
      guard range.lowerBound >= end, range.upperBound <= bytes.count else { continue }
      rest += bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    return end == 0 ? nil : rest + bytes[end...]
  }

  private static let name = "Main"

  /// What is refused has a place inside of the document, and is in the order of places.
  private static func check(_ failure: CompilationFailure, _ source: SourceFile) throws(Violation) {
    try Violation.unless(!failure.problems.isEmpty, "a document is refused without a reason")
    var last = 0
    for problem in failure.problems {
      let range = problem.range
      let isInside = last <= range.lowerBound && range.upperBound <= source.bytes.count
      try Violation.unless(isInside, "\(problem.message) has its place out of order, or outside: \(range)")
      last = range.lowerBound
    }
    for line in failure.lines {
      let printed: Escaped<LogLine> = "\(line)"
      try LogText.check(printed.bytes, "refusal")
    }
  }

  private static func check(_ compiled: CompiledDocument) throws(Violation) {
    let paths = compiled.files.map(\.path)
    try Violation.unless(Set(paths).count == paths.count, "several files have the same path: \(paths)")
    for file in compiled.files {
      let parts = Array(file.path.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let isInside = parts.count == (file.path.utf8.starts(with: "\(name).storyboardc/".utf8) ? 2 : 1)
      try Violation.unless(isInside, "a file is outside of its folder: \(file.path)")
      if let graph = compiled.graphs[file.path] { try check(graph, file) }
    }
    try checkStoryboard(compiled)
  }

  private static func check(_ graph: ObjectGraph, _ file: CompiledDocument.File) throws(Violation) {
    let again: ObjectGraph
    do throws(CompiledNibError) {
      again = try ObjectGraph(file.content)
    } catch {
      throw Violation("\(file.path) cannot be read: \(error.description)")
    }
    try Violation.unless(again == graph, "\(file.path) reads as another graph")
    let problems = NibVerification.problems(in: graph)
    try Violation.unless(problems.isEmpty, "\(file.path): \(problems.map(\.message))")
    try checkNumbers(graph, file.path)
    if let document = try? DecompiledNib(graph) { try checkDocument(document.bytes) }
  }

  private static func checkNumbers(_ graph: ObjectGraph, _ path: String) throws(Violation) {
    for object in graph.objects {
      for value in object.values {
        let isFinite = value.value.number?.isFinite ?? true
        try Violation.unless(isFinite, "\(path): \(value.key) of \(object.className) is no finite number")
      }
    }
  }

  private static func checkStoryboard(_ compiled: CompiledDocument) throws(Violation) {
    guard let information = compiled.files.first(where: { $0.path == "\(name).storyboardc/Info.plist" }) else { return }
    let nibs = compiled.graphs.sorted { $0.key < $1.key }.map { path, graph in
      // An accent after a slash makes one character with it.
      let file = Array(path.utf8).split(separator: UInt8(ascii: "/")).last ?? []
      return CompiledStoryboard.Nib(name: String(decoding: file.dropLast(".nib".count), as: UTF8.self), graph: graph)
    }
    let storyboard = CompiledStoryboard(
      nibs: nibs, nibNames: Set(nibs.map(\.name)), information: information.content)
    let problems = StoryboardVerification.problems(in: storyboard)
    try Violation.unless(problems.isEmpty, "storyboard: \(problems.map(\.message))")
    if let document = try? DecompiledStoryboard(storyboard) { try checkDocument(document.bytes) }
  }

  private static func checkDocument(_ bytes: [UInt8]) throws(Violation) {
    try Violation.unless(
      (try? XMLTree(bytes, path: DocumentTarget.path)) != nil,
      "a document cannot be read: \(String(decoding: bytes, as: UTF8.self))")
  }
}
