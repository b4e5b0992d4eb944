import StackModel
package import Support

/// What documents were before: in a revision of git, or in another folder.
package struct ComparedDocuments: Sendable {
  /// A document that is no more.
  package struct Removed: Sendable {
    /// The path that it would have now.
    package let path: String
    package let bytes: [UInt8]
  }

  /// The documents that differ and are still there.
  private let changed: Set<PathKey>
  /// What they were; none for those that are new.
  private let old: [PathKey: [UInt8]]
  /// The documents that are no more, in the order of their paths.
  package let removed: [Removed]

  private init(_ old: [PathKey: [UInt8]], changed: Set<PathKey>, removed: [Removed]) {
    (self.old, self.changed, self.removed) = (old, changed, removed)
  }

  /// Reads what documents were, and looks for those that are no more.
  ///
  /// - Parameters:
  ///   - paths: The documents of today.
  ///   - searched: The files and folders in which they were looked for.
  ///   - name: A folder, or else a revision.
  package static func find(
    _ paths: [String], in searched: [String], comparedWith name: String
  ) throws(Git.Failure) -> ComparedDocuments {
    InputFiles.isFolder(name)
      ? find(paths, in: searched, folder: name) : try find(paths, in: searched, revision: name)
  }

  /// Whether a document differs from what it was.
  package func contains(_ path: String) -> Bool { changed.contains(PathKey(path)) }

  /// What a document was; nil for one that is new.
  package func oldBytes(_ path: String) -> [UInt8]? { old[PathKey(path)] }
}

// MARK: - Folders

extension ComparedDocuments {
  /// Documents are compared with those that have the same place in the other folder.
  private static func find(_ paths: [String], in searched: [String], folder: String) -> ComparedDocuments {
    let base = searched.count == 1 && InputFiles.isFolder(searched[0]) ? searched[0] : "."
    let root = AbsolutePath(base)
    var (changed, old): (Set<PathKey>, [PathKey: [UInt8]]) = ([], [:])
    var places: Set<String> = []
    for path in paths {
      guard let place = AbsolutePath(path).path(below: root) else { continue }
      places.insert(place)
      guard case .success(let bytes) = InputFile(path: "\(folder)/\(place)").read() else {
        changed.insert(PathKey(path))
        continue
      }
      if case .success(bytes) = InputFile(path: path).read() { continue }
      changed.insert(PathKey(path))
      old[PathKey(path)] = bytes
    }
    let other = AbsolutePath(folder)
    let removed = InputFiles.find([folder]).files.compactMap { file -> Removed? in
      guard let place = AbsolutePath(file.path).path(below: other), !places.contains(place),
        case .success(let bytes) = file.read()
      else { return nil }
      return Removed(path: base == "." ? place : "\(base)/\(place)", bytes: bytes)
    }
    return ComparedDocuments(old, changed: changed, removed: removed)
  }
}

// MARK: - Revisions

extension ComparedDocuments {
  private static func find(
    _ paths: [String], in searched: [String], revision: String
  ) throws(Git.Failure) -> ComparedDocuments {
    var comparison = try GitComparison.find(since: revision)
    var changes: [PathKey: GitComparison.Change] = [:]
    for document in try LocatedDocument.locate(paths.map { PathKey($0) }, in: comparison.top) {
      changes[document.key] = try document.change(in: &comparison)
    }
    let deleted = try deletedDocuments(in: searched, &comparison)
    let contents = try comparison.contents(of: Set(changes.values.compactMap(\.oldContent)).union(deleted.values))
    let documents = ChangedDocuments.read(changes, contents: contents)
    let old = Dictionary(
      uniqueKeysWithValues: changes.keys.compactMap { key in documents.oldBytes(key.path).map { (key, $0) } })
    let removed = deleted.sorted { $0.key < $1.key }.compactMap { path, content in
      contents[content.id].map { Removed(path: path, bytes: $0) }
    }
    return ComparedDocuments(old, changed: Set(changes.keys.filter(documents.contains)), removed: removed)
  }

  /// By the paths that they would have.
  private static func deletedDocuments(
    in searched: [String], _ comparison: inout GitComparison
  ) throws(Git.Failure) -> [String: GitComparison.OldContent] {
    var deleted: [String: GitComparison.OldContent] = [:]
    for name in searched where InputFiles.isFolder(name) {
      let folder = AbsolutePath(name)
      let resolved = AbsolutePath.resolve(folder.text) ?? folder
      for (path, change) in try comparison.changes(below: resolved, in: [resolved]).files {
        guard case .deleted(let content) = change, let place = path.path(below: resolved) else { continue }
        guard place.isDocumentName else { continue }
        deleted[name == "." ? place : "\(name)/\(place)"] = content
      }
    }
    return deleted
  }
}

/// The versions of systems that documents are compared with, so that only what looks worse on newer ones is reported.
package struct OlderSystems: Sendable {
  /// The major version of iOS; nil if documents for iOS are not compared.
  let iOSVersion: Int?
  /// The major version of macOS; nil if documents for macOS are not compared.
  let macOSVersion: Int?

  package init(iOSVersion: Int? = nil, macOSVersion: Int? = nil) {
    (self.iOSVersion, self.macOSVersion) = (iOSVersion, macOSVersion)
  }

  /// Whether nothing is compared.
  var isEmpty: Bool { iOSVersion == nil && macOSVersion == nil }

  /// Makes documents be laid out as on these systems.
  func apply(to options: inout LayoutOptions) {
    StackViewChoice(iOSVersion: iOSVersion, macOSVersion: macOSVersion).apply(to: &options)
  }

  /// The systems that are compared with these, unless a command names others.
  var newerSystems: StackViewChoice {
    StackViewChoice(
      iOSVersion: iOSVersion.map { max($0, SystemVersion.newestMajor) },
      macOSVersion: macOSVersion.map { max($0, SystemVersion.newestMajor) })
  }

  /// The devices to lay out for, unless somebody asks for others: the phone of new documents, and a tablet.
  var variants: VariantChoice {
    isEmpty
      ? VariantChoice()
      : VariantChoice(devices: [.standard] + [Device(named: "ipad10_9rounded", landscape: false)].compactMap(\.self))
  }

  /// What was compared, for people; nil if nothing was.
  var text: String? { name.map { "compared with \($0)" } }

  /// `iOS 18 and macOS 15`; nil if nothing is compared.
  package var name: String? {
    let systems = [iOSVersion.map { "iOS \($0)" }, macOSVersion.map { "macOS \($0)" }].compactMap(\.self)
    return systems.isEmpty ? nil : systems.joined(separator: " and ")
  }
}
