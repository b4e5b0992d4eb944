import Foundation
import PackagePlugin

/// The files of a target, and the folder of its package or project.
struct TargetFiles {
  private let files: [URL]
  private let root: URL

  init(_ files: some Sequence<URL>, below root: URL) {
    self.files = Array(files)
    self.root = root
  }

  /// One command that lints all documents, none where there are none.
  ///
  /// It runs again when it failed, or when a document, another file of the target, which rules may compare documents
  /// with, or a configuration changed. It has no output, which would become a resource of the target.
  func commands(linting target: String, with tool: URL) -> [Command] {
    guard !documents.isEmpty else { return [] }
    return [
      .buildCommand(
        displayName: "Linting layouts of \(target)", executable: tool,
        arguments: ["lint", "--quiet", "--format", "xcode", "--"] + documents.map(\.nativePath),
        inputFiles: files + configurations)
    ]
  }

  private var documents: [URL] {
    files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
  }

  /// The configurations and baselines in the documents' folders and above, up to the root.
  private var configurations: [URL] {
    let names = [".ibstack.yml", ".ibstack-baseline"]
    let candidates = folders.flatMap { folder in names.map { folder.appending(path: $0) } }
    return candidates.filter { FileManager.default.fileExists(atPath: $0.nativePath) }
  }

  private var folders: [URL] {
    var found: Set<URL> = [root]
    for document in documents {
      var folder = document.deletingLastPathComponent()
      while folder.nativePath.hasPrefix(root.nativePath), found.insert(folder).inserted {
        folder.deleteLastPathComponent()
      }
    }
    return found.sorted { $0.nativePath < $1.nativePath }
  }
}

extension URL {
  /// As the file system writes it.
  var nativePath: String { path(percentEncoded: false) }
}
