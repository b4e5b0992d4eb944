import NibDecoder

extension Rule {
  static let unusedOutlet = Rule(
    "unused-outlet", .unused, .warning, isOptIn: true, grouping: .separate,
    summary: "No code uses an outlet",
    rationale: """
      The code that used the outlet is gone, and documents still have to connect it. The rule looks for its name in
      all files of the class and its subclasses, for a member of that name in all other sources, and for the name in
      string literals. An outlet that code only sets to `nil` is unused. One with `didSet`, one that overrides
      another, and one that a protocol asks for are not reported. Remove the outlet and its connections.
      """,
    needs: [.sources, .documents, .usage],
    examples: [
      .bad(
        """
        class BadgeView: UIView {
          @IBOutlet private var titleLabel: UILabel!
          @IBOutlet private var ⟦iconView⟧: UIImageView!
          func show(_ badge: Badge) { titleLabel.text = badge.title }
        }
        """, in: .file("BadgeView.swift")),
      .good(
        """
        class BadgeView: UIView {
          @IBOutlet private var titleLabel: UILabel!
          func show(_ badge: Badge) { titleLabel.text = badge.title }
        }
        """, in: .file("BadgeView.swift")),
    ],
    projectCheck: { project in
      UnusedFindings(project: project, kind: .outlet, plural: "outlets").findings {
        Diagnostic.message("no code uses outlet \($0): \(project.lookedAtSources)", "no code uses this outlet")
      }
    }, check: nil)
}
