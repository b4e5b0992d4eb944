/// The languages of a project, by its folders `ar.lproj`.
struct ProjectLanguages: Sendable {
  /// Whether one of them is written from right to left. False for a project without any translation.
  let hasRightToLeft: Bool

  init(_ files: ProjectFiles) {
    hasRightToLeft = files.paths.contains { Self.language(of: $0).map(Self.isRightToLeft) ?? false }
  }

  /// The language of a folder, or of a file in such a folder; nil for others.
  private static func language(of path: String) -> Substring? {
    let folder = path.hasSuffix(suffix) ? path[...] : path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    guard folder.hasSuffix(suffix) else { return nil }
    let name = folder.lastIndex(of: "/").map { folder[folder.index(after: $0)...] } ?? folder
    return name.dropLast(suffix.count)
  }

  private static let suffix = ".lproj"

  /// Whether an identifier such as `ar` or `pa-Arab-PK` is that of a language written from right to left.
  private static func isRightToLeft(_ identifier: Substring) -> Bool {
    let parts = identifier.split { $0 == "-" || $0 == "_" }
    if parts.dropFirst().contains(where: { scripts.contains($0) }) { return true }
    return parts.first.map { languages.contains($0) || names.contains($0) } ?? false
  }

  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
  /// As Xcode once named the folders.
  private static let names: Set<Substring> = ["Arabic", "Hebrew"]
  private static let scripts: Set<Substring> = ["Arab", "Hebr"]
}
