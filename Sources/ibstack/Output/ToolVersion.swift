/// The version of the program.
enum ToolVersion {
  static let current = "0.1.0"
}
