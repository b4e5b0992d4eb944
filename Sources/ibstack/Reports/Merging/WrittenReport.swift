import FileAccess
import NibDecoder

/// A report of `lint` in the form `json`, read back.
struct WrittenReport {
  let path: String
  /// Which part of the documents it is about; nil for all.
  let shard: Shard?
  /// What could not be searched.
  let failures: [String]
  /// Every document, whether anything was found or not.
  let documents: [FindingReport]

  /// Reads a file.
  ///
  /// - Throws: what is wrong with it, with line and column.
  init(path: String) throws(InputFile.Failure) {
    switch InputFile(path: path).read(limit: Self.limit) {
    case .failure(let failure): throw failure
    case .success(let bytes):
      do throws(JSONNode.Problem) {
        try self.init(JSONParser.parse(bytes), path: path)
      } catch {
        let place = LineIndex(SourceFile(path: path, bytes: bytes)).position(at: error.offset)
        throw InputFile.Failure(
          message: "\(path):\(place.line):\(place.column): error: \(error.message); "
            + "give reports that ibstack lint --format json wrote")
      }
    }
  }

  /// Larger files than 1 GiB are no reports that anyone has.
  private static let limit = 1 << 30

  init(_ root: JSONNode, path: String) throws(JSONNode.Problem) {
    self.path = path
    let version = try root.requiredMember("version")
    guard try version.position() == JSONFindingReporter.version else {
      throw version.problem(expected: "version \(JSONFindingReporter.version)")
    }
    shard = try root.member("shard").map { (node) throws(JSONNode.Problem) in try Shard(node) }
    failures = try root.array("failures").map { (node) throws(JSONNode.Problem) in try node.string() }
    documents = try root.array("documents").map { (node) throws(JSONNode.Problem) in try FindingReport(node) }
  }
}

extension Shard {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Problem) {
    let index = try node.requiredMember("index").position()
    let count = try node.requiredMember("count").position()
    guard index <= count else { throw node.problem(expected: "an index up to the count") }
    self.init(index: index - 1, count: count)
  }
}
