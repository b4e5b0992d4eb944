import NibDecoder
import Project
import Support

extension Rule {
  static let ownerWithoutClass = Rule(
    "owner-without-class", .connections, .warning,
    summary: "File's Owner has outlets or actions, but no class",
    rationale: """
      Nothing can check the connections of an owner without a class: neither Xcode nor the rules about outlets and actions.
      If the object that loads the nib lacks one of them, the app crashes. This happens when the class is removed from the
      owner, or when views and their connections are moved to another object. Set the class of the object that loads the
      nib, or remove the connections. Outlets and actions that objects of Apple's classes may have, such as `view` and
      `delegate`, are reported only if the class that has the nib's name declares them.
      """,
    needs: [.sources, .identifiers],
    examples: [
      .bad(
        """
        ⟦<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">⟧
          <connections><outlet property="titleLabel" destination="a" id="o"/></connections>
        </placeholder>
        <label id="a"/>
        """, in: .xib),
      .good(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="BadgeView">
          <connections><outlet property="titleLabel" destination="a" id="o"/></connections>
        </placeholder>
        <label id="a"/>
        """, in: .xib),
      .good(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections><outlet property="view" destination="a" id="o"/></connections>
        </placeholder>
        <view id="a"/>
        """, in: .xib),
    ]
  ) { document, _ in
    guard let owner = document.filesOwner, (owner.written("customClass") ?? "NSObject") == "NSObject" else { return [] }
    let own = document.project?.classes.lineage(of: document.fileName)?.outlets ?? [:]
    let outlets = document.outlets(of: owner).filter { own[$0] != nil || !SystemClass.mayHaveOutlet($0, []) }
    let actions = document.actions(of: owner).filter { !SystemActions.mayHave($0, []) }
    guard let first = outlets.first.map({ "the outlet \($0)" }) ?? actions.first.map({ "the action \($0)" }) else {
      return []
    }
    let candidate = candidate(document, Set(outlets), Set(actions))
    let fact = "File's Owner has no class that may have \(first)"
    var advice = candidate.map { ["set its class, such as \($0)", "set its class"] } ?? ["set its class"]
    // An owner that loads its own view would do so without end.
    if let candidate, document.customObjects.contains(where: { $0.written("customClass") == candidate }) {
      advice = ["connect \(candidate) instead, which has it", "connect \(candidate) instead"]
    }
    return [
      Finding(
        Diagnostic.message(advice.map { "\(fact); \($0)" } + [fact]), at: owner.range,
        mayBeChangedByCode: codePassesOwner(document, Set(outlets), Set(actions))
          || outlets.isEmpty && isCell(document) && handleAll(actions, document.project))
    ]
  }

  /// Whether the nib is a cell's. Lists load those that are registered without an owner, and UIKit sends actions that
  /// have no target up the responder chain.
  private static func isCell(_ document: LintedDocument) -> Bool {
    document.elements["objects"].first?.children.contains { Vocabulary.reusableViews.contains($0.name) } ?? false
  }

  private static func handleAll(_ actions: [String], _ project: ProjectIndex?) -> Bool {
    guard let classes = project?.classes else { return false }
    return actions.allSatisfy(classes.hasMethod)
  }

  /// Whether code that loads the nib passes an object that has all outlets and actions, whatever class the document
  /// leaves out. AppKit connects nothing to an owner that is nil, so there any code that loads the nib may know better.
  private static func codePassesOwner(
    _ document: LintedDocument, _ outlets: Set<String>, _ actions: Set<String>
  ) -> Bool {
    guard let project = document.project else { return false }
    let requests = project.identifiers.requests.filter { $0.kind == .nib && $0.name == document.fileName }
    if document.document.nib.kind.platform == .macOS, !requests.isEmpty { return true }
    let controllers = project.identifiers.controllers(ofNib: document.fileName)
    let isPassed = controllers.union(requests.compactMap(\.enclosingType)).contains { name in
      guard let lineage = project.classes.lineage(of: name) else { return false }
      return outlets.isSubset(of: lineage.properties) && actions.allSatisfy(lineage.hasMethod)
    }
    // The name of the nib may be computed.
    return isPassed || classes(with: outlets, actions, in: project).contains { document.code?.loadsNib($0) == true }
  }

  /// The classes of the project that declare all outlets and actions.
  private static func classes(
    with outlets: Set<String>, _ actions: Set<String>, in project: ProjectIndex
  ) -> [String] {
    project.classes.names.filter { name in
      guard let declared = project.classes[name], !declared.isAlias else { return false }
      return outlets.isSubset(of: declared.outlets.keys) && actions.isSubset(of: declared.selectors)
    }
  }

  /// The only class of the project that declares all outlets and actions; nil if there are several, or none.
  private static func candidate(
    _ document: LintedDocument, _ outlets: Set<String>, _ actions: Set<String>
  ) -> String? {
    guard let project = document.project else { return nil }
    let fitting = classes(with: outlets, actions, in: project)
    return fitting.count == 1 ? fitting.first : nil
  }
}

extension LintedDocument {
  /// The outlets that an object connects, in document order.
  fileprivate func outlets(of object: DocumentElement) -> [String] {
    object.connections.compactMap { connection in
      connection.name.hasBytePrefix("outlet") ? connection.written("property") : nil
    }
  }

  /// The actions that objects send to an object, in document order.
  fileprivate func actions(of object: DocumentElement) -> [String] {
    elements["action"].compactMap { action in
      (action["destination"] ?? action["target"]) == object.id ? action.written("selector") : nil
    }
  }
}
