/// A document that a search of folders found and left out.
package struct SkippedDocument: Sendable {
  package let path: String
  /// The hidden folder, or the link to a folder, that it is in; its own path if the document itself is hidden.
  package let place: String

  package init(path: String, place: String) { (self.path, self.place) = (path, place) }

  /// What is said about documents of many places: a line for each of the first places.
  ///
  /// - Returns: Lines such as `2 documents skipped: in .ui; name it to include them`.
  package static func lines(about documents: [SkippedDocument]) -> [String] {
    let counts = documents.reduce(into: [:] as [PathKey: Int]) { $0[PathKey($1.place), default: 0] += 1 }
    let places = counts.sorted { $0.key.path.utf8.lexicographicallyPrecedes($1.key.path.utf8) }
    let lines = places.prefix(lineLimit).map { place, count in
      let isDocument = documents.contains { $0.place == place.path && $0.path == place.path }
      return "\(Self.count(count)) skipped: \(isDocument ? "" : "in ")\(place.path); name it to include "
        + "\(count == 1 ? "the document" : "them"), or exclude it in the configuration"
    }
    let rest = places.dropFirst(lineLimit)
    guard !rest.isEmpty else { return lines }
    let sum = rest.reduce(0) { $0 + $1.value }
    return lines + ["\(Self.count(sum)) skipped in \(rest.count) other place\(rest.count == 1 ? "" : "s")"]
  }

  private static let lineLimit = 5

  private static func count(_ number: Int) -> String { "\(number) document\(number == 1 ? "" : "s")" }
}
