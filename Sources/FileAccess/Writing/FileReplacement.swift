import LibC

/// Puts other content into a file, whole or not at all: see ``FileDraft``.
package struct FileReplacement {
  let path: String
  let content: [UInt8]

  package init(path: String, content: [UInt8]) {
    self.path = path
    self.content = content
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
      let reason = "standard input cannot be updated; name a file, or add --dry-run"
      return .failed(InputFile.Failure(writing: path, reason))
    }
    do throws(InputFile.Failure) {
      let draft = try FileDraft(ofExisting: path)
      try draft.append(content)
      return try replace(draft, ifStill: old)
    } catch {
      return .failed(error)
    }
  }

  private func replace(_ draft: FileDraft, ifStill old: [UInt8]) throws(InputFile.Failure) -> Outcome {
    let lock: FileLock
    do throws(InputFile.Failure) { lock = try FileLock(draft.target, shown: path) } catch {
      draft.drop()
      throw error
    }
    defer { lock.release() }
    guard lock.content == old else {
      draft.drop()
      return .changed(to: lock.content)
    }
    try draft.seal(asOf: lock.descriptor)
    return draft.place().map(Outcome.failed) ?? .replaced
  }

  /// Replaces a file whose old content does not matter, or that is not there yet.
  ///
  /// - Returns: What went wrong; the file is untouched then.
  package func failureOfWriting() -> InputFile.Failure? {
    do throws(InputFile.Failure) {
      let draft = try FileDraft(path)
      try draft.append(content)
      return draft.commit()
    } catch {
      return error
    }
  }
}
