import Foundation

/// Programs that some tests run and that a machine may lack: README asks for Swift, git and make only.
enum InstalledTool {
  static let python = isInstalled("python3")
  static let patch = isInstalled("patch")

  private static func isInstalled(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
