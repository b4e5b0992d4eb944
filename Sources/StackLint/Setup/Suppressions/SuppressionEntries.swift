import Support

/// Suppressions as a configuration writes them.
struct SuppressionEntries {
  let suppressions: [Suppression]

  /// Items of a list with a line for each key.
  ///
  /// - Parameter indentation: The column of the dashes, from 0.
  func block(indentation: Int) -> Escaped<YAMLScalar> {
    let space = Escaped<YAMLScalar>.spaces(indentation)
    return suppressions.map { suppression -> Escaped<YAMLScalar> in
      let members = Self.members(of: suppression).map { "\($0)\n" as Escaped<YAMLScalar> }
      return "\(space)- " + members.joined(separator: "\(space)  ")
    }.joined()
  }

  /// Items of a list in brackets, with a line for each.
  ///
  /// - Parameter indentation: The column of the items, from 0.
  func flow(indentation: Int) -> Escaped<YAMLScalar> {
    suppressions.map { suppression -> Escaped<YAMLScalar> in
      "\n\(Escaped.spaces(indentation)){\(Self.members(of: suppression).joined(separator: ", "))}"
    }.joined(separator: ",")
  }

  private static func members(of suppression: Suppression) -> [Escaped<YAMLScalar>] {
    let rules = suppression.rules.map { rules -> Escaped<YAMLScalar> in
      "rules: \(Escaped(value: .words(rules.sorted())))"
    }
    let paths = suppression.paths.map(\.text)
    return [
      suppression.objectID.map { "object: \($0)" }, rules,
      paths.isEmpty ? nil : "paths: \(Escaped(value: .words(paths)))",
      "reason: \(suppression.reason)",
    ].compactMap(\.self)
  }
}
