import DocumentChanges
import Formats
import Support

/// Makes the changes of a diff in documents.
package struct ApplyRun {
  private let patch: String
  private let documents: [String]
  private let isCheck: Bool

  /// - Parameters:
  ///   - patch: The diff, as JSON.
  ///   - documents: The documents to change; none for those that the diff names.
  ///   - isCheck: Whether nothing is written.
  package init(_ patch: String, to documents: [String], isCheck: Bool) {
    (self.patch, self.documents, self.isCheck) = (patch, documents, isCheck)
  }

  package func run() throws(ExitStatus) {
    var (isRefused, isUnreadable) = (false, false)
    for (path, patch) in try patches() {
      do throws(PatchedDocument.Failure) {
        let count = try PatchedDocument(path: path, patch: patch, isCheck: isCheck).run()
        Terminal.complain("\(path): \(count) change\(count == 1 ? "" : "s") \(isCheck ? "would be made" : "made")")
      } catch {
        for line in error.lines { Terminal.complain("\(line)") }
        if error.isRefusal { isRefused = true } else { isUnreadable = true }
      }
    }
    if isUnreadable { throw .failed }
    if isRefused { throw .found }
  }

  /// The documents with their patches.
  private func patches() throws(ExitStatus) -> [(path: String, patch: DocumentPatch)] {
    let found: [PatchReader.Document]
    switch InputFile(path: patch).read() {
    case .success(let bytes):
      do throws(JSONNode.Problem) { found = try PatchReader.documents(bytes) } catch {
        throw .reporting("\(patch): error: byte \(error.offset): \(error.message)")
      }
    case .failure(let failure): throw .reporting(failure.message)
    }
    if documents.isEmpty { return try named(found) }
    guard found.count == 1 else {
      throw .reporting("\(patch): error: changes \(found.count) documents; name none, or make a diff of one")
    }
    return documents.map { ($0, found[0].patch) }
  }

  /// The documents that a patch names: those of the project around the working folder. Who runs ibstack may name others.
  private func named(_ found: [PatchReader.Document]) throws(ExitStatus) -> [(path: String, patch: DocumentPatch)] {
    let boundary = ProjectBoundary.find(around: ".")
    var documents: [(path: String, patch: DocumentPatch)] = []
    for document in found {
      guard let path = document.new else { continue }
      if let refusal = boundary.refusal(of: path, advice: "name the document after the patch") {
        throw .reporting("\(patch): error: \(path) \(refusal)")
      }
      documents.append((path, document.patch))
    }
    return documents
  }
}
