import Foundation
import TestSupport
import Testing

/// A picture in `Golden`, which someone has looked at.
struct GoldenPicture {
  private static let folder = Checkout.url("Tests/DrawingTests/Golden")
  private static let writes = ProcessInfo.processInfo.environment["IBSTACK_WRITE_PICTURES"] != nil

  private let name: String

  init(_ name: String) { self.name = name }

  /// The names of all pictures.
  static var names: Set<String> {
    get throws {
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).map { String($0.prefix { $0 != "." }) })
    }
  }

  /// Compares a picture with the file, and records an issue if they differ. With `IBSTACK_WRITE_PICTURES=1`, writes the file
  /// first.
  func expect(_ svg: String) throws {
    let file = Self.folder.appending(path: "\(name).svg")
    if Self.writes { try Data(svg.utf8).write(to: file) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard expected != svg else { return }
    Issue.record("\(name): \(try Self.firstDifference(expected, svg))")
  }

  /// Names the first element that differs, and the view that it belongs to.
  static func firstDifference(_ expected: String, _ found: String) throws -> String {
    let (old, new) = (try DrawnElement.elements(of: expected), try DrawnElement.elements(of: found))
    for (one, other) in zip(old, new) where one.summary != other.summary {
      return "in \(other.viewIDs.first ?? "the picture"), expected \(one.summary), found \(other.summary)"
    }
    return "expected \(old.count) elements, found \(new.count)"
  }
}
