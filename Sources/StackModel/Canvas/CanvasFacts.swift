/// All facts of the canvas, family by family, and the page that lists them: `Documentation/CanvasFacts.md`.
package enum CanvasFacts {
  static let tables = [
    DeviceFacts.table, StatusBarFacts.table, BarFacts.table, MarginFacts.table, CellMarginFacts.table, RowFacts.table,
    ControlFacts.table, TextFacts.table, AppKitFacts.table, StackViewFacts.table,
  ]

  /// The page in Markdown.
  package static var markdown: String {
    let sections = tables.map { "## \($0.title)\n\n\($0.introduction)\n\n\(table($0.rows))" }
    return ([introduction, releases, devices] + sections).joined(separator: "\n")
  }

  private static func table(_ rows: [FactRow]) -> String {
    let lines = rows.map { "| \($0.subject) | \($0.period) | \($0.value) | \($0.evidence) |\n" }
    return "| fact | documents saved by | value | evidence |\n|---|---|---|---|\n" + lines.joined()
  }

  private static var releases: String {
    let lines = InterfaceBuilderRelease.allCases.map { release in
      let first = release.neighbors.first.map { "\($0)" } ?? "none"
      return "| \(release.name) | \(release.rawValue) | \(release.neighbors.last) | \(first) |\n"
    }
    return """
      ## Versions of Interface Builder

      A document names the version that saved it as `toolsVersion`, from Xcode 15.3 on as the version of its plug-in. These
      are the releases that changed something. Each begins somewhere between two versions found in public documents: the
      last one before it and its first one.

      | release | from | last document before | first document |
      |---|--:|--:|--:|

      """ + lines.joined()
  }

  private static var devices: String {
    let lines = DeviceFacts.all.map { device in
      "| `\(device.id)` | \(device.size.words) | \(device.screen.scale.short) | \(device.top.short) | \(device.bottom.short) "
        + "| \(device.evidence) |\n"
    }
    return """
      ## Devices

      Screens in points, held upright, and what the system covers of them when an app runs.

      | device | size | pixels per point | top | bottom | evidence |
      |---|---|--:|--:|--:|---|

      """ + lines.joined()
  }

  private static let introduction = """
    # Facts of the canvas

    What Interface Builder's canvas shows depends on the version that saved a document. This page lists what is known to
    have changed, and the evidence: how many of the frames, insets or margins stored in public documents agree, out of how
    many that could tell. It is made from `Sources/StackModel/Canvas`, the only place where versions are compared.

    When an app runs, the facts of the version that came with its iOS hold: see
    [Layout](Layout.md#canvas-or-run-time). A row *at run time* has the value for what only the canvas shows.

    """
}

extension FactRow {
  /// The versions that have the value, in words.
  fileprivate var period: String {
    if isAtRunTime { return "at run time" }
    return switch (since, until) {
    case (nil, nil): "any"
    case (nil, let until?): "before \(until.name)"
    case (let since?, nil): "\(since.name) and later"
    case (let since?, let until?): "\(since.name) to before \(until.name)"
    }
  }
}
