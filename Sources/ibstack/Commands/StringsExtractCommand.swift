public import ArgumentParser
import Escaping
import FileAccess
import Localization
import XMLSource

struct StringsExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Write the texts of documents as strings files.",
    discussion: """
      Writes what ibtool --generate-strings-file writes: an entry for each text that users see, with its object, class
      and the developer's hint. Leaves out objects whose hint contains bc-ignore!.

        ibstack strings extract Base.lproj/Main.storyboard
        ibstack strings extract App --output en.lproj
      """)

  @Argument(help: "Files, folders, or - for standard input. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @Option(help: "File to write to, or an existing folder for a file of each document. The default is standard output.")
  var output: String?

  @Option(help: "Encoding: utf-8 or utf-16, which ibtool writes.")
  var encoding: StringsEncoding = .utf8

  func run() throws {
    let files = InputFiles(paths: paths.expanded)
    if let output, !InputFiles.isFolder(output), files.files.count > 1 {
      throw ValidationError("\(output) is no folder; name one to write several files")
    }
    let (output, encoding) = (output, encoding)
    try DocumentRun(files, sinks: [OutputSink()]).process(isQuiet: true) { bytes, path in
      do throws(UnreadableDocument) {
        let text = StringsFileWriter.text(for: try DocumentStrings(bytes, path: path).strings)
        let content = encoding.encode(text)
        guard let output else { return DocumentRun.Output(text: OutputText(file: content), diagnostics: []) }
        let target = Self.target(of: path, in: output)
        let failure = FileReplacement(path: target, content: content).failureOfWriting()
        return DocumentRun.Output(
          diagnostics: [], complaint: failure.map { "\($0.message)" }, isFailure: failure != nil)
      } catch {
        return DocumentRun.Output(diagnostics: [], complaint: error.complaint, isFailure: true)
      }
    }
  }

  private static func target(of path: String, in output: String) -> String {
    guard InputFiles.isFolder(output), let stem = LanguageFiles.stem(path.folderAndName.name) else { return output }
    return "\(output.hasSuffix("/") ? output : output + "/")\(stem).strings"
  }
}

/// How strings files are written.
enum StringsEncoding: String, ExpressibleByArgument, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  func encode(_ text: [UInt8]) -> [UInt8] {
    guard self == .utf16 else { return text }
    let mark: [UInt8] = [0xFF, 0xFE]
    return mark + String(decoding: text, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}
