import NibDecoder
import StackModel

extension LintedDocument {
  /// The lowest major version of iOS on which the app runs: what the document, its target or its Swift package is built
  /// for. Nil if none says so.
  var leastSystem: Int? {
    let ofDocument = elements["deployment"].filter { $0["identifier"] != "macosx" }
      .compactMap { $0["version"].flatMap { Int($0) } }.map { SystemVersion(hexadecimalCode: $0).major }
    let ofTarget = project?.modules.deployment.leastMajor(ofFile: projectPath ?? "")
    return [ofDocument.max(), ofTarget].compactMap { $0 }.max()
  }
}
