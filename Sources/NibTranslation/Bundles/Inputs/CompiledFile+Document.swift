package import Support

extension CompiledFile {
  /// The text of the document that it may have been made of.
  ///
  /// - Throws: Why it cannot be read, or has no document.
  package func document() throws(InputFile.Failure) -> [UInt8] {
    let content = try content()
    do throws(DecompilationError) {
      switch content {
      case .nib(let graph, _): return try DecompiledNib(graph).bytes
      case .storyboard(let storyboard, let failures):
        if let failure = failures.first { throw DecompilationError(Self.reason(failure)) }
        return try DecompiledStoryboard(storyboard).bytes
      }
    } catch {
      throw InputFile.Failure(reading: path, error.message)
    }
  }

  /// A storyboard of which a nib is missing would be another one.
  private static func reason(_ failure: InputFile.Failure) -> String { "a nib in it is broken: \(failure.message)" }
}
