import NibDecoder

extension Rule {
  static let unusedColor = Rule(
    "unused-color", .unused, .warning, isOptIn: true, grouping: .separate,
    summary: "Nothing uses a color of an asset catalog",
    rationale: """
      A palette with colors that no screen shows is hard to change. The rule looks for the color's name in all
      documents, in the string literals of all sources, and in property lists, web pages, scripts, data files and
      build settings. A symbol that Xcode, SwiftGen or R.swift makes of the name counts, too. Remove the color.
      """,
    needs: [.assets, .sources, .documents, .usage],
    examples: [
      .bad(
        "{}", in: .file("Colors.xcassets/Brand.colorset/Contents.json"),
        beside: ["A.swift": #"let color = UIColor(named: "Ink")"#]),
      .good(
        "{}", in: .file("Colors.xcassets/Brand.colorset/Contents.json"),
        beside: ["A.swift": #"let color = UIColor(named: "Brand")"#]),
    ],
    projectCheck: { project in
      UnusedFindings(project: project, kind: .color, use: .color, plural: "colors").findings {
        Diagnostic.message("nothing uses color \"\($0)\": \(project.lookedAt)", "nothing uses color \"\($0)\"")
      }
    }, check: nil)
}
