/// What the sources of a file are for, by its path.
enum SourceRole {
  /// Whether a file belongs to the app, and not to its tests or to code of others that is kept beside it.
  static func isOwn(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().allSatisfy { folder in
      !foreign.contains(folder) && !testSuffixes.contains { folder.hasSuffix($0) }
    }
  }

  private static let foreign: Set<Substring> = [
    "Pods", "Carthage", "Checkouts", "Vendor", "vendor", "Vendors", "ThirdParty", "Third Party", "3rdParty", "External",
    "Externals", "Submodules", "Example", "Examples", "Demo", "Templates",
  ]
  private static let testSuffixes = ["Tests", "Test", "UITests", "Specs", "Testing", "tests"]
}
