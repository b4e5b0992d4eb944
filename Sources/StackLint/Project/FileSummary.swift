import DocumentChanges
import Project
import Support

/// What rules need to know of one file of a project.
///
/// A project has many files. Whoever creates a ``ProjectIndex`` can create their summaries on several cores.
public struct FileSummary: Sendable {
  /// Indirect, since the largest kind would make all of them as large.
  indirect enum Content: Sendable {
    case source(SourceSummary)
    case document(DocumentSummary)
    case xcodeProject(XcodeProject)
    case translation(TranslationSummary)
    /// Nil for a file whose names cannot be read.
    case font(FontNameTable?)
  }

  /// The kinds of files that have a summary.
  enum Kind: Hashable {
    case source, xcodeProject, translation, font
    case document(DocumentSummary.Kind)

    init?(path: String) {
      if SourceSummary.language(of: path) != nil {
        self = .source
      } else if let kind = DocumentSummary.Kind(path: path) {
        self = .document(kind)
      } else if path.hasByteSuffix(FileSummary.xcodeProjectSuffix) {
        self = .xcodeProject
      } else if TranslationSummary.isTranslation(path) {
        self = .translation
      } else if FontNameTable.isFont(path) {
        self = .font
      } else {
        return nil
      }
    }

    /// Whether a need is answered by such files.
    func isNeeded(for needs: ProjectNeeds) -> Bool {
      switch self {
      case .source: needs.contains(.sources)
      case .document: needs.contains(.documents)
      case .xcodeProject: !needs.isDisjoint(with: [.sources, .assets, .translations])
      case .translation: needs.contains(.translations)
      case .font: needs.contains(.fonts)
      }
    }
  }

  static let xcodeProjectSuffix = ".xcodeproj/project.pbxproj"

  let path: String
  let content: Content

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: Relative to the project's folder. Its suffix decides what is read.
  ///   - needs: What rules need of the project. Few need the texts of documents.
  /// - Returns: Nil for a file of another kind, and for an Xcode project that cannot be read.
  public init?(_ bytes: [UInt8], path: String, needs: ProjectNeeds = []) {
    self.path = path
    switch Kind(path: path) {
    case .source: content = .source(SourceSummary(bytes, path: path))
    case .document(let kind):
      var summary = DocumentScanner.summary(of: bytes, kind: kind, path: path)
      if needs.contains(.texts), LocalizedPath(path)?.isBase == true,
        let document = try? DocumentStrings(bytes, path: path)
      {
        summary.texts = document.texts
      }
      content = .document(summary)
    case .xcodeProject:
      guard let project = try? XcodeProject(bytes, folder: Self.folder(around: path)) else { return nil }
      content = .xcodeProject(project)
    case .translation:
      guard let translation = TranslationSummary(bytes, path: path) else { return nil }
      content = .translation(translation)
    case .font: content = .font(FontNameTable(bytes))
    case nil: return nil
    }
  }

  private init(path: String, _ content: Content) { (self.path, self.content) = (path, content) }

  /// The same, of a document with names that it shares with others.
  func sharing(_ names: SharedNames) -> FileSummary {
    guard case .document(let summary) = content else { return self }
    return FileSummary(path: path, .document(summary.sharing(names)))
  }

  /// What a document offers and expects; nil for other files.
  var document: DocumentSummary? {
    guard case .document(let summary) = content else { return nil }
    return summary
  }

  /// What a source declares and names, with its path; nil for other files.
  var source: (path: String, summary: SourceSummary)? {
    guard case .source(let summary) = content else { return nil }
    return (path, summary)
  }

  /// The folder that holds the `.xcodeproj`.
  private static func folder(around path: String) -> String {
    path.split(separator: "/").dropLast(2).joined(separator: "/")
  }
}

extension FileSummary {
  /// Whether two contents of a file look alike to the other files of its project. Only documents are looked at.
  static func isSameDocument(_ old: [UInt8], _ new: [UInt8], path: String) -> Bool {
    guard isDocument(path), case .document(let first)? = FileSummary(old, path: path, needs: .texts)?.content,
      case .document(let second)? = FileSummary(new, path: path, needs: .texts)?.content
    else { return false }
    return first == second
  }

  /// Whether a file is a document, by its path.
  static func isDocument(_ path: String) -> Bool { DocumentSummary.Kind(path: path) != nil }

  /// Whether a file is a source, by its path.
  static func isSource(_ path: String) -> Bool { Kind(path: path) == .source }
}
