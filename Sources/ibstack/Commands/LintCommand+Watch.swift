import ArgumentParser
import Escaping
import LintSetup
import OperatingSystem

extension LintCommand {
  /// Lints, and lints again whenever a file changes, until a signal ends the program.
  func watchFiles() throws -> Never {
    let files = WatchedFiles(paths: input.searched, configuration: input.config)
    while true {
      let before = files.states()
      Terminal.clear()
      do { try lint() } catch is ExitCode {}
      if !output.quiet {
        Terminal.complain("watching \(before.count) file\(before.count == 1 ? "" : "s"); press Ctrl-C to stop")
      }
      let changed = files.waitForChange(since: before).differing(from: before)
      if !output.quiet, !Terminal.isOutputTerminal { Terminal.complain("\(Self.sentence(changed))") }
    }
  }

  private static func sentence(_ changed: [String]) -> String {
    let first = changed.first.map { AbsolutePath($0).shown } ?? ""
    return changed.count > 1 ? "\(first) and \(changed.count - 1) more changed" : "\(first) changed"
  }

  /// Checks that nothing of the run happens once only.
  func validateWatch() throws {
    guard watch else { return }
    if fixes.fix { throw ValidationError("--watch lints whenever a file changes and does not write any; remove --fix") }
    if selection.baseline == .write {
      throw ValidationError("--watch does not write a baseline; remove --baseline write")
    }
    if selection.addSuppressions {
      throw ValidationError("--watch does not write configurations; remove --add-suppressions")
    }
    if input.stdinFilename != nil || input.searched.contains("-") {
      throw ValidationError("--watch cannot look at standard input again; name files")
    }
  }
}
