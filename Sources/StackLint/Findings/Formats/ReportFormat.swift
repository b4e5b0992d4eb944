/// What `--format` selects.
package enum ReportFormat: Hashable {
  /// A report that is made of findings alone.
  case findings(FindingFormat)
  /// The page with pictures of all screens.
  case page

  package static let all = FindingFormat.allCases.map(ReportFormat.findings) + [page]

  package init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  package var name: String {
    switch self {
    case .findings(let format): format.rawValue
    case .page: "html"
    }
  }
}
