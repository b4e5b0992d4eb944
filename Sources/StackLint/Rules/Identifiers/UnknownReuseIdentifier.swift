import Project

extension Rule {
  static let unknownReuseIdentifier = Rule(
    "unknown-reuse-identifier", .code, .warning,
    summary: "Code dequeues a cell or view that neither a document nor code registers",
    rationale: """
      `dequeueReusableCell(withIdentifier:for:)` crashes the app if the identifier belongs to no prototype and no
      registration; without an index path it returns nil. The rule compares [literals and
      constants](Linting.md#findings-in-sources) with the reuse identifiers of all documents and with registrations in
      code. Where code registers identifiers that the rule cannot read, or where packages may register some, it
      reports an identifier only if no other code mentions it, its constant, or the class of the cell. Correct the
      identifier, or register the cell.

      The finding is an error if the code names an index path, all registrations are known, and the revision of
      `--changed-since` has the identifier, or does not have the code yet. Otherwise it is a warning.
      """,
    needs: [.sources, .documents, .identifiers],
    examples: [
      .bad(
        """
        let cell = table.dequeueReusableCell(withIdentifier: ⟦"Badge Cel"⟧, for: path)
        """, in: .file("Table.swift"), beside: ["Main.storyboard": cell]),
      .good(
        """
        let cell = table.dequeueReusableCell(withIdentifier: "Badge Cell", for: path)
        """, in: .file("Table.swift"), beside: ["Main.storyboard": cell]),
      .good(
        """
        table.register(BadgeCell.self, forCellReuseIdentifier: "Badge")
        let cell = table.dequeueReusableCell(withIdentifier: "Badge", for: path)
        """, in: .file("Table.swift"), beside: ["Main.storyboard": cell]),
    ],
    projectCheck: { project in
      findings(.reusableView, .reuse, in: project) + findings(.tableItem, .interfaceItem, in: project)
    },
    check: { document, _ in
      guard document.document.nib.kind == .interfaceBuilder(.iOS) else { return [] }
      return ClassNamedParts.lostReusableViews(in: document) { $0.parent?.name != "objects" }
        + (PrototypesOfScenes(document)?.findings ?? [])
    })

  private static func findings(
    _ kind: IdentifierUse.Kind, _ documentKind: DocumentIdentifier.Kind, in project: ProjectIndex
  ) -> [ProjectFinding] {
    let identifiers = project.identifiers
    let known = project.documents.identifiers(documentKind).union(identifiers.registeredNames(kind))
    // In AppKit any code can set the identifier of a view, and code from elsewhere can register anything.
    let isCertain = kind == .reusableView && !project.documents.isIncomplete && !project.modules.hasOutsideCode
    var requests = UnknownRequests(project: project, kind: kind, known: known, isCertain: isCertain)
    let isVague = !isCertain || identifiers.hasUnknownRegistrations(kind)
    // Code from elsewhere does not know what the app's own documents had.
    requests.isComplete = kind == .reusableView && !identifiers.hasUnknownRegistrations(kind)
    requests.isPossible = { request in
      if isVague, identifiers.mayBeElsewhere(request) || project.hasClassOrNib(request.name) { return false }
      return !project.documents.mayBeElsewhere(class: request.enclosingType)
    }
    requests.isSure = { request in
      project.registrations.isMissing(request) && !project.documents.mayBeElsewhere(class: request.enclosingType)
    }
    return requests.findings { "nothing is registered with the reuse identifier \($0)" }
  }

  private static let cell = """
    <tableViewCell reuseIdentifier="Badge Cell" id="cell"/>
    """
}

extension ProjectIndex {
  /// Whether a class or a nib has a name. Code may register cells by such names without writing them as a string.
  fileprivate func hasClassOrNib(_ name: String) -> Bool {
    classes[name] != nil || !documents.documents(.xib, named: name).isEmpty
  }
}
