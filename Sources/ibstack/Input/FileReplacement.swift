/// Puts other content into a file, whole or not at all: see ``FileDraft``.
struct FileReplacement {
  let path: String
  let content: [UInt8]

  /// Replaces a file that nobody may have changed meanwhile.
  ///
  /// - Returns: What went wrong; the file is untouched then.
  func failure(ifStill old: [UInt8]) -> InputFile.Failure? {
    guard path != "-" else {
      return InputFile.Failure(
        writing: path, "standard input cannot be updated; name a file, or add --dry-run")
    }
    return commit(FileDraft.init(ofExisting:)) { changed(from: old) }
  }

  /// The same for a file whose old content does not matter, or that is not there yet.
  func failureOfWriting() -> InputFile.Failure? {
    commit(FileDraft.init(_:)) { nil }
  }

  private func commit(
    _ begin: (String) throws(InputFile.Failure) -> FileDraft, unless obstacle: () -> InputFile.Failure?
  ) -> InputFile.Failure? {
    do throws(InputFile.Failure) {
      let draft = try begin(path)
      try draft.append(content)
      return draft.commit(unless: obstacle)
    } catch {
      return error
    }
  }

  /// Someone may have saved the document while it was laid out.
  private func changed(from old: [UInt8]) -> InputFile.Failure? {
    switch InputFile(path: path).read() {
    case .success(old): nil
    case .success: InputFile.Failure(writing: path, "another program changed it; run again")
    case .failure(let failure): failure
    }
  }
}
