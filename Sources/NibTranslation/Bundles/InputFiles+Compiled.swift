import NibDecoder
package import Support

extension InputFiles {
  /// Takes files as they are, searches folders for documents, and reads compiled nibs and storyboards, alone and in
  /// bundles, as the documents that they may have been made of.
  ///
  /// Compiled files are searched for only where a path names one, or a bundle: what a project's folder has of them, such
  /// as frameworks, is not the project's own.
  package static func find(withCompiled paths: SearchedPaths, wanted: WantedFiles = .layouts) -> InputFiles {
    var found = InputFiles(files: [], failures: [])
    for path in paths.names {
      guard CompiledFile.isRecognized(path) else {
        found.append(find(paths.only(path), wanted: wanted))
        continue
      }
      do throws(InputFile.Failure) {
        let files = try CompiledFile.all(at: path)
        found.append(InputFiles(files: files.map(InputFile.init(compiled:)), failures: []))
        // A bundle of frameworks may hold sources, too.
        if files.isEmpty { found.append(find(paths.only(path), wanted: wanted)) }
      } catch {
        found.append(InputFiles(files: [], failures: [error.message]))
      }
    }
    return found.required(in: paths.names, wanted)
  }
}

extension InputFile {
  /// A compiled file, whose content is the text of a document.
  fileprivate init(compiled file: CompiledFile) {
    self.init(path: file.path) {
      Result { () throws(InputFile.Failure) in try file.document() }
    }
  }
}

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
