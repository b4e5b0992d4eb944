import FileAccess

/// The versions that the words of a command line name: files, folders, `REV:path`, commits, `REV..REV`.
struct ComparedVersions {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The documents to compare, in the order of their paths.
  ///
  /// - Throws: ``Git/Failure`` or ``InputFile/Failure`` about a version that cannot be read.
  func pairs() throws -> [DocumentPair] {
    switch words.count {
    case 0: return try changed(from: "HEAD", to: nil)
    case 1: return try pairs(of: words[0])
    case 2:
      if let pair = try pair(words[0], words[1]) { return [pair] }
      if isFolder(words[0]), isFolder(words[1]) { return try folders(words[0], words[1]) }
      return try changed(from: words[0], to: words[1])
    default: throw Git.Failure(message: "error: diff compares two versions; name no more than two")
    }
  }

  private func pairs(of word: String) throws -> [DocumentPair] {
    if let dots = word.firstRange(of: ".."), !AbsolutePath(word).exists {
      let (old, new) = (String(word[..<dots.lowerBound]), String(word[dots.upperBound...]))
      return try changed(from: old.isEmpty ? "HEAD" : old, to: new.isEmpty ? "HEAD" : new)
    }
    guard AbsolutePath(word).exists else { return try changed(from: word, to: nil) }
    let git = try Git()
    let place = AbsolutePath(resolving: word) ?? AbsolutePath(word)
    return try changed(from: "HEAD", to: nil).filter { git.top.appending($0.path).isWithin(place) }
  }

  // MARK: - Files

  /// Nil unless both words name a file or a content of git.
  private func pair(_ old: String, _ new: String) throws -> DocumentPair? {
    guard !isFolder(old), !isFolder(new), let before = try content(old), let after = try content(new) else {
      return nil
    }
    return DocumentPair(path: new, old: before, new: after)
  }

  private func isFolder(_ path: String) -> Bool { InputFiles.isFolder(path) }

  private func content(_ word: String) throws -> [UInt8]? {
    // What git passes for a file that is not there.
    if word == "/dev/null" { return [] }
    if word == "-" || AbsolutePath(word).exists { return try InputFile(path: word).read().get() }
    guard word.contains(":") else { return nil }
    let git = try Git()
    guard let id = try git.content(named: word) else {
      throw Git.Failure(message: "\(word): error: neither a file nor a content that git knows")
    }
    return try git.contents(of: [id])[id]
  }

  private func folders(_ old: String, _ new: String) throws -> [DocumentPair] {
    let paths = [old, new].map { folder in
      Set(InputFiles(paths: [folder]).files.map { AbsolutePath($0.path).path(below: AbsolutePath(folder)) ?? $0.path })
    }
    let pairs = try paths[0].union(paths[1]).sorted().map { path in
      DocumentPair(
        path: path, old: paths[0].contains(path) ? try content("\(old)/\(path)") : nil,
        new: paths[1].contains(path) ? try content("\(new)/\(path)") : nil)
    }
    return pairs.filter { $0.old != $0.new }
  }

  // MARK: - Commits

  private func changed(from old: String, to new: String?) throws -> [DocumentPair] {
    let git = try Git()
    let commits = try [old, new].compactMap(\.self).map { name in
      guard let commit = try git.commit(name) else {
        throw Git.Failure(message: "\(name): error: neither a file nor a revision that git knows")
      }
      return commit
    }
    let files = try git.changedFiles(from: commits[0], to: commits.dropFirst().first)
      .filter { $0.path.hasSuffix(".storyboard") || $0.path.hasSuffix(".xib") }
    let contents = try git.contents(of: Set(files.flatMap { [$0.oldID, $0.newID].compactMap(\.self) }))
    return try files.sorted { $0.path < $1.path }.map { file in
      let place = git.top.appending(file.path)
      let after =
        file.isDeleted
        ? nil : try file.newID.map { contents[$0] } ?? InputFile(path: place.text).read().get()
      return DocumentPair(path: file.path, old: file.oldID.flatMap { contents[$0] }, new: after)
    }.filter { $0.old != $0.new }
  }
}
