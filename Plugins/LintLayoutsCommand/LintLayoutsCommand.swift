import Foundation
import PackagePlugin

/// `swift package lint-layouts`: lints the documents of a package's targets.
@main
struct LintLayoutsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let arguments = LintArguments(arguments)
    let targets =
      arguments.targets.isEmpty ? context.package.targets : try context.package.targets(named: arguments.targets)
    let tool = try context.tool(named: "ibstack").url
    let folders = targets.compactMap(\.sourceModule?.directoryURL).filter(hasDocuments)
    try arguments.run(tool, defaultPaths: folders.map(\.nativePath))
  }

  /// Whether there is something to lint in a folder: ibstack takes a folder without documents for a mistake.
  private func hasDocuments(_ folder: URL) -> Bool {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.contains { ($0 as? URL)?.isDocument ?? false } ?? false
  }
}

extension URL {
  fileprivate var isDocument: Bool { ["storyboard", "xib"].contains(pathExtension.lowercased()) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LintLayoutsCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let arguments = LintArguments(arguments)
      let targets = context.xcodeProject.targets.filter {
        arguments.targets.isEmpty || arguments.targets.contains($0.displayName)
      }
      let files = targets.flatMap { $0.inputFiles.map(\.url) }
      let documents = files.filter(\.isDocument)
      try arguments.run(context.tool(named: "ibstack").url, defaultPaths: documents.map(\.nativePath))
    }
  }
#endif
