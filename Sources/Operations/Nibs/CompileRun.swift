import Formats
import NibTranslation
import Support

/// Compiles a document to nibs.
package struct CompileRun {
  /// Where the result is written.
  package enum Target {
    /// Into a folder, under the name of the document.
    case folder(String)
    /// As a `.nib` or a `.storyboardc` of this path.
    case path(String)
  }

  private let document: String
  private let target: Target
  private let module: String?
  private let propertyList: String?

  /// - Parameters:
  ///   - module: The module of the classes of the document's target; nil for the one that the document names.
  ///   - propertyList: The property list to write for Xcode's builds.
  package init(_ document: String, to target: Target, module: String?, propertyList: String?) {
    (self.document, self.target) = (document, target)
    (self.module, self.propertyList) = (module, propertyList)
  }

  package func run() throws(ExitStatus) {
    do {
      let (folder, name) = place
      let compiled = try CompiledDocument(
        XMLTree(contentsOf: document), name: String(name.withoutFileExtension), targetModule: module,
        isLocalized: isLocalized)
      try write(compiled, folder)
    } catch {
      throw .reporting(Self.lines(of: error))
    }
  }

  private static func lines(of error: any Error) -> [String] {
    switch error {
    case let failure as CompilationFailure: failure.lines
    case let failure as UnreadableDocument: [failure.description]
    case let failure as InputFile.Failure: [failure.message]
    default: ["error: \(String(describing: error))"]
    }
  }

  /// Whether the document's texts are looked up in tables of strings when the app runs.
  private var isLocalized: Bool { AbsolutePath(document).folder.text.hasByteSuffix("/Base.lproj") }

  /// The folder of the result, and the result's or the document's file name.
  private var place: (folder: String, name: String) {
    func name(_ path: AbsolutePath) -> String { path.text.split(separator: "/").last.map(String.init) ?? document }
    switch target {
    case .folder(let folder): return (folder, name(AbsolutePath(document)))
    case .path(let path): return (AbsolutePath(path).folder.text, name(AbsolutePath(path)))
    }
  }

  private func write(_ compiled: CompiledDocument, _ output: String) throws(InputFile.Failure) {
    for file in compiled.files { try Self.write(file.content, to: "\(output)/\(file.path)") }
    if let propertyList { try Self.write(Array(Self.emptyPropertyList.utf8), to: propertyList) }
  }

  private static func write(_ content: [UInt8], to path: String) throws(InputFile.Failure) {
    let file = FileReplacement(path: path, content: content, chosenBy: .option)
    if let failure = file.failureOfWriting(createsFolders: true) { throw failure }
  }

  private static let emptyPropertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict/>
    </plist>

    """
}
