import NibDecoder
import Project
import Support

/// Tells what names of a document mean that got another spelling in code or in an asset catalog alone.
///
/// Only names that are nearly the same count, only one of them, and only where nothing else can be meant by either.
struct HalfRenamedNames {
  private let document: LintedDocument
  private let project: ProjectIndex

  init(_ document: LintedDocument, _ project: ProjectIndex) { (self.document, self.project) = (document, project) }

  // MARK: - Assets

  /// The assets that are meant by unknown ones: those that no document has yet.
  ///
  /// - Parameter unknown: The names that no asset has.
  func assets(_ kind: ProjectIndex.NameKind, meantBy unknown: Set<String>) -> [String: String] {
    guard !unknown.isEmpty else { return [:] }
    let open = project.unnamedAssets(kind)
    // A longer name is rather that of another asset.
    let near = unknown.reduce(into: [String: [String]]()) { near, name in
      near[name] = open[name.firstLetters, default: []].filter(name.isSlip)
    }
    let counts = near.values.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return near.compactMapValues { $0.count == 1 && counts[$0[0]] == 1 && $0[0].isPlainValue ? $0[0] : nil }
  }

  /// The edits that give an asset another name wherever the document has it.
  static func renaming(_ attributes: [DocumentAttribute], to name: String) -> [Diagnostic.FixIt] {
    attributes.map { Diagnostic.FixIt("name \(name)", range: $0.range, replacement: name) }
  }

  // MARK: - Identifiers

  /// The identifiers that code asks for by nearly the same names as the document has, and that nothing has.
  ///
  /// - Parameter forgotten: Identifiers of the document that no source mentions.
  func identifiers(
    _ kind: IdentifierUse.Kind, _ documentKind: DocumentIdentifier.Kind, meantBy forgotten: Set<String>
  ) -> [String: String] {
    guard !forgotten.isEmpty, !project.identifiers.computesNames(of: kind) else { return [:] }
    let known = project.documents.identifiers(documentKind)
    var identifiers = ForgottenIdentifiers(project, known)
    let requests = project.unknownRequests(of: kind, except: known.union(project.identifiers.registeredNames(kind)))
    let names = Set(requests.lazy.filter { SourceRole.isOwn($0.path) }.map(\.name))
    let unknown = Dictionary(grouping: names, by: \.firstLetters)
    return forgotten.reduce(into: [:]) { meant, name in
      let near = unknown[name.firstLetters, default: []].filter { name.isVariant(of: $0) }
      guard near.count == 1, near[0].isPlainValue else { return }
      // Another identifier may be meant as well.
      if identifiers.identifier(meantBy: near[0]) == name { meant[name] = near[0] }
    }
  }

  /// The findings about identifiers that no source mentions, with the ones that are meant.
  ///
  /// - Parameter message: What is wrong with an identifier.
  func findings(
    _ elements: [DocumentElement], _ attribute: String, _ kind: IdentifierUse.Kind,
    _ documentKind: DocumentIdentifier.Kind, _ message: (String) -> String
  ) -> [Finding] {
    let meant = identifiers(kind, documentKind, meantBy: Set(elements.compactMap { $0.written(attribute) }))
    return elements.compactMap { element in
      guard let name = element.written(attribute) else { return nil }
      let other = meant[name]
      let hint = other.map { "; did you mean \($0)?" } ?? ""
      return Finding(
        Diagnostic.message(message(name) + hint, message(name)), at: element.valueRange(attribute),
        fixIts: [other.flatMap { element.renaming(attribute, to: $0, "name \($0)") }].compactMap(\.self))
    }
  }
}

/// Identifiers of documents that no source has.
struct ForgottenIdentifiers {
  private let project: ProjectIndex
  private let known: Set<String>
  private lazy var groups = Dictionary(grouping: known, by: \.firstLetters)

  /// - Parameter known: The names that documents and code give.
  init(_ project: ProjectIndex, _ known: Set<String>) { (self.project, self.known) = (project, known) }

  /// The only one that is nearly the same as a name that code asks for.
  mutating func identifier(meantBy name: String) -> String? {
    let near = groups[name.firstLetters, default: []].filter { name.isVariant(of: $0) && isForgotten($0) }
    return near.count == 1 ? near[0] : nil
  }

  private func isForgotten(_ name: String) -> Bool {
    !project.identifiers.mentions(name) && project.classes[name] == nil && !project.documents.isOpened(name)
  }
}

extension String {
  /// Whether an attribute has the text as it is.
  fileprivate var isPlainValue: Bool { !utf8.contains { "\"&<>".utf8.contains($0) } }
}
