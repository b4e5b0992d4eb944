/// Puts other content into a file, whole or not at all: see ``FileDraft``.
package struct FileReplacement {
  let path: String
  let content: [UInt8]
  private let origin: WriteDestination.Origin

  /// - Parameter origin: Who chose the path.
  package init(path: String, content: [UInt8], chosenBy origin: WriteDestination.Origin = .project) {
    self.path = path
    self.content = content
    self.origin = origin
  }

  /// How replacing a file ended.
  package enum Outcome {
    case replaced
    /// Another program changed the file, which is as that program left it.
    case changed(to: [UInt8])
    /// The file is untouched.
    case failed(InputFile.Failure)
  }

  /// Replaces a file that nobody may have changed meanwhile.
  ///
  /// Several programs that use this method at once do not overwrite each other's changes.
  package func replace(ifStill old: [UInt8]) -> Outcome {
    guard path != "-" else {
      let reason = "standard input cannot be updated; name a file, or add --check"
      return .failed(InputFile.Failure(writing: path, reason))
    }
    do throws(InputFile.Failure) {
      let draft = try draft(WriteDestination.resolve(path, chosenBy: origin))
      // Made durable before the file is locked and compared: a program that ignores locks has no time to change it meanwhile.
      try draft.seal()
      return try replace(draft, ifStill: old)
    } catch {
      return .failed(error)
    }
  }

  private func draft(_ destination: WriteDestination) throws(InputFile.Failure) -> FileDraft {
    let draft = try FileDraft.create(for: destination)
    try draft.append(content)
    return draft
  }

  private func replace(_ draft: FileDraft, ifStill old: [UInt8]) throws(InputFile.Failure) -> Outcome {
    let lock: FileLock
    do throws(InputFile.Failure) { lock = try FileLock.acquire(draft.destination) } catch {
      draft.drop()
      throw error
    }
    defer { lock.release() }
    guard lock.content == old else {
      draft.drop()
      return .changed(to: lock.content)
    }
    return draft.place().map(Outcome.failed) ?? .replaced
  }

  /// Replaces a file whose old content does not matter, or that is not there yet.
  ///
  /// - Parameter createsFolders: Whether the folders that hold it are created.
  /// - Returns: What went wrong; the file is untouched then.
  package func failureOfWriting(createsFolders: Bool = false) -> InputFile.Failure? {
    do throws(InputFile.Failure) {
      let destination = try WriteDestination.resolve(path, chosenBy: origin)
      if createsFolders, let failure = FolderCreation.create(destination.target.folder) { return failure }
      return try draft(destination).commit()
    } catch {
      return error
    }
  }
}

/// Creates folders.
package enum FolderCreation {
  /// Creates a folder and those that hold it, unless they exist; answers why it could not.
  package static func create(_ path: String, chosenBy origin: WriteDestination.Origin) -> InputFile.Failure? {
    do throws(InputFile.Failure) {
      return create(try WriteDestination.resolve(path, chosenBy: origin).target)
    } catch {
      return error
    }
  }

  static func create(_ folder: AbsolutePath) -> InputFile.Failure? {
    guard !InputFiles.isFolder(folder.text), !folder.isRoot else { return nil }
    if let failure = create(folder.folder) { return failure }
    let isCreated = folder.text.withSystemPath { mkdir($0, 0o777) } == 0
    // Another thread may have been faster.
    return isCreated || InputFiles.isFolder(folder.text) ? nil : InputFile.Failure(writing: folder.text)
  }
}

/// Edits a file in place. If another program changed it meanwhile, the edit is made again.
package struct FileEditing {
  let path: String

  /// After so many attempts the edit fails.
  private static let attempts = 10

  package init(path: String) { self.path = path }

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - edit: The new content, nil to leave the file as it is, and a result to return.
  /// - Returns: The result, and why the file could not be written, in which case it is untouched.
  package func apply<Result>(
    to bytes: [UInt8], _ edit: ([UInt8]) -> (content: [UInt8]?, result: Result)
  ) -> (result: Result, failure: InputFile.Failure?) {
    var bytes = bytes
    var edited = edit(bytes)
    for _ in 0..<Self.attempts {
      guard let content = edited.content else { return (edited.result, nil) }
      switch FileReplacement(path: path, content: content).replace(ifStill: bytes) {
      case .replaced: return (edited.result, nil)
      case .failed(let failure): return (edited.result, failure)
      case .changed(let other):
        bytes = other
        edited = edit(bytes)
      }
    }
    return (edited.result, InputFile.Failure(writing: path, "other programs keep changing it; run again"))
  }
}
