import SourceClasses

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

  /// A file, and those of its classes and their subclasses.
  func paths(around path: String) -> Set<String> {
    var seen: Set<String> = []
    var open = Array(classesByPath[path] ?? [])
    while let name = open.popLast() {
      if seen.insert(name).inserted { open += subclasses[name] ?? [] }
    }
    return seen.reduce(into: [path]) { $0.formUnion(sources.paths(ofClass: $1)) }
  }
}
