/// The languages that are written from right to left.
package enum RightToLeftLanguage {
  /// Whether an identifier such as `ar` or `pa-Arab-PK` is that of one of them.
  package static func contains(_ identifier: String) -> Bool {
    let parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    if parts.dropFirst().contains(where: scripts.contains) { return true }
    return parts.first.map { languages.contains($0) || names.contains($0) } ?? false
  }

  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
  /// As Xcode once named the folders.
  private static let names: Set<String> = ["Arabic", "Hebrew"]
  private static let scripts: Set<String> = ["Arab", "Hebr"]
}
