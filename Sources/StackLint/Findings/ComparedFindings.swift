package import NibDecoder

/// Findings that are the same if the same is said about the same object, wherever it stands.
package struct ComparedFindings {
  struct Key: Hashable {
    let ruleID: String
    let objectID: String?
    let message: String

    var withoutMessage: Key { Key(ruleID: ruleID, objectID: objectID, message: "") }
  }

  private let keyed: [(key: Key, diagnostic: Diagnostic)]

  /// - Parameter nib: The document that they are about; nil for one that cannot be read.
  package init(_ diagnostics: [Diagnostic], in nib: NibDocument?) {
    keyed = diagnostics.map { diagnostic in
      let id = diagnostic.range.flatMap { nib?.objectID(at: $0.lowerBound) }
      return (Key(ruleID: diagnostic.ruleID, objectID: id, message: diagnostic.message), diagnostic)
    }
  }

  /// Those that others lack. What rules say about an object may change in words.
  ///
  /// - Parameter rules: The rules that may say something else about an object, such as another frame.
  package func missing(in others: ComparedFindings, rewordedBy rules: Set<String> = []) -> [Diagnostic] {
    var rest = others.keyed.reduce(into: [:] as [Key: Int]) { $0[$1.key, default: 0] += 1 }
    let missing = keyed.filter { !Self.take($0.key, from: &rest) }
    guard !rules.isEmpty, !missing.isEmpty else { return missing.map(\.diagnostic) }
    var reworded = rest.reduce(into: [:] as [Key: Int]) { $0[$1.key.withoutMessage, default: 0] += $1.value }
    return missing.filter {
      !rules.contains($0.key.ruleID) || !Self.take($0.key.withoutMessage, from: &reworded)
    }.map(\.diagnostic)
  }

  private static func take(_ key: Key, from counts: inout [Key: Int]) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }
}
