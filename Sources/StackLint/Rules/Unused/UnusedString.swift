import NibDecoder

extension Rule {
  static let unusedString = Rule(
    "unused-string", .unused, .warning, isOptIn: true, grouping: .separate,
    summary: "Nothing uses a key of a strings file",
    rationale: """
      Somebody translates the text into each language, and nobody sees it. The rule looks for the key in the string
      literals of all sources, in documents, and in property lists, scripts and data files. Symbols that SwiftGen or
      R.swift makes of the key count, too, and so do texts such as `"error_\\(code)"`. It reads the strings files of
      the app's own language, and string catalogs, but not those of single documents, of `Info.plist` and of bundles.
      Nor does it report a table of which nothing seems to be used: code reads it as a whole. Remove the key.
      """,
    needs: [.sources, .documents, .usage],
    examples: [
      .bad(
        """
        ⟦"badge.title"⟧ = "Badges";
        "star.title" = "Stars";
        """, in: .file("en.lproj/Localizable.strings"),
        beside: ["A.swift": #"let title = NSLocalizedString("star.title", comment: "")"#]),
      .good(
        """
        "badge.title" = "Badges";
        """, in: .file("en.lproj/Localizable.strings"),
        beside: ["A.swift": #"let title = NSLocalizedString("badge.title", comment: "")"#]),
    ],
    projectCheck: { project in
      UnusedFindings(project: project, kind: .string, use: .string, plural: "strings").findings {
        let fact = "nothing uses string \"\($0.shortened)\""
        return Diagnostic.message("\(fact): \(project.lookedAt)", fact, "nothing uses this string")
      }
    }, check: nil)
}
