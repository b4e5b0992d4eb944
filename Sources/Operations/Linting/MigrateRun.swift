package import StackLint
import Support

/// Converts the configuration of another linter.
package struct MigrateRun {
  private let file: String
  private let linter: PeerLinter
  private let output: String?

  /// - Parameters:
  ///   - linter: Whose configuration it is; nil for what the file's name says.
  ///   - output: The file to write to, which must not exist yet; nil for standard output.
  package init(_ file: String, linter: PeerLinter?, output: String?) {
    (self.file, self.output) = (file, output)
    self.linter = linter ?? (file.hasByteSuffix(".json") ? .xiblint : .iblinter)
  }

  package func run() throws(ExitStatus) {
    if let output, AbsolutePath(output).exists {
      throw .reporting("\(output): error: exists already; remove it first")
    }
    let text: Escaped<YAMLScalar>
    do throws(InvalidConfiguration) {
      let configuration = try PeerConfigurationReader.read(contentsOf: file, linter: linter)
      text = MigratedConfigurationWriter(configuration: configuration).text
    } catch {
      throw .reporting(error.lines)
    }
    guard let output else { return try Printout(text).print() }
    try FileReplacement(path: output, content: text.bytes, chosenBy: .option).write()
  }
}
