/// Changes of several files of a folder that are made all or not at all, also if the program is killed meanwhile.
///
/// The folder first gets a journal, which holds all changes. A run that finds one there completes it: until the journal is in
/// its place nothing is changed, and from then on nothing is lost.
package struct FileTransaction: Hashable, Sendable {
  /// A change of one file.
  package enum Step: Hashable, Sendable {
    /// Makes a file where none is.
    case create(String, [UInt8])
    /// Puts other content into a file.
    case replace(String, old: [UInt8], new: [UInt8])
    /// Gives a file or a folder another path. Moves come after all replacements.
    case move(String, to: String)
  }

  /// What the changes are for, in words.
  package let title: String
  /// The paths in steps are relative to the folder.
  package let steps: [Step]
  private let folder: AbsolutePath

  /// The name of the journal.
  package static let journalName = ".ibstack-journal"

  package init(_ title: String, _ steps: [Step], in folder: AbsolutePath) {
    (self.title, self.steps, self.folder) = (title, steps, folder)
  }

  private var journal: String { folder.appending(Self.journalName).text }

  /// Makes the changes.
  ///
  /// - Returns: Why they cannot be made. Then all files are as they were, unless the failure says otherwise.
  package func run() -> InputFile.Failure? {
    if let failure = obstacle ?? FileReplacement(path: journal, content: journalBytes).failureOfWriting() {
      return failure
    }
    return complete()
  }

  /// Why nothing can be changed; nil where everything is as it should be.
  private var obstacle: InputFile.Failure? {
    if FileMove.exists(AbsolutePath(journal)) {
      return InputFile.Failure(writing: journal, "another change is not complete; run it again")
    }
    for step in steps {
      guard let state = state(of: step) else { return conflict(step) }
      if state == .done { return conflict(step) }
    }
    return nil
  }

  /// Completes changes that were begun. If a file is neither as it was nor as it should be, all others get their old content.
  package func complete() -> InputFile.Failure? {
    for step in steps {
      if let failure = make(step) {
        if let other = undo() { return other }
        return FileRemoval.remove(journal) ?? failure
      }
    }
    return FileRemoval.remove(journal)
  }

  private func undo() -> InputFile.Failure? {
    for step in steps.reversed() where state(of: step) == .done {
      let failure: InputFile.Failure? =
        switch step {
        case .create(let path, _): FileRemoval.remove(place(path))
        case .replace(let path, let old, let new): replace(current(path), new, with: old)
        case .move(let path, let target): FileMove.move(place(target), to: place(path))
        }
      if let failure { return failure }
    }
    return nil
  }
}

// MARK: - Steps

extension FileTransaction {
  private enum State {
    case open, done
  }

  private func place(_ path: String) -> String { folder.appending(path).text }

  /// Where a file is now: where it was, or where a move has brought it.
  private func current(_ path: String) -> String {
    guard !FileMove.exists(folder.appending(path)) else { return place(path) }
    var moved = path
    for case .move(let old, let new) in steps {
      if moved == old {
        moved = new
      } else if moved.hasBytePrefix(old + "/") {
        moved = new + String(Substring(moved.utf8.dropFirst(old.utf8.count)))
      }
    }
    return place(moved)
  }

  /// Nil for a file that is neither as it was nor as it should be.
  private func state(of step: Step) -> State? {
    switch step {
    case .create(let path, let wanted):
      guard FileMove.exists(folder.appending(path)) else { return .open }
      guard case .success(wanted) = InputFile(path: place(path)).read() else { return nil }
      return .done
    case .replace(let path, let old, let new):
      guard case .success(let content) = InputFile(path: current(path)).read() else { return nil }
      return content == old ? .open : content == new ? .done : nil
    case .move(let path, let target):
      switch (FileMove.exists(folder.appending(path)), FileMove.exists(folder.appending(target))) {
      case (true, false): return .open
      case (false, true): return .done
      default: return nil
      }
    }
  }

  private func make(_ step: Step) -> InputFile.Failure? {
    switch state(of: step) {
    case .done: return nil
    case .open: break
    case nil: return conflict(step)
    }
    switch step {
    case .create(let path, let content):
      return FileReplacement(path: place(path), content: content).failureOfWriting()
    case .replace(let path, let old, let new): return replace(current(path), old, with: new)
    case .move(let path, let target): return FileMove.move(place(path), to: place(target))
    }
  }

  private func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) -> InputFile.Failure? {
    switch FileReplacement(path: path, content: new).replace(ifStill: old) {
    case .replaced: nil
    case .failed(let failure): failure
    case .changed: InputFile.Failure(writing: path, "another program changed it meanwhile; run again")
    }
  }

  private func conflict(_ step: Step) -> InputFile.Failure {
    switch step {
    case .create(let path, _):
      InputFile.Failure(writing: place(path), "exists already; name a file that does not")
    case .replace(let path, _, _):
      InputFile.Failure(writing: place(path), "another program changed it meanwhile; run again")
    case .move(let path, let target):
      InputFile.Failure(writing: place(target), "expected \(path), and nothing in the place of \(target)")
    }
  }
}

// MARK: - Journals

extension FileTransaction {
  /// The changes that a killed run left in a folder; nil where there are none.
  ///
  /// - Throws: If there is a journal that cannot be read, or names files outside of the folder.
  package static func find(in folder: AbsolutePath) throws(InputFile.Failure) -> FileTransaction? {
    let path = folder.appending(journalName)
    guard FileMove.exists(path) else { return nil }
    let bytes = try InputFile(path: path.text).read(limit: journalLimit).get()
    guard !ProjectBoundary.isLink(path.text), let found = FileTransaction(journal: bytes, in: folder) else {
      throw InputFile.Failure(reading: path.text, "not a journal of ibstack; remove it")
    }
    return found
  }

  /// More than all sources of a project.
  private static let journalLimit = 1 << 30
  private static let head = "ibstack journal 1\n"

  var journalBytes: [UInt8] {
    var bytes = Array(Self.head.utf8)
    func add(_ kind: String, _ parts: [UInt8]...) {
      bytes += Array(([kind] + parts.map { "\($0.count)" }).joined(separator: " ").utf8) + [UInt8(ascii: "\n")]
      for part in parts { bytes += part }
    }
    add("title", Array(title.utf8))
    for step in steps {
      switch step {
      case .create(let path, let content): add("create", Array(path.utf8), content)
      case .replace(let path, let old, let new): add("replace", Array(path.utf8), old, new)
      case .move(let path, let target): add("move", Array(path.utf8), Array(target.utf8))
      }
    }
    add("end")
    return bytes
  }

  /// Nil for other bytes, and for paths that a rename never has: whoever writes a journal may be somebody else.
  private init?(journal bytes: [UInt8], in folder: AbsolutePath) {
    var reader = JournalReader(bytes[...])
    guard reader.skip(Self.head), case ("title", let title)? = reader.next(), title.count == 1 else { return nil }
    var steps: [Step] = []
    while let (kind, parts) = reader.next() {
      let paths = parts.map { String(decoding: $0, as: UTF8.self) }
      switch (kind, parts.count) {
      case ("create", 2) where Self.isInside(paths[0]): steps.append(.create(paths[0], Array(parts[1])))
      case ("replace", 3) where Self.isInside(paths[0]):
        steps.append(.replace(paths[0], old: Array(parts[1]), new: Array(parts[2])))
      case ("move", 2) where Self.isInside(paths[0]) && Self.isInside(paths[1]):
        steps.append(.move(paths[0], to: paths[1]))
      case ("end", 0):
        self.init(String(decoding: title[0], as: UTF8.self), steps, in: folder)
        return
      default: return nil
      }
    }
    return nil
  }

  /// Whether a path leads to a visible file below the folder. A name that starts with a dot may be a hook of git.
  package static func isInside(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return names.allSatisfy { $0.first != nil && $0.first != UInt8(ascii: ".") && !$0.contains(0) }
  }
}

private struct JournalReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// The next record; nil where none can be read.
  mutating func next() -> (kind: String, parts: [ArraySlice<UInt8>])? {
    guard let end = rest.prefix(200).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = rest[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    rest = rest[(end + 1)...]
    guard let kind = words.first else { return nil }
    var parts: [ArraySlice<UInt8>] = []
    for word in words.dropFirst() {
      guard let count = Int(word), count >= 0, count <= rest.count else { return nil }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return (kind, parts)
  }
}
