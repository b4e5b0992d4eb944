import Foundation
import PackagePlugin

/// Lints a target's documents whenever it is built.
@main
struct LintLayoutsBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let files = TargetFiles(module.sourceFiles.map(\.url), below: context.package.directoryURL)
    return try files.commands(linting: target.name, with: context.tool(named: "ibstack").url)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension LintLayoutsBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = TargetFiles(target.inputFiles.map(\.url), below: context.xcodeProject.directoryURL)
      return try files.commands(linting: target.displayName, with: context.tool(named: "ibstack").url)
    }
  }
#endif
