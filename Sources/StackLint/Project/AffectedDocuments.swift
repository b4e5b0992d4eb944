import Formats
import Project

/// The documents in which rules may find something else after the content of some sources changed.
///
/// Rules ask a project about what a document names: classes, members, identifiers and the document itself. Where the two
/// states of the project answer alike about all of these, so do the rules.
struct AffectedDocuments: Sendable {
  private let documents: [String: DocumentSummary]
  /// The state of today. Its classes and their superclasses are those of the other state.
  private let project: ProjectIndex
  /// The classes that differ, or may: a rule may read all that stands in their files.
  private let classes: Set<String>
  /// The classes with other outlets that no document connects.
  private let unconnectedClasses: Set<String>
  /// The identifiers about which the two states answer differently.
  private let identifiers: Set<String>
  /// The words of members that only one of the states has.
  private let members: WordSet
  /// The classes of the code that loads each nib.
  private let nibLoaders: [String: Set<String>]

  /// - Parameters:
  ///   - edits: The summaries of the sources whose content differs. Nothing else does.
  /// - Returns: Nil where any document may be affected.
  init?(from old: ProjectIndex, to new: ProjectIndex, edits: [(old: FileSummary, new: FileSummary)]) {
    let sources = edits.compactMap { edit in
      edit.old.source.flatMap { old in edit.new.source.map { (old.summary, $0.summary) } }
    }
    guard sources.count == edits.count, let found = SourceEdits(sources, classes: new.classes),
      old.modules.answersLike(new.modules), let identifiers = new.identifiers.differingTexts(from: old.identifiers),
      let names = new.usage.differingNames(from: old.usage)
    else { return nil }
    documents = Dictionary(new.documents.documents.map { ($0.path, $0) }) { first, _ in first }
    project = new
    classes = found.classes
    unconnectedClasses = new.outlets.differingClasses(from: old.outlets)
    self.identifiers = identifiers.union(names)
    // The first word of a selector is enough.
    members = WordSet(found.members.lazy.map { String($0.prefix { $0 != ":" }) })
    nibLoaders = new.identifiers.nibLoaders
  }

  /// Whether rules may find something else in a document.
  ///
  /// - Parameter path: Relative to the project's folder.
  func contains(_ path: String, bytes: [UInt8]) -> Bool {
    guard let document = documents[path], !document.isIncomplete, TextEncoding(of: bytes) == .utf8 else { return true }
    let fileName = DocumentSummary.fileName(ofPath: path, document.kind)
    if identifiers.contains(document.name) || identifiers.contains(fileName)
      || document.identifiers.contains(where: { isAffected($0) })
      || !unconnectedClasses.isDisjoint(with: document.customClasses)
    {
      return true
    }
    let loaders = [document.name, fileName].compactMap { nibLoaders[$0] }.joined()
    return document.customClasses.contains(where: isAffected) || isAffected(document.name) || isAffected(fileName)
      || loaders.contains(where: isAffected) || members.occurs(in: bytes)
  }

  /// Whether something else may be said about an identifier: about it, or about one that it was renamed to in code.
  private func isAffected(_ identifier: DocumentIdentifier) -> Bool {
    identifiers.contains(identifier.name) || identifiers.count > Self.mostSpellings
      || identifiers.contains { identifier.name.isVariant(of: $0) }
  }

  /// More are not compared.
  private static let mostSpellings = 500

  /// Whether a class or one of its superclasses differs.
  private func isAffected(_ name: String) -> Bool {
    var open = [name]
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if classes.contains(name) { return true }
      open += project.classes[name]?.superclasses ?? []
    }
    return false
  }
}
