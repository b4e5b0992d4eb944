import NibTranslation
import Support

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
