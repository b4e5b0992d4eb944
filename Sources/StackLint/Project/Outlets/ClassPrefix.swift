import Project

/// The capitals with which a project begins the names of its Objective-C classes, which have no modules.
enum ClassPrefix {
  /// The prefix of most classes; nil if they have none in common, and if there are few classes.
  static func common(to sources: [(path: String, summary: SourceSummary)]) -> String? {
    var counts: [String: Int] = [:]
    var all = 0
    for source in sources where SourceRole.isOwn(source.path) {
      for declaration in source.summary.declarations where declaration.kind == .objectiveCClass {
        all += 1
        if let prefix = prefix(of: declaration.name) { counts[prefix, default: 0] += 1 }
      }
    }
    guard all >= fewestClasses, let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
      return nil
    }
    return most.value * 2 > all ? most.key : nil
  }

  /// `ABC` of `ABCDefinition`; nil for a name with fewer than two capitals before its first word.
  static func prefix(of name: String) -> String? {
    let prefix = name.prefix { $0.isUppercase }.dropLast()
    return prefix.count > 1 && name.count > prefix.count + 2 ? String(prefix) : nil
  }

  private static let fewestClasses = 10
}
