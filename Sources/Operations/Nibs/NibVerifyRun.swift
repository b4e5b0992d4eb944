import NibTranslation
import Support

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
