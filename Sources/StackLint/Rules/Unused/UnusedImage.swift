import NibDecoder

extension Rule {
  static let unusedImage = Rule(
    "unused-image", .unused, .warning, isOptIn: true, grouping: .separate,
    summary: "Nothing uses an image of an asset catalog",
    rationale: """
      The image makes the app larger, and somebody updates it for nothing. The rule looks for its name in all
      documents, in the string literals of all sources, and in property lists, web pages, scripts, data files and
      build settings. A symbol that Xcode, SwiftGen or R.swift makes of the name counts, too, and so do texts such as
      `"badge_\\(size)"`, of which the image may have one. Remove the image.
      """,
    needs: [.assets, .sources, .documents, .usage],
    examples: [
      .bad(
        "{}", in: .file("Assets.xcassets/badge.imageset/Contents.json"),
        beside: ["A.swift": #"let image = UIImage(named: "star")"#]),
      .good(
        "{}", in: .file("Assets.xcassets/badge.imageset/Contents.json"),
        beside: ["A.swift": #"let image = UIImage(named: "badge")"#]),
      .good(
        "{}", in: .file("Assets.xcassets/badge_small.imageset/Contents.json"),
        beside: ["A.swift": "let image = UIImage(resource: .badgeSmall)"]),
    ],
    projectCheck: { project in
      UnusedFindings(project: project, kind: .image, use: .image, plural: "images").findings {
        Diagnostic.message("nothing uses image \"\($0)\": \(project.lookedAt)", "nothing uses image \"\($0)\"")
      }
    }, check: nil)
}
