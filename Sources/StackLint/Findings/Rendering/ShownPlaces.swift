import NibDecoder
import Support

/// The places of a report for people, which shows no more than the first of those that a rule of style finds: one decision
/// of a team may be hundreds of findings.
final class ShownPlaces: Sendable {
  /// What was found by one rule.
  private struct Places {
    var shown = 0
    /// The findings that are not shown, and how many files they are in.
    var rest = (findings: 0, files: 0)
  }

  private static let most = 20

  private let places = Locked<[String: Places]>([:])

  /// The findings of the next file that are shown.
  func shown(of report: FindingReport) -> FindingReport {
    places.withLock { places in
      var rulesOfRest: Set<String> = []
      let shown = report.keeping { finding in
        guard finding.isAboutStyle else { return true }
        let rule = finding.diagnostic.ruleID
        if places[rule, default: Places()].shown < Self.most {
          places[rule, default: Places()].shown += 1
          return true
        }
        places[rule, default: Places()].rest.findings += finding.count
        rulesOfRest.insert(rule)
        return false
      }
      for rule in rulesOfRest { places[rule, default: Places()].rest.files += 1 }
      return shown
    }
  }

  /// A line for each rule with findings that are not shown.
  var countOfRest: Escaped<LogLine> {
    let rest = places.withLock { $0.filter { $1.rest.findings > 0 } }.sorted { $0.key < $1.key }
    let lines = rest.map { rule, places -> Escaped<LogLine> in
      let (findings, files) = places.rest
      return """
        and \(findings) more finding\(findings == 1 ? "" : "s") of \(rule) in \(files) file\(files == 1 ? "" : "s"); \
        --format concise shows all

        """
    }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }
}

extension LocatedFinding {
  /// Whether the app works all the same.
  fileprivate var isAboutStyle: Bool {
    switch diagnostic.severity {
    case .error: false
    case .warning: RuleCatalog.rule(diagnostic.ruleID)?.category.isStyle ?? false
    case .notice: true
    }
  }
}
