import Support

/// The files that belong to a target, by paths as the project names them.
public struct TargetFiles: Sendable {
  /// The files that the project names one by one. Others may belong to the target with the folder that they are in.
  public private(set) var listed: Set<String> = []
  /// Files whose translations the project names together, without the folder of the language.
  private var localized: Set<String> = []
  private var folders: [SynchronizedFolder] = []

  /// Whether a file is compiled into the target or copied to its product.
  public func contains(_ path: String) -> Bool {
    listed.contains(path) || folders.contains { $0.contains(path) }
      || !localized.isEmpty && path.withoutLanguage.map(localized.contains) == true
  }

  /// Whether files belong to the target that the project does not name one by one.
  public var hasFolders: Bool { !folders.isEmpty || !localized.isEmpty }

  mutating func insert(_ path: String) { listed.insert(path) }

  mutating func insert(_ folder: SynchronizedFolder) { folders.append(folder) }

  /// - Parameter path: The path of a file in all languages, without the language.
  mutating func insert(localized path: String) { localized.insert(path) }
}

/// A folder whose files belong to a target without being listed. Xcode 16 introduced them.
struct SynchronizedFolder: Sendable {
  let path: String
  /// Paths below the folder that the target leaves out.
  let exceptions: Set<String>

  func contains(_ file: String) -> Bool {
    guard file.hasBytePrefix(path), file.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/") else {
      return false
    }
    var inner = Substring(file.utf8.dropFirst(path.utf8.count + 1))
    if let place = String(inner).withoutLanguage, exceptions.contains(Self.localizedPrefix + place) { return false }
    // An exception can name a folder.
    while !exceptions.contains(String(inner)) {
      guard let slash = inner.utf8.lastIndex(of: UInt8(ascii: "/")) else { return true }
      inner = inner[..<slash]
    }
    return false
  }

  /// What stands before an exception that is a file in all languages: `/Localized/Views/Main.storyboard` for
  /// `Views/de.lproj/Main.storyboard` and the others.
  ///
  /// Evidence: 2 projects that Xcode 16 saved, 2 repositories.
  static let localizedPrefix = "/Localized/"
}

extension String {
  /// `Views/Main.storyboard` for `Views/de.lproj/Main.storyboard`; nil for a file that is in no folder of a language.
  fileprivate var withoutLanguage: String? {
    var names = split(separator: "/")
    guard names.count > 1, names[names.count - 2].hasByteSuffix(".lproj") else { return nil }
    names.remove(at: names.count - 2)
    return names.joined(separator: "/")
  }
}

/// The folders of a project whose files belong to targets without being listed.
struct SynchronizedFolders {
  /// By their identifiers.
  private var paths: [String: String] = [:]
  /// Paths below a folder, by target, then by the folder's identifier. The target of a folder leaves them out, other
  /// targets take them in.
  private var exceptions: [String: [String: [String]]] = [:]

  init(_ objects: ProjectObjects, paths files: FilePaths?) {
    for folder in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = files?[folder.id] else { continue }
      paths[folder.id] = path
      for exception in objects.objects("exceptions", of: folder) {
        guard let target = exception.string("target") else { continue }
        exceptions[target, default: [:]][folder.id, default: []] += exception.strings("membershipExceptions")
      }
    }
  }

  /// Inserts the folders of a target without its exceptions, and its exceptions in the folders of other targets.
  func insert(into files: inout TargetFiles, of target: ProjectObject) {
    let own = Set(target.strings("fileSystemSynchronizedGroups"))
    let exceptions = exceptions[target.id] ?? [:]
    for folder in own.sorted() {
      guard let path = paths[folder] else { continue }
      files.insert(SynchronizedFolder(path: path, exceptions: Set(exceptions[folder] ?? [])))
    }
    for (folder, names) in exceptions where !own.contains(folder) {
      guard let path = paths[folder] else { continue }
      for name in names {
        if name.hasBytePrefix(SynchronizedFolder.localizedPrefix) {
          let place = String(name.dropFirst(SynchronizedFolder.localizedPrefix.count))
          files.insert(localized: FilePaths.join(path, place))
        } else {
          files.insert(FilePaths.join(path, name))
        }
      }
    }
  }
}
