package import Foundation

/// The checkout whose tests run.
package enum Checkout {
  /// Its folder.
  package static let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// A file or folder of it.
  package static func url(_ path: String) -> URL { folder.appending(path: path) }

  /// What a file of it says.
  package static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }
}
