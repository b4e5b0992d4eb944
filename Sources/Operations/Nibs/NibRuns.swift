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

/// Checks the structure of compiled nibs.
package struct NibVerifyRun {
  private let paths: [String]

  package init(_ paths: [String]) { self.paths = paths }

  package func run() throws(ExitStatus) {
    let inputs = CompiledInputs.read(paths)
    var text = Escaped<LogLine>()
    for (path, content) in inputs.contents {
      let problems =
        switch content {
        case .nib(let graph, _): NibVerification.problems(in: graph)
        case .storyboard(let storyboard, _): StoryboardVerification.problems(in: storyboard)
        }
      for problem in problems {
        let place = problem.file.map { "\(path)/\($0)" } ?? path
        text += "\(place): error: \(problem.message)\n"
      }
    }
    try Printout(text).print()
    try inputs.conclude()
    if !text.isEmpty { throw .found }
  }
}

/// Prints the document that a compiled nib may have been made of.
package struct NibDecompileRun {
  private let path: String

  package init(_ path: String) { self.path = path }

  package func run() throws(ExitStatus) {
    let document: [UInt8]
    do throws(InputFile.Failure) { document = try self.document() } catch { throw .reporting(error.message) }
    try Printout(OutputText(file: document)).print()
  }

  private func document() throws(InputFile.Failure) -> [UInt8] {
    guard CompiledFile.isRecognized(path) else { throw InputFile.Failure(reading: path, "not a compiled nib") }
    let files = try CompiledFile.all(at: path)
    guard files.count == 1 else {
      throw InputFile.Failure(reading: path, "\(files.count) compiled files in it; name one of them")
    }
    return try files[0].document()
  }
}

/// The compiled nibs and storyboards that paths on the command line stand for.
struct CompiledInputs {
  /// A nib, and how it is reported.
  struct Named {
    let path: String
    let graph: ObjectGraph
  }

  /// What could be read, in the order of the command line.
  private(set) var contents: [(path: String, content: CompiledFile.Content)] = []
  private var failures: [InputFile.Failure] = []

  private init() {}

  /// Finds and reads them.
  static func read(_ paths: [String]) -> CompiledInputs {
    var inputs = CompiledInputs()
    for path in paths { inputs.add(path) }
    return inputs
  }

  private mutating func add(_ path: String) {
    guard CompiledFile.isRecognized(path) else {
      failures.append(
        InputFile.Failure(
          reading: path,
          "not a compiled nib; expected .nib, .storyboardc, .app, .framework, .bundle, .xcarchive or .ipa"))
      return
    }
    do throws(InputFile.Failure) {
      let files = try CompiledFile.all(at: path)
      if files.isEmpty { throw InputFile.Failure(reading: path, "no compiled nibs in it") }
      for file in files { add(file) }
    } catch {
      failures.append(error)
    }
  }

  private mutating func add(_ file: CompiledFile) {
    do throws(InputFile.Failure) {
      let content = try file.content()
      if case .storyboard(_, let unread) = content { failures += unread }
      contents.append((file.path, content))
    } catch {
      failures.append(error)
    }
  }

  /// All nibs, those of storyboards among them.
  var graphs: [Named] {
    contents.flatMap { path, content in
      switch content {
      case .nib(let graph, let chosen): [Named(path: chosen.map { "\(path)/\($0)" } ?? path, graph: graph)]
      case .storyboard(let storyboard, _):
        storyboard.nibs.map { Named(path: "\(path)/\($0.name).nib", graph: $0.graph) }
      }
    }
  }

  /// Reports what could not be read.
  func conclude() throws(ExitStatus) {
    if !failures.isEmpty { throw .reporting(failures.map(\.message)) }
  }
}
