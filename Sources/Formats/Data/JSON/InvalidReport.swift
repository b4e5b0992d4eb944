/// Why reports cannot be read back or merged.
package struct InvalidReport: Error {
  /// The report's path, the place in it if there is one, what was expected, and what to do.
  package let message: String

  package init(message: String) { self.message = message }
}

extension InvalidReport {
  /// A problem of JSON.
  ///
  /// - Parameter advice: What to do.
  package init(_ problem: JSONNode.Problem, in bytes: [UInt8], path: String, advice: String) {
    let place = LineIndex(SourceFile(path: path, bytes: bytes)).position(at: problem.offset)
    message = "\(path):\(place.line):\(place.column): error: \(problem.message); \(advice)"
  }
}
