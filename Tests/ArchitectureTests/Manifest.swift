import Foundation
import Testing

/// The targets that a manifest declares, each with the targets of its own package that it needs on every machine.
struct Manifest {
  let dependencies: [String: Set<String>]

  init(at path: String) throws {
    self.init(try String(contentsOf: SwiftSource.root.appending(path: path), encoding: .utf8))
  }

  init(_ text: String) {
    let target =
      /\.(?:target|executableTarget|systemLibrary)\(\s*name: "(?<name>\w+)"(?:,\s*dependencies: \[(?<list>(?:[^\[\]]|\[[^\]]*\])*)\])?/
    let module = /module\(\s*"(?<name>\w+)"(?:,\s*\[(?<list>[^\]]*)\])?/
    var dependencies: [String: Set<String>] = [:]
    for match in text.matches(of: target) where match.name != "TestSupport" {
      dependencies[String(match.name)] = Self.names(in: match.list)
    }
    for match in text.matches(of: module) { dependencies[String(match.name)] = Self.names(in: match.list) }
    self.dependencies = dependencies
  }

  /// The plain names of a list; products of other packages and conditions are in parentheses.
  private static func names(in list: Substring?) -> Set<String> {
    let plain = (list ?? "").replacing(/\.\w+\((?:[^()]|\([^()]*\))*\)/, with: "")
    return Set(plain.matches(of: /"(\w+)"/).map { String($0.1) })
  }
}
