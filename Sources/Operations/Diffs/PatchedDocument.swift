import DocumentChanges
import Formats
import StackModel
import Support

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
