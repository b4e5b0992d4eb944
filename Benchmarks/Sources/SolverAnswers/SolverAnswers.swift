import AutoLayout
import Foundation
import SystemText

/// Solves systems in the text format of `reference.py` and prints one line of answer for each.
@main
enum SolverAnswers {
  static let usage = """
    usage: solver-answers SYSTEMS            prints an answer for each system of a file
           solver-answers --documents DIR    prints the systems of all documents below a folder

    """

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.count, arguments.first) {
    case (1, let path?): try answer(path)
    case (2, "--documents"): printSystems(below: arguments[arguments.endIndex - 1])
    default:
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
  }

  private static func answer(_ path: String) throws {
    for system in TextSystem.parse(try String(contentsOfFile: path, encoding: .utf8)) {
      print(Answer(system).line)
    }
  }

  private static func printSystems(below folder: String) {
    for path in DocumentFolder(folder).paths {
      for system in DocumentFolder.systems(at: path) { print(TextSystem(describing: system).text) }
    }
  }
}
