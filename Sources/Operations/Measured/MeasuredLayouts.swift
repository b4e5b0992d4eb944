package import Formats

/// Frames in the form that Documentation/layout.schema.json describes, read back: those that UIKit or AppKit gave views,
/// or those that another run computed.
package struct MeasuredLayouts: Sendable {
  private let documents: [MeasuredDocument]
  /// Documents by the ends of their paths, as lists of names; nil for an end that several have.
  private let ends: [[Substring]: Int?]

  /// Files that are larger than 1 GiB are refused.
  package static let sizeLimit = 1 << 30

  /// Reads measured frames.
  ///
  /// - Parameter path: The path of the file, for errors.
  /// - Throws: What is wrong, with line and column.
  package init(_ bytes: [UInt8], path: String) throws(InvalidReport) {
    do throws(JSONNode.Problem) { documents = try Self.documents(JSONParser.parse(bytes)) } catch {
      throw InvalidReport(
        error, in: bytes, path: path,
        advice: "pass frames written by ibstack layout --format json, or by the app that measures")
    }
    var ends: [[Substring]: Int?] = [:]
    for (place, document) in documents.enumerated() {
      let names = Self.names(document.path)
      for count in 1...max(1, names.count) {
        let end = Array(names.suffix(count))
        ends[end] = ends[end] == nil ? place : .some(nil)
      }
    }
    for (place, document) in documents.enumerated() { ends[Self.names(document.path)] = place }
    self.ends = ends
  }

  private static func documents(_ root: JSONNode) throws(JSONNode.Problem) -> [MeasuredDocument] {
    let version = try root.requiredMember("version")
    guard try version.position() == JSONLayoutWriter.version else {
      throw version.problem(expected: "version \(JSONLayoutWriter.version)")
    }
    return try root.array("documents").map { (node) throws(JSONNode.Problem) in try MeasuredDocument(node) }
  }

  /// The frames of a document; nil if it was not measured. Its path may be longer than the one that was measured, or
  /// shorter, as long as that leads to a single document.
  package func document(at path: String) -> MeasuredDocument? {
    let names = Self.names(path)
    for count in stride(from: names.count, to: 0, by: -1) {
      guard let place = ends[Array(names.suffix(count))] else { continue }
      guard let place, count == names.count || Self.names(documents[place].path).count == count else { return nil }
      return documents[place]
    }
    return nil
  }

  /// The last names of a path.
  private static func names(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }.suffix(deepest)
  }

  private static let deepest = 32
}
