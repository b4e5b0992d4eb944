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

extension LayoutDocument {
  /// The major version of iOS or macOS that somebody chose to lay out for; nil if nobody did.
  var chosenSystem: Int? { settings.platform == .macOS ? options.macOSVersion : options.iOSVersion }

  /// Whether the systems of 2025 may show the document in their design. They do not if somebody chose an older one, or the
  /// app asks for the old design.
  var mayRunOnSystemsOf2025: Bool {
    let system = chosenSystem ?? SystemVersion.newestMajor
    return system >= SystemVersion.newDesign && !options.systems.hasCompatibleDesign(system)
  }
}
