import Reports

/// What `--format` selects.
enum ReportFormat: Hashable {
  /// A report that is made of findings alone.
  case findings(FindingFormat)
  /// The page with pictures of all screens.
  case page

  static let all = FindingFormat.allCases.map(ReportFormat.findings) + [page]

  init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  var name: String {
    switch self {
    case .findings(let format): format.rawValue
    case .page: "html"
    }
  }
}
