import DocumentChanges
import Formats
import StackModel
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
        Terminal.complain("\(path): \(count.counted("change")) \(isCheck ? "would be made" : "made")")
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
    let bytes = try InputFile(path: patch).content()
    let found: [PatchReader.Document]
    do throws(JSONNode.Problem) { found = try PatchReader.documents(bytes) } catch {
      throw .reporting("\(patch): error: byte \(error.offset): \(error.message)")
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
    var seen: Set<AbsolutePath> = []
    for document in found {
      guard let path = document.new else { continue }
      // The second patch would be made in what the first one left, or refused.
      guard seen.insert(AbsolutePath(path)).inserted else {
        throw .reporting("\(patch): error: names \(path) twice; put its changes into one entry")
      }
      if let refusal = boundary.refusal(of: path, advice: "name the document after the patch") {
        throw .reporting("\(patch): error: \(path) \(refusal)")
      }
      documents.append((path, document.patch))
    }
    return documents
  }
}

/// A document in which a patch is made.
struct PatchedDocument {
  let path: String
  let patch: DocumentPatch
  let isCheck: Bool

  /// Why a document was not changed.
  struct Failure: Error {
    let lines: [String]
    /// Whether a change did not fit, rather than the file could not be read or written.
    let isRefusal: Bool
  }

  /// Writes the document, if anything changes in it.
  ///
  /// - Returns: How many changes were made, or would be.
  func run() throws(Failure) -> Int {
    let bytes = try content()
    let tree: XMLTree
    do throws(UnreadableDocument) { tree = try XMLTree(bytes, path: path) } catch {
      throw Failure(lines: ["\(error)"], isRefusal: false)
    }
    let application: PatchApplication
    do throws(IncomparableDocument) { application = try PatchApplication(patch, to: tree) } catch {
      throw Failure(lines: ["\(path): error: cannot be changed: \(error)"], isRefusal: false)
    }
    guard application.refusals.isEmpty else { throw refusal(application.refusals) }
    guard let content = tree.bytes(ofDocument: application.bytes) else {
      let isEncodingWrong = tree.source.encoding.encode(application.bytes) == nil
      let problem =
        isEncodingWrong
        ? "with the patch, it cannot be written in its encoding; save it as UTF-8"
        : "with the patch, it would not be readable; nothing was changed"
      throw Failure(lines: ["\(path): error: \(problem)"], isRefusal: false)
    }
    if let refusal = Self.refusal(of: content, path: path), Self.refusal(of: bytes, path: path) == nil {
      let lines = [
        "\(path): error: with the patch, it would not be a document any more; nothing was changed", "  \(refusal)",
      ]
      throw Failure(lines: lines, isRefusal: false)
    }
    let count = application.madeCount
    if !isCheck, count > 0 { try write(content, replacing: bytes) }
    return count
  }

  /// Why a file is no document of Interface Builder.
  private static func refusal(of bytes: [UInt8], path: String) -> UnreadableDocument? {
    do throws(UnreadableDocument) {
      _ = try LayoutDocument(bytes, path: path)
      return nil
    } catch {
      return error
    }
  }

  private func write(_ content: [UInt8], replacing old: [UInt8]) throws(Failure) {
    switch FileReplacement(path: path, content: content).replace(ifStill: old) {
    case .replaced: return
    case .failed(let failure): throw Failure(lines: [failure.message], isRefusal: false)
    case .changed:
      let failure = InputFile.Failure(writing: path, "another program changed it meanwhile; run again")
      throw Failure(lines: [failure.message], isRefusal: false)
    }
  }

  private func content() throws(Failure) -> [UInt8] {
    do throws(InputFile.Failure) { return try InputFile(path: path).read().get() } catch {
      throw Failure(lines: [error.message], isRefusal: false)
    }
  }

  private func refusal(_ refusals: [PatchRefusal]) -> Failure {
    let count = refusals.count
    let head = "\(path): error: \(count) change\(count == 1 ? " does" : "s do") not fit; nothing was changed"
    return Failure(lines: [head] + refusals.map { "  \($0)" }, isRefusal: true)
  }
}
