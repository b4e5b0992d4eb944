import NibDecoder
import Project

extension Rule {
  static let unusedReuseIdentifier = Rule(
    "unused-reuse-identifier", .unused, .warning, isOptIn: true, isFixUnsafe: true, grouping: .separate,
    summary: "No code dequeues a cell or view by its reuse identifier",
    rationale: """
      The cell is loaded with its table, and never shown. The rule looks for the identifier in the string literals,
      constants and class names of all sources, and in property lists and data files. It reads documents, and the
      literals that code registers cells with. Static cells do not count, nor does the name `Cell`, by which libraries
      ask. Remove the cell, or correct the identifier. The unsafe
      fix finishes a rename that was made in code only: it gives the document the identifier that code asks for, if the
      names are nearly the same and nothing has that one. `ibstack rename` renames both at once.
      """,
    needs: [.sources, .documents, .identifiers, .usage],
    examples: [
      .bad(
        """
        <tableViewCell reuseIdentifier="⟦Bagde⟧" id="a"/>
        """, in: .xib, beside: ["A.swift": list]),
      .good(
        """
        <tableViewCell reuseIdentifier="Badge" id="a"/>
        """, in: .xib, beside: ["A.swift": list]),
      .bad(
        """
        func viewDidLoad() { table.register(BadgeCell.self, forCellReuseIdentifier: ⟦"Badge"⟧) }
        """, in: .file("List.swift")),
    ],
    projectCheck: { project in
      UnusedFindings(project: project, kind: .registration, use: .reusableView, plural: "reuse identifiers")
        .findings { name in
          Diagnostic.message(
            "no code dequeues a view with the reuse identifier \(name): \(project.lookedAtSources)",
            "no code dequeues a view with the reuse identifier \(name)")
        }
    },
    check: { document, _ in
      guard let project = document.project, case let usage = project.usage, !usage.isEmpty,
        usage.computed(.reusableView) == nil, document.projectPath.map(SourceRole.isOwn) == true
      else { return [] }
      let unused = document.elements(with: "reuseIdentifier").filter { view in
        // A table of static cells dequeues none, and libraries dequeue by names of their own.
        guard let name = view.written("reuseIdentifier"), name != "Cell" else { return false }
        return view.enclosing("tableViewSection") == nil && !usage.uses(name, .reusableView)
      }
      return HalfRenamedNames(document, project).findings(unused, "reuseIdentifier", .reusableView, .reuse) {
        Diagnostic.message("no code dequeues a view with the reuse identifier \($0)", "no code dequeues this view")
      }
    })

  private static let list = """
    let cell = table.dequeueReusableCell(withIdentifier: "Badge", for: path)
    """
}
