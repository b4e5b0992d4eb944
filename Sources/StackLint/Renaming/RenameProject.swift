import DocumentChanges
import NibDecoder
import Project
package import Support

/// The files of a project in which something is renamed.
package struct RenameProject: Sendable {
  /// The folder that paths are relative to.
  package let folder: AbsolutePath
  let index: ProjectIndex
  let summaries: [SourceSummary]
  private let files: ProjectFiles

  init(_ files: ProjectFiles, in folder: AbsolutePath) {
    let contents = ProjectContents(files, needs: [.sources, .documents, .identifiers, .assets])
    (self.files, self.folder, index, summaries) = (files, folder, contents.index(), contents.sourceSummaries)
  }

  /// Reads the project of a folder.
  ///
  /// - Parameter open: The content of a file that is not the one on the disk; nil for all others.
  /// - Throws: If the folder holds far more than a project.
  package static func read(
    _ folder: AbsolutePath, open: @escaping (AbsolutePath) -> [UInt8]? = { _ in nil }
  ) throws(InputFile.Failure) -> RenameProject {
    guard InputFiles.isFolder(folder.text), let files = ProjectFiles.find(in: folder) else {
      throw InputFile.Failure(reading: folder.shownFolder, "expected the folder of a project")
    }
    let texts = files.paths.reduce(into: [PathKey: [UInt8]]()) { texts, path in
      texts[PathKey(path)] = open(folder.appending(path))
    }
    // Each search asks for all sources.
    let known = Locked<[PathKey: [UInt8]]>(texts)
    let read = { @Sendable (path: String) -> [UInt8]? in
      if let bytes = known.withLock({ $0[PathKey(path)] }) { return bytes }
      let bytes = files.read(path)
      known.withLock { $0[PathKey(path)] = bytes }
      return bytes
    }
    return RenameProject(ProjectFiles(paths: files.paths, read: read), in: folder)
  }

  /// A document without a project.
  package static func alone(_ path: AbsolutePath, _ content: [UInt8]) -> RenameProject {
    let name = path.path(below: path.folder) ?? ""
    return RenameProject(ProjectFiles(paths: [name]) { $0 == name ? content : nil }, in: path.folder)
  }

  var paths: [String] { files.paths.sorted() }
  var classes: ClassIndex { index.classes }

  func content(_ path: String) -> [UInt8]? { files.read(path) }

  /// Documents, and texts in XML that may be stack definitions.
  var documents: [String] { paths.filter { $0.isDocumentName || $0.hasFileExtension("xml") } }

  var sources: [String] { paths.filter { SourceSummary.language(of: $0) != nil } }

  /// A document with a text in it; nil for others, and for a text in XML that is no stack definition.
  ///
  /// - Throws: If it has the text and cannot be read.
  func document(_ path: String, containing text: String) throws(RenameRefusal) -> XMLTree? {
    guard let bytes = content(path) else { return nil }
    let decoded = TextEncoding(of: bytes).decode(bytes) ?? bytes
    guard decoded.containsBytes(MarkupText.escaped(text, for: .value(quote: UInt8(ascii: "\"")))) else { return nil }
    do throws(UnreadableDocument) {
      let tree = try XMLTree(bytes, path: path)
      return path.isDocumentName || tree.isDefinition ? tree : nil
    } catch {
      guard path.isDocumentName else { return nil }
      throw RenameRefusal(
        "cannot be read, and may name \(text)", at: FilePlace(path: path, position: SourcePosition(line: 1, column: 1)))
    }
  }

  /// A class with those of the project that inherit from it.
  func family(of name: String) -> Set<String> {
    var (family, open): (Set<String>, [String]) = ([name], [name])
    var children: [String: [String]] = [:]
    for child in classes.names {
      for parent in classes[child]?.superclasses ?? [] { children[parent, default: []].append(child) }
    }
    while let next = open.popLast() {
      for child in children[next] ?? [] where family.insert(child).inserted { open.append(child) }
    }
    return family
  }
}

extension XMLTree {
  /// Whether the root is a view, as people write it.
  var isDefinition: Bool {
    let root = name(of: root)
    return root != "document" && root != "archive"
      && Vocabulary.stackDefinition[root].map(Vocabulary.stackDefinition.isView) == true
  }

  /// What is known of its elements.
  var vocabulary: Vocabulary { isDefinition ? .stackDefinition : .forDocuments(ofType: self[root, "type"]) }
}
