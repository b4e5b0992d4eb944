extension InputFiles {
  /// Takes files as they are, and searches folders in the order of names.
  ///
  /// Hidden folders, exported localizations, and links to folders, are not searched: see ``skippedDocuments()``. Files that
  /// git ignores are left out and counted.
  ///
  /// - Parameters:
  ///   - isConfined: Whether links that lead out of a folder's repository, or of the folder itself if it is in none, are
  ///     reported instead of followed.
  ///   - limit: How many files and folders the search looks at.
  package static func find(
    _ paths: SearchedPaths, wanted: WantedFiles = .documents, isConfined: Bool = true, limit: Int = .max
  ) -> InputFiles {
    var found = search(paths.names, wanted, isConfined: isConfined, limit: limit)
    if !paths.includesIgnored { found.leaveOut(ignored: IgnoredFiles.positions(in: found)) }
    return found
  }

  /// The same for paths that are only named.
  package static func find(
    _ names: [String], wanted: WantedFiles = .documents, isConfined: Bool = true, limit: Int = .max
  ) -> InputFiles {
    find(SearchedPaths(names), wanted: wanted, isConfined: isConfined, limit: limit)
  }
}

/// Asks git which files it ignores: untracked ones that `.gitignore`, `info/exclude` or the user's own list name.
///
/// A tracked file is never ignored, whatever these files say. Each repository is asked once for all its files; one that git
/// refuses ignores nothing.
struct IgnoredFiles {
  /// A file or folder, and the working tree that it is in.
  private struct Item {
    let tree: AbsolutePath
    let path: AbsolutePath
  }

  /// By working trees: what is asked of each.
  private var questions: [AbsolutePath: Set<AbsolutePath>] = [:]
  private var ignored: Set<AbsolutePath> = []
  /// By folders: the working tree that each is in; nil if it is in none.
  private var trees: [AbsolutePath: AbsolutePath?] = [:]

  /// A repository may hold any number of others.
  private static let treeLimit = 64

  private init() {}

  /// The positions of files that a search found and that git ignores. A folder that is named itself holds none of them if git
  /// ignores it.
  static func positions(in found: InputFiles) -> Set<Int> {
    var asked = IgnoredFiles()
    var places: [(position: Int, items: [Item], root: [Item])] = []
    for folder in found.folders where !folder.positions.isEmpty {
      let (named, root) = (AbsolutePath(folder.path), AbsolutePath.resolve(folder.path))
      guard let root else { continue }
      let items = asked.items(root)
      for position in folder.positions {
        guard let path = AbsolutePath(found.files[position].path).path(below: named) else { continue }
        places.append((position, asked.items(root.appending(path)), items))
      }
    }
    asked.ask()
    return Set(places.filter { asked.ignores($0.items) && !asked.ignores($0.root) }.map(\.position))
  }

  private func ignores(_ items: [Item]) -> Bool { items.contains { ignored.contains($0.path) } }

  /// A file in its working tree, that tree in the one around it, and so on.
  private mutating func items(_ path: AbsolutePath) -> [Item] {
    var items: [Item] = []
    var path = path
    while !path.isRoot, let tree = tree(of: path.folder) {
      items.append(Item(tree: tree, path: path))
      questions[tree, default: []].insert(path)
      path = tree
    }
    return items
  }

  private mutating func tree(of folder: AbsolutePath) -> AbsolutePath? {
    if let known = trees[folder] { return known }
    let found = folder.isRepository ? folder : folder.isRoot ? nil : tree(of: folder.folder)
    trees[folder] = .some(found)
    return found
  }

  private mutating func ask() {
    let trees = questions.keys.sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
    for tree in trees.prefix(Self.treeLimit) {
      ignored.formUnion(Self.ignored(questions[tree] ?? [], in: tree))
    }
  }

  private static func ignored(_ paths: Set<AbsolutePath>, in tree: AbsolutePath) -> Set<AbsolutePath> {
    var process = GitProcess()
    process.forgetRepository()
    process.folder = tree
    // With the index, git would compare each path with each of its entries.
    let question = paths.map { $0.text + "\0" }.joined()
    guard let answer = try? process.run(["check-ignore", "--no-index", "-z", "--stdin"], input: question),
      answer.status == 0
    else { return [] }
    let named = Set(answer.output.split(separator: 0).map { AbsolutePath(String(pathBytes: $0)) })
    let list = ["ls-files", "--cached", "--ignored", "--exclude-standard", "-z"]
    guard let tracked = try? process.output(of: list) else { return [] }
    return named.subtracting(tracked.split(separator: 0).map { tree.appending(String(pathBytes: $0)) })
  }
}
