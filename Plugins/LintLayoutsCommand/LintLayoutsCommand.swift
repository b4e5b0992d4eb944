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
    try arguments.run(tool, defaultPaths: targets.compactMap(\.sourceModule?.directoryURL.nativePath))
  }
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
      let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
      try arguments.run(context.tool(named: "ibstack").url, defaultPaths: documents.map(\.nativePath))
    }
  }
#endif
