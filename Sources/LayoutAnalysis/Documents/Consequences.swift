package import NibDecoder
import Support

/// Finds ambiguity that may follow from errors in what was written: a length, a view or a constraint that could not be read
/// is missing in layout. Reporting the errors is enough.
package struct Consequences {
  /// The elements in which views may lack something, disjoint and in order.
  private let scopes: [SourceRange]

  /// - Parameter findings: Everything that was found in the document.
  package init(of findings: some Sequence<Diagnostic>, in document: NibDocument) {
    let ranges = findings.compactMap { Self.scope(of: $0, in: document.tree) }
    scopes = ranges.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
      .reduce(into: []) { scopes, range in
        // Elements are nested or disjoint.
        if scopes.last.map({ $0.upperBound < range.upperBound }) ?? true { scopes.append(range) }
      }
  }

  /// Whether a finding may be one of the consequences.
  package func contain(_ finding: Diagnostic) -> Bool {
    guard finding.isOf(.ambiguousLayout), let offset = finding.range?.lowerBound else { return false }
    let place = scopes.partitioningIndex { $0.upperBound > offset }
    return place < scopes.count && scopes[place].lowerBound <= offset
  }

  /// Where views may lack something because of an error: around the element, or for a constraint, which may be about any
  /// view, in the scene.
  private static func scope(of finding: Diagnostic, in tree: XMLTree) -> SourceRange? {
    guard finding.severity == .error, !finding.isOf(.duplicateID), !finding.isOf(.conflictingConstraints),
      let element = finding.range.flatMap({ tree.innermostElement(at: $0.lowerBound) })
    else { return nil }
    if tree.name(of: element) == "constraint" {
      let ancestors = sequence(first: element) { tree.parent(of: $0) }
      return tree.range(of: ancestors.first { tree.name(of: $0) == "scene" } ?? tree.root)
    }
    guard let rule = BuiltInRule(rawValue: finding.ruleID), lossyRules.contains(rule) else { return nil }
    return tree.range(of: tree.parent(of: element) ?? element)
  }

  /// The rules whose errors mean that something written is left out.
  private static let lossyRules: Set<BuiltInRule> = [
    .danglingReference, .malformedValue, .priorityOutOfRange, .unexpectedText, .unknownAttribute, .unknownElement,
    .unknownValue,
  ]
}
