import ArgumentParser
import DataFormats
import DocumentChanges
import OperatingSystem
import Reports
import XMLSource

struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Make the changes of a diff in documents.",
    discussion: """
      Takes what ibstack diff --format json printed, and makes the changes in other documents, by ids: in another branch,
      or in another localization. A document is changed as a whole or not at all. A change that does not fit is refused,
      with the reason; one that is made already is fine. Without documents changes those that the diff names.

        ibstack diff main:Main.storyboard topic:Main.storyboard --format json > change.json
        ibstack apply change.json de.lproj/Main.storyboard --dry-run

      Exit status: 0 all changes made, 1 a change was refused, 2 a file could not be read or written.
      """)

  @Argument(help: "The diff, as JSON.")
  var patch: String

  @Argument(help: "The documents to change.")
  var documents: [PathArgument] = []

  @Flag(help: "Print what would happen without writing anything.")
  var dryRun = false

  func run() throws {
    var (isRefused, isUnreadable) = (false, false)
    for (path, patch) in try patches() {
      do throws(PatchedDocument.Failure) {
        try PatchedDocument(path: path, patch: patch, isDryRun: dryRun).run()
      } catch {
        for line in error.lines { Terminal.complain("\(line)") }
        if error.isRefusal { isRefused = true } else { isUnreadable = true }
      }
    }
    if isUnreadable { throw ExitCode(2) }
    if isRefused { throw ExitCode(1) }
  }

  /// The documents with their patches.
  private func patches() throws -> [(path: String, patch: DocumentPatch)] {
    let found: [PatchReader.Document]
    switch InputFile(path: patch).read() {
    case .success(let bytes):
      do throws(JSONNode.Problem) { found = try PatchReader.documents(bytes) } catch {
        Terminal.complain("\(patch): error: byte \(error.offset): \(error.message)")
        throw ExitCode(2)
      }
    case .failure(let failure):
      Terminal.complain("\(failure.message)")
      throw ExitCode(2)
    }
    let paths = documents.expanded
    if paths.isEmpty { return try named(found) }
    guard found.count == 1 else {
      Terminal.complain("\(patch): error: changes \(found.count) documents; name none, or make a diff of one")
      throw ExitCode(2)
    }
    return paths.map { ($0, found[0].patch) }
  }

  /// The documents that a patch names: those of the project around the working folder. Who runs ibstack may name others.
  private func named(_ found: [PatchReader.Document]) throws -> [(path: String, patch: DocumentPatch)] {
    let boundary = ProjectBoundary(around: ".")
    return try found.compactMap { document in
      guard let path = document.new else { return nil }
      if let refusal = boundary.refusal(of: path, advice: "name the document after the patch") {
        Terminal.complain("\(patch): error: \(path) \(refusal)")
        throw ExitCode(2)
      }
      return (path, document.patch)
    }
  }
}
