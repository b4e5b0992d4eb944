import Support

/// The names that a file assigns to, without those of new variables.
public struct Assignments: Sendable {
  /// Sorted hashes of names: there are many, and few are asked for.
  private let names: [UInt64]
  /// The names that follow a dot, of objects other than `self`.
  private let members: [UInt64]

  init(names: Set<UInt64> = [], members: Set<UInt64> = []) {
    self.names = names.sorted()
    self.members = members.sorted()
  }

  /// Whether the file assigns to something of this name, whatever it belongs to.
  public func contains(_ name: String) -> Bool {
    let hash = NameHash.exact(name.utf8)
    return names.containsSorted(hash) || members.containsSorted(hash)
  }

  /// The members that any of several files assigns to. Asking each of many files would take time.
  public static func members(of files: [Assignments]) -> AssignedMembers {
    AssignedMembers(files.reduce(into: []) { $0.formUnion($1.members) })
  }
}

/// The properties of objects other than `self` that files assign to.
public struct AssignedMembers: Sendable {
  private let hashes: Set<UInt64>

  fileprivate init(_ hashes: Set<UInt64>) { self.hashes = hashes }

  /// Whether some file assigns to a property of this name.
  public func contains(_ name: String) -> Bool { hashes.contains(NameHash.exact(name.utf8)) }
}

extension [UInt64] {
  /// Whether a sorted array contains an element.
  fileprivate func containsSorted(_ element: UInt64) -> Bool {
    let place = partitioningIndex { $0 >= element }
    return place < count && self[place] == element
  }
}

extension SourceOutline {
  /// What a Swift file assigns to.
  var assignments: Assignments {
    var (names, members): (Set<UInt64>, Set<UInt64>) = ([], [])
    for position in tokens where isAssignment(at: position) && self[position - 1].kind == .word {
      let hash = NameHash.exact(bytes[self[position - 1].range])
      if isMemberOfOther(position - 1) {
        members.insert(hash)
      } else if !isWord(position - 2, anyOf: ["let", "var"]) {
        names.insert(hash)
      }
    }
    return Assignments(names: names, members: members)
  }

  /// What an Objective-C file assigns to, and whose setters it calls. A variable with an underscore belongs to a property.
  var assignmentsOfObjectiveC: Assignments {
    var (names, members): (Set<UInt64>, Set<UInt64>) = ([], [])
    for position in tokens {
      if isAssignment(at: position), self[position - 1].kind == .word {
        let name = bytes[self[position - 1].range].drop { $0 == UInt8(ascii: "_") }
        if isMemberOfOther(position - 1) {
          members.insert(NameHash.exact(name))
        } else if !isNewVariable(position - 1), !isSynthesis(position) {
          names.insert(NameHash.exact(name))
        }
      } else if isSign(position, ":"), let property = property(setBy: position - 1) {
        members.insert(NameHash.exact(property.utf8))
      }
    }
    return Assignments(names: names, members: members)
  }

  /// Whether a word follows its type: `NSView *name = …`.
  private func isNewVariable(_ word: Int) -> Bool {
    isSign(word - 1, "*") || self[word - 1].kind == .word && !isWord(word - 1, anyOf: ["else", "do"])
  }

  /// Whether a sign is that of `@synthesize name = _name`.
  private func isSynthesis(_ sign: Int) -> Bool {
    self[sign + 1].kind == .word && text(self[sign + 1]) == "_" + text(self[sign - 1])
  }

  /// `title` of `setTitle:`.
  private func property(setBy word: Int) -> String? {
    guard self[word].kind == .word, case let name = text(self[word]), name.hasBytePrefix("set"),
      case let rest = name.dropFirst(3), let first = rest.first, first.isUppercase
    else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  /// Whether a word stands behind the dot of another object than `self`.
  private func isMemberOfOther(_ word: Int) -> Bool {
    guard isSign(word - 1, ".") else { return false }
    let hasMark = isSign(word - 2, "?") || isSign(word - 2, "!")
    return !isWord(word - (hasMark ? 3 : 2), "self")
  }
}
