import Project

/// The outlets that documents connect, with those that subclasses and superclasses connect for a class.
struct ClassConnections {
  private let connected: [String: Set<String>]
  private let classes: ClassIndex
  /// The superclasses of each class that documents name, with the class itself.
  private var lines: [String: Set<String>] = [:]
  /// The classes that documents name below each class.
  private var subclasses: [String: Set<String>] = [:]

  /// - Parameter connected: The outlets that objects of each custom class connect.
  init(_ connected: [String: Set<String>], _ classes: ClassIndex) {
    self.connected = connected
    self.classes = classes
    for name in connected.keys {
      let line = line(of: name)
      lines[name] = line
      for superclass in line { subclasses[superclass, default: []].insert(name) }
    }
  }

  /// The class with its superclasses, and the classes below it that documents name; nil if there are too many of these.
  ///
  /// The owner of a document may be a superclass of what is placed elsewhere, or a subclass.
  func family(of name: String) -> Set<String>? {
    guard let line = lines[name], let below = subclasses[name], below.count <= Self.mostSubclasses else { return nil }
    return line.union(below)
  }

  /// What objects of some classes connect.
  func outlets(of family: Set<String>) -> Set<String> {
    family.reduce(into: []) { $0.formUnion(connected[$1] ?? []) }
  }

  private func line(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let name = open.popLast(), found.count < Self.longestLine {
      guard found.insert(name).inserted, let declared = classes[name] else { continue }
      open += declared.superclasses
    }
    return found
  }

  private static let longestLine = 100
  private static let mostSubclasses = 100
}
