import Project

/// The files of classes with those of their subclasses: there, a name may stand for a member.
struct ClassFamilies {
  private let classesByPath: [String: Set<String>]
  private var subclasses: [String: Set<String>] = [:]
  private let sources: SourceFiles

  init(_ classes: ClassIndex, _ sources: SourceFiles) {
    self.sources = sources
    classesByPath = sources.classesByPath
    for name in classes.names {
      for superclass in classes[name]?.superclasses ?? [] { subclasses[superclass, default: []].insert(name) }
    }
  }

  /// How many subclasses a file may have. More take time, and use most names anyway.
  private static let mostSubclasses = 500

  /// A file, and those of its classes and their subclasses; nil if there are too many of these.
  func paths(around path: String) -> Set<String>? {
    var seen: Set<String> = []
    var open = Array(classesByPath[path] ?? [])
    let most = open.count + Self.mostSubclasses
    while let name = open.popLast() {
      guard seen.count <= most else { return nil }
      if seen.insert(name).inserted { open += subclasses[name] ?? [] }
    }
    return seen.reduce(into: [path]) { $0.formUnion(sources.paths(ofClass: $1)) }
  }
}
