import Support

/// Where the pictures of documents are written: below a folder, as the documents lie below the folder that holds them all.
struct PictureFiles: Sendable {
  private let folder: AbsolutePath
  /// What the paths of documents have in common.
  private let base: AbsolutePath

  /// - Parameters:
  ///   - folder: The folder for the pictures.
  ///   - folders: Those of the documents.
  init(folder: AbsolutePath, folders: [AbsolutePath]) {
    self.folder = folder
    base = folders.dropFirst().reduce(folders.first ?? AbsolutePath("/")) { common, next in
      var common = common
      while !next.isWithin(common) { common = common.folder }
      return common
    }
  }

  /// Finds the folders of documents.
  ///
  /// - Parameters:
  ///   - folder: The folder for the pictures.
  ///   - paths: The files and folders that the user named.
  static func find(folder: String, documents paths: [String]) -> PictureFiles {
    PictureFiles(
      folder: AbsolutePath(folder),
      folders: paths.map { InputFiles.isFolder($0) ? AbsolutePath($0) : AbsolutePath($0).folder })
  }

  /// The paths of a document's pictures, such as `Main-Login.svg`: none twice, and all below the folder.
  func paths(of document: String, pictures names: [String], suffix: String) -> [AbsolutePath] {
    let path = AbsolutePath(document)
    let parent = path.folder.path(below: base).map(folder.appending) ?? folder
    let stem = String(path.text.folderAndName.name.withoutFileExtension)
    var used: [String: Int] = [:]
    return names.map { name in
      let words = Self.fileName(from: name)
      let whole = names.count == 1 && words == Self.fileName(from: stem) ? stem : stem + "-" + words
      let count = used[whole.lowercased(), default: 0]
      used[whole.lowercased()] = count + 1
      return parent.appending(whole + (count == 0 ? "" : "-\(count + 1)") + suffix)
    }
  }

  /// Writes a file, and the folders that hold it; answers why it could not.
  static func write(_ content: [UInt8], to path: AbsolutePath) -> InputFile.Failure? {
    FileReplacement(path: path.text, content: content, chosenBy: .option).failureOfWriting(createsFolders: true)
  }

  /// A name of a scene as part of a file's name: letters and digits of any script, and hyphens for all else.
  private static func fileName(from name: String) -> String {
    let words = name.prefix(60).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.isEmpty ? "view" : words.joined(separator: "-")
  }
}
