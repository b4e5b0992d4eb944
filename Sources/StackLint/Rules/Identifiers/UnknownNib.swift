import NibDecoder
import Support

extension Rule {
  static let unknownNib = Rule(
    "unknown-nib", .code, .warning,
    summary: "Code loads a nib that is not in the project",
    rationale: """
      `UINib(nibName:bundle:)`, `init(nibName:bundle:)` and `loadNibNamed(_:owner:)` crash the app if the bundle has
      no nib with the name. The rule reads [literals and constants](Linting.md#findings-in-sources). It does not
      report nibs of other bundles. It also reports a nib that no code can name, where code looks for the nib of its
      class by name. Correct the name, or add the nib.

      The finding is an error if the revision of `--changed-since` has the nib, or does not have the code yet.
      Otherwise it is a warning.
      """,
    needs: [.sources, .documents, .identifiers],
    examples: [
      .bad(
        """
        table.register(UINib(nibName: ⟦"BadgeCel"⟧, bundle: nil), forCellReuseIdentifier: "Badge")
        """, in: .file("Table.swift"), beside: ["BadgeCell.xib": ""]),
      .good(
        """
        table.register(UINib(nibName: "BadgeCell", bundle: nil), forCellReuseIdentifier: "Badge")
        """, in: .file("Table.swift"), beside: ["BadgeCell.xib": ""]),
    ],
    projectCheck: { project in
      let known = Set(project.documents.names(.xib))
      let isCertain = !project.documents.isIncomplete
      return UnknownRequests(project: project, kind: .nib, known: known, isCertain: isCertain).findings {
        "\($0).xib is not in the project"
      } + UnbuiltDocuments(project: project, kind: .nib).findings()
    }, check: lostNib)

  /// A nib that no code names, of a class that loads the nib of its own name, or that code looks up by it.
  private static func lostNib(_ document: LintedDocument, _ options: RuleOptions) -> [Finding] {
    guard let path = document.projectPath, path.hasFileExtension("xib"), let parts = ClassNamedParts(document) else {
      return []
    }
    let owner = document.filesOwner.flatMap { $0.written("customClass") == nil ? nil : $0 }
    let roots =
      document.elements["objects"].first?.children.filter { $0.written("customClass") != nil && !$0.isProxy } ?? []
    guard let object = owner ?? (roots.count == 1 ? roots.first : nil),
      let name = object.written("customClass"), object.connectsOutlets
    else { return [] }
    let nib = DocumentSummary.name(ofPath: path, .xib)
    guard nib != name else { return [] }
    let creation: ClassNamedParts.Creation = owner == nil ? .none : parts.loadsOwnNib(name) ? .any : .plain
    guard parts.isLost(nib, ofClass: name, .nib, creation) else { return [] }
    return [
      Finding(
        "no code names this nib, \(nib); \(name) looks for the nib of its own name",
        at: object.valueRange("customClass"))
    ]
  }
}

extension DocumentElement {
  /// Whether it has outlets beside that of a controller's view.
  fileprivate var connectsOutlets: Bool {
    connections.contains { $0.name == "outlet" && $0["property"] != "view" }
  }
}
