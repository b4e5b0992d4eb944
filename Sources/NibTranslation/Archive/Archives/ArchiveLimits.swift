/// How large an archive may be. The largest that Apple's tools are known to have written have a hundredth of it.
struct ArchiveLimits {
  /// Of objects, values, keys and class names together, each of which costs memory.
  static let rows = 1 << 20
  /// Of bytes.
  static let size = 64 << 20
  /// Of archives in archives.
  static let depth = 16
}
