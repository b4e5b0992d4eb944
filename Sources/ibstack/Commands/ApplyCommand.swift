import ArgumentParser
import ChangeReports
import DocumentDiff
import FileAccess
import JSONSource
import XMLSource

struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Make the changes of a diff in another document.",
    discussion: """
      Takes what ibstack diff --format json wrote, finds the objects by their ids, and makes all changes or none. Refuses
      if an object is not there, or has another value than the diff expects.

        ibstack diff main~..main --format json > change.json
        ibstack apply change.json de.lproj/Main.storyboard
      """)

  @Argument(help: "A diff of one document, in the json format.")
  var patch: String

  @Argument(help: "The documents to change.")
  var paths: [PathArgument]

  @Flag(help: "Only check whether the changes can be made.")
  var dryRun = false

  func run() throws {
    let change: DocumentPatch
    do {
      change = try read()
    } catch let error as InputFile.Failure {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    }
    var isDone = true
    for path in paths.expanded { isDone = try apply(change, to: path) && isDone }
    if !isDone { throw ExitCode(1) }
  }

  private func read() throws -> DocumentPatch {
    let bytes = try InputFile(path: patch).read().get()
    do {
      let documents = try PatchJSON(bytes).documents
      guard documents.count == 1 else {
        throw InputFile.Failure(
          message: "\(patch): error: has changes of \(documents.count) documents; compare one to apply its changes")
      }
      return documents[0].patch
    } catch let error as JSONNode.Problem {
      throw InputFile.Failure(message: "\(patch): error: is no diff of ibstack: \(error.message)")
    }
  }

  /// - Returns: Whether the changes are made.
  private func apply(_ change: DocumentPatch, to path: String) throws -> Bool {
    do {
      let bytes = try InputFile(path: path).read().get()
      let tree = try XMLTree(bytes, path: path)
      guard let patched = tree.source.encoding.encode(try change.applied(to: tree)) else {
        throw InputFile.Failure(message: "\(path): error: its encoding lacks a character of the changes")
      }
      guard !dryRun, patched != bytes else { return true }
      switch FileReplacement(path: path, content: patched).replace(ifStill: bytes) {
      case .replaced: return true
      case .failed(let failure): throw failure
      case .changed: throw InputFile.Failure(message: "\(path): error: another program changed it; run again")
      }
    } catch let error as PatchRefusals {
      Terminal.complain("\(path): not changed")
      for refusal in error.refusals { Terminal.complain("  \(refusal.path) \(refusal.reason)") }
      return false
    } catch let error as InputFile.Failure {
      Terminal.complain("\(error.message)")
      throw ExitCode(2)
    } catch let error as UnreadableDocument {
      Terminal.complain("\(error)")
      throw ExitCode(2)
    }
  }
}
