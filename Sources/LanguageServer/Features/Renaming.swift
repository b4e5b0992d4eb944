import Formats
import NibDecoder
import StackLint
import Support

/// Renames what stands at a place of a document, in all files of its project.
struct Renaming {
  private let document: OpenDocument
  private let analysis: DocumentAnalysis
  private let abilities: EditWriter.Abilities
  /// The text of a file as it is open; nil where it is not.
  private let open: (AbsolutePath) -> OpenDocument?

  init(
    _ document: OpenDocument, _ analysis: DocumentAnalysis, _ abilities: EditWriter.Abilities,
    open: @escaping (AbsolutePath) -> OpenDocument?
  ) {
    (self.document, self.analysis, self.abilities, self.open) = (document, analysis, abilities, open)
  }

  /// Writes the range of the name at an offset and the name itself; nil for a place that has none.
  func preparation(at offset: Int) -> ResponseResult? {
    guard let name = name(at: offset) else { return nil }
    let text = analysis.text
    return { json in
      json.object { json in
        json.key("range")
        text.write(name.range, to: &json)
        json.member("placeholder", name.old)
      }
    }
  }

  /// Writes the edits of a rename; nil for a place that has no name.
  ///
  /// - Throws: Why it is refused.
  func edit(at offset: Int, to new: String) throws(RenameRefusal) -> ResponseResult? {
    guard let name = name(at: offset), let project = project, let path = document.path.path(below: project.folder)
    else {
      return nil
    }
    let rename = Rename(name.kind, from: (name.owner.map { "\($0)." } ?? "") + name.old, to: new)
    let plan = RenamePlan.find(rename, in: project, document: path)
    if let refusal = plan.refusals.first { throw refusal }
    guard plan.moves.isEmpty || abilities.movesFiles else {
      throw RenameRefusal("the editor cannot rename files; use ibstack rename \(name.kind.rawValue)")
    }
    let files = try plan.files().compactMap { file in editedFile(project.folder.appending(file.path), file) }
    let moves = plan.moves.map {
      (DocumentURI(path: project.folder.appending($0.old)), DocumentURI(path: project.folder.appending($0.new)))
    }
    return { [abilities] json in EditWriter(abilities).write(files, moves: moves, to: &json) }
  }

  /// The project of the document, with the texts that are open; nil where nobody knows of one.
  private var project: RenameProject? {
    let lint = document.linted?.outcome.lint
    guard let folder = lint.flatMap({ $0.run.projectFolder(of: $0.name) }) else {
      let path = document.path
      return RenameProject.alone(path, document.text.fileBytes)
    }
    return try? RenameProject.read(folder) { open($0)?.text.fileBytes }
  }

  private func editedFile(_ path: AbsolutePath, _ file: RenamePlan.File) -> EditedFile? {
    let opened = open(path)
    guard let source = SourceFile(decoding: file.new, path: path.text),
      let text = opened?.text
        ?? SourceFile(decoding: file.old, path: path.text).map({
          DocumentText($0.bytes, path: path.text, unit: analysis.text.unit)
        })
    else { return nil }
    return EditedFile(
      uri: opened?.uri ?? DocumentURI(path: path), version: opened?.version, text: text,
      edits: EditWriter.edits(from: text.bytes, to: source.bytes))
  }
}

// MARK: - Names

extension Renaming {
  private struct Name {
    let kind: RenameKind
    let owner: String?
    let old: String
    let range: SourceRange
  }

  private func name(at offset: Int) -> Name? {
    if let id = analysis.id(at: offset) { return Name(kind: .id, owner: nil, old: id.id, range: id.range) }
    guard let tree = analysis.tree, case .attributeValue(let element, let position)? = analysis.place(at: offset) else {
      return nil
    }
    guard let kind = tree.kindOfName(inAttribute: position, of: element) else { return nil }
    var owner: String?
    if kind == .outlet || kind == .action {
      owner = tree.owner(ofConnection: element, among: analysis.elementsByID).flatMap { tree[$0, "customClass"] }
      guard owner != nil else { return nil }
    }
    let (value, range) = (tree.value(ofAttribute: position), tree.valueRange(ofAttribute: position))
    return Name(kind: kind, owner: owner, old: value, range: range)
  }
}
