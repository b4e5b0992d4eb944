import DocumentChanges
import NibDecoder
import Project
import Support

/// All that a rename changes, or the reasons why it changes nothing.
package struct RenamePlan: Sendable {
  /// A file that gets other content.
  package struct File: Sendable {
    package let path: String
    package let old: [UInt8]
    package let new: [UInt8]
    /// How many places have another name.
    package let count: Int
  }

  /// What happens to uses of which nobody can tell whether they are of what is renamed.
  package enum Unclear: String, CaseIterable, Sendable {
    /// They stop the rename.
    case refuse
    case rename, keep
  }

  let project: RenameProject
  let rename: Rename
  private let unclear: Unclear
  private var texts: [String: (source: SourceFile, edits: [SourceRange: SourceEdit])] = [:]
  private var moved: [String: String] = [:]
  private(set) package var refusals: [RenameRefusal] = []
  /// What somebody should look at.
  private(set) package var remarks: [RenameRefusal] = []

  init(_ rename: Rename, in project: RenameProject, unclear: Unclear) {
    (self.rename, self.project, self.unclear) = (rename, project, unclear)
  }

  /// Looks for all that a rename has to change.
  ///
  /// - Parameter document: The document of an id; nil for the only one that has it.
  package static func find(
    _ rename: Rename, in project: RenameProject, document: String? = nil, unclear: Unclear = .refuse
  ) -> RenamePlan {
    var plan = RenamePlan(rename, in: project, unclear: unclear)
    if let mistake = rename.mistake {
      plan.refuse(mistake)
      return plan
    }
    switch rename.kind {
    case .outlet, .action: plan.planMember()
    case .class: plan.planClass()
    case .id: plan.planID(in: document)
    case .storyboard: plan.planStoryboard()
    case .reuseIdentifier, .segueIdentifier, .storyboardIdentifier, .restorationIdentifier: plan.planIdentifier()
    case .image, .color: plan.planAsset()
    case .stringsKey: plan.planStringsKey()
    }
    if plan.refusals.isEmpty, plan.texts.isEmpty, plan.moved.isEmpty {
      plan.refuse("the project has no \(rename.kind.words) \(rename.old)")
    }
    return plan
  }

  var hasChanges: Bool { !texts.isEmpty || !moved.isEmpty }

  /// The files and folders that get another path.
  package var moves: [(old: String, new: String)] { moved.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

  /// The files that get other content, in the order of their paths.
  ///
  /// - Throws: If one of them cannot be written.
  package func files() throws(RenameRefusal) -> [File] {
    var files: [File] = []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let old = project.content(path), let new = text.source.bytes(with: text.edits.values, replacing: old),
        new != old
      else {
        throw RenameRefusal(
          "cannot be written with the new name", at: FilePlace(path: path, position: SourcePosition(line: 1, column: 1))
        )
      }
      files.append(File(path: path, old: old, new: new, count: text.edits.count))
    }
    return files
  }
}

extension SourceFile {
  /// The bytes of the file with edits; nil if they overlap, or the result cannot be read. A document in Xcode's form keeps
  /// it: connections are in the order of their names.
  fileprivate func bytes(with edits: some Sequence<SourceEdit>, replacing old: [UInt8]) -> [UInt8]? {
    guard let list = try? EditList(edits), let new = try? list.applied(to: self) else { return nil }
    guard path.isDocumentName || path.hasFileExtension("xml") else { return new }
    let kept = path.isDocumentName ? FormattedDocument.keepingForm(of: old, edited: new) : new
    return (try? XMLTree(kept, path: path)).map { _ in kept }
  }
}

// MARK: - Changes

extension RenamePlan {
  mutating func refuse(_ message: String) { refusals.append(RenameRefusal(message)) }

  mutating func refuse(_ message: String, _ source: SourceFile, _ offset: Int) {
    refusals.append(RenameRefusal(message, at: Self.place(source, offset)))
  }

  mutating func remark(_ message: String) { remarks.append(RenameRefusal(message)) }

  mutating func remark(_ message: String, _ source: SourceFile, _ offset: Int) {
    remarks.append(RenameRefusal(message, at: Self.place(source, offset)))
  }

  private static func place(_ source: SourceFile, _ offset: Int) -> FilePlace {
    FilePlace(path: source.path, position: LineIndex(source).position(at: offset))
  }

  mutating func edit(_ source: SourceFile, _ range: Range<Int>, _ replacement: String) {
    let edit = SourceEdit(SourceRange(range.lowerBound, range.upperBound), replacement)
    texts[source.path, default: (source, [:])].edits[edit.range] = edit
  }

  /// Gives the value of an attribute another text.
  mutating func edit(_ tree: XMLTree, _ attribute: Int, _ value: String) {
    let range = tree.valueRange(ofAttribute: attribute)
    let quote = tree.source.bytes[range.upperBound]
    edit(tree.source, range.lowerBound..<range.upperBound, MarkupText.escaped(value, for: .value(quote: quote)))
  }

  /// Gives a place another name, or decides about one that nobody can tell.
  mutating func edit(_ source: SourceFile, _ range: Range<Int>, _ replacement: String, unless reason: String?) {
    guard let reason else { return edit(source, range, replacement) }
    switch unclear {
    case .refuse: refuse(reason, source, range.lowerBound)
    case .rename: edit(source, range, replacement)
    case .keep: break
    }
  }

  mutating func move(_ path: String, to target: String) {
    if FileTransaction.isInside(path), FileTransaction.isInside(target) {
      moved[path] = target
    } else {
      refuse("\(path) cannot get the name \(target)")
    }
  }

  /// Goes through the elements of all documents that have a text.
  mutating func forEachDocument(
    containing text: String, _ body: (inout RenamePlan, XMLTree) -> Void
  ) {
    for path in project.documents {
      do throws(RenameRefusal) {
        if let tree = try project.document(path, containing: text) { body(&self, tree) }
      } catch {
        refusals.append(error)
      }
    }
  }

  /// Goes through all sources that have a text.
  mutating func forEachSource(
    containing text: String, _ body: (inout RenamePlan, SourceNameSearch, SourceFile) -> Void
  ) {
    for path in project.sources {
      guard let bytes = project.content(path), bytes.containsBytes(text),
        let search = SourceNameSearch(bytes, path: path)
      else { continue }
      body(&self, search, SourceFile(path: path, bytes: bytes))
    }
  }
}
