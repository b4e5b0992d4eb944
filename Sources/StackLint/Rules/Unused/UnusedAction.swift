import NibDecoder

extension Rule {
  static let unusedAction = Rule(
    "unused-action", .unused, .warning, isOptIn: true, grouping: .separate,
    summary: "No document connects an action, and no code calls it",
    rationale: """
      The control that sent the action is gone. The rule looks for the selector in all documents, and for the name in
      all sources: in calls, in `#selector`, and in string literals. It reports nothing where some document cannot be
      read, and no action that overrides another or that a protocol asks for. Remove the method, or connect it.
      """,
    needs: [.sources, .documents, .usage],
    examples: [
      .bad(
        """
        class BadgeView: UIView {
          @IBAction func ⟦showBadge⟧(_ sender: UIButton) {}
        }
        """, in: .file("BadgeView.swift"), beside: ["Badge.xib": "<document/>"]),
      .good(
        """
        class BadgeView: UIView {
          @IBAction func showBadge(_ sender: UIButton) {}
        }
        """, in: .file("BadgeView.swift"),
        beside: ["Badge.xib": "<document><action selector=\"showBadge:\" destination=\"-1\" id=\"a\"/></document>"]),
    ],
    projectCheck: { project in
      UnusedFindings(project: project, kind: .action, plural: "actions").findings {
        Diagnostic.message("nothing sends action \($0): \(project.lookedAt)", "nothing sends this action")
      }
    }, check: nil)
}
