/// All facts of the canvas, family by family, and the page that lists them: `Documentation/Internals/CanvasFacts.md`.
enum CanvasFacts {
  static let tables = [
    DeviceFacts.table, StatusBarFacts.table, BarFacts.table, MarginFacts.table, CellMarginFacts.table, RowFacts.table,
    ControlFacts.table, TextFacts.table, AppKitFacts.table, StackViewFacts.table,
  ]

  /// The page in Markdown.
  static var markdown: String {
    let sections = tables.map { "## \($0.title)\n\n\($0.introduction)\n\n\(table($0.rows))" }
    return ([introduction, releases, devices] + sections).joined(separator: "\n")
  }

  private static func table(_ rows: [FactRow]) -> String {
    let lines = zip([nil] + rows.map(Optional.some), rows).map { before, row in
      let subject = row.subject == before?.subject ? "" : row.subject
      let evidence = row.evidence == before?.evidence ? "the same" : row.evidence
      return "| \(subject) | \(row.period) | \(row.value) | \(evidence) |\n"
    }
    return "| fact | from | value | evidence |\n|---|---|---|---|\n" + lines.joined()
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
    [Layout](../Layout.md#canvas-or-run-time). A value holds from the version in its row to that of the next row of the fact.
    A row *at run time* has the value for what only the canvas shows.

    """
}

extension FactRow {
  /// The first version that has the value, in words.
  fileprivate var period: String { isAtRunTime ? "at run time" : since?.name ?? "the first" }
}

/// The heights of rows that are as high as their content, as Interface Builder's canvas shows them, too.
enum RowFacts {
  static let standardHeight = Fact(
    "Height of a row whose content asks for none", 44.0, "Apple's documentation of `UITableView.rowHeight`"
  )
  .since(.xcode26, 51, "50/53 rows, 3 repositories; the others have 52")

  static let heightBesideContent = Fact(
    "What a row is higher than its content", 0.0, "117/120 rows saved by Xcode 16, within a pixel"
  )
  .since(.xcode26, 1, "29/37 rows, 3 repositories")

  static let table = FactTable(
    "Rows of automatic height", "Lengths in points.", [standardHeight, heightBesideContent])
}

/// Whose stack views lay out on the canvas.
enum StackViewFacts {
  static let iOSVersion = Fact("Version of iOS whose stack views lay out", 10, simulators)
    .since(.xcode9, 11, simulators)
    .since(.xcode10, 12, simulators)
    .since(.xcode11, 13, simulators)
    .since(.xcode12, 14, simulators)
    .since(.xcode13, 15, "6/6 rows with a label of several lines, 5 repositories")

  private static let simulators = "the iOS that came with the Xcode; 0 stored rows differ"

  static let fixedFramesTieContents = Fact(
    "Views of equal hugging in a filled stack view of a fixed frame are ambiguous", false,
    "11/11 stack views, 1 repository"
  )
  .since(.xcode8, true, "8/8 stack views, 2 repositories")
  .since(.xcode9point2, false, "8/8 stack views, 2 repositories")
  .atRunTime(false, "Apple's documentation of content priorities: exact room ties nothing")

  static let table = FactTable(
    "Stack views", "See [Layout](../Layout.md#stack-views).", [iOSVersion, fixedFramesTieContents])
}
