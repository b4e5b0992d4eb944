/// The key of a `<variation>`: the traits with which it holds, such as `heightClass=compact-widthClass=regular`.
package struct VariationKey: Hashable, Sendable {
  /// A trait and its value.
  package struct Trait: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The size class of the height.
  package static let heightClass = "heightClass"
  /// The size class of the width.
  package static let widthClass = "widthClass"
  /// The user's text size, which only stack definitions have. `accessibility` stands for all of the larger sizes.
  package static let contentSizeCategory = "preferredContentSizeCategory"
  /// All traits, in the order in which keys have them.
  package static let names = [heightClass, contentSizeCategory, widthClass]

  /// The numbers of `UIUserInterfaceSizeClass`, by the names of size classes.
  package static let sizeClasses = ["compact": 1, "regular": 2]

  /// In the order of ``names``. Empty for the key `default`.
  package let traits: [Trait]

  /// - Parameter traits: In any order; one of each name.
  package init(_ traits: [Trait]) {
    self.traits = Self.names.compactMap { name in traits.first { $0.name == name } }
  }

  /// Reads a key; nil for one with other traits, or with a trait twice.
  package init?(_ text: String) {
    guard text != Self.anyTraits else {
      self.init([Trait]())
      return
    }
    var traits: [Trait] = []
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, Self.names.contains(sides[0]), !traits.contains(where: { $0.name == sides[0] }) else {
        return nil
      }
      traits.append(Trait(sides[0], sides[1]))
    }
    self.init(traits)
  }

  /// The value of a trait; nil if the variation holds with any.
  package subscript(_ name: String) -> String? { traits.first { $0.name == name }?.value }

  /// As documents write it.
  package var text: String {
    traits.isEmpty ? Self.anyTraits : traits.map { "\($0.name)=\($0.value)" }.joined(separator: "-")
  }

  private static let anyTraits = "default"

  /// The keys of all variations that hold with traits, from the least to the most specific: none of them, one, two, all.
  ///
  /// - Parameter traits: A trait may have several values, the least specific first.
  package static func active(with traits: [Trait]) -> [String] {
    var keys: [[Trait]] = [[]]
    for name in names {
      keys += traits.filter { $0.name == name }.flatMap { trait in keys.map { $0 + [trait] } }
    }
    return Dictionary(grouping: keys.indices) { keys[$0].count }.sorted { $0.key < $1.key }
      .flatMap { $0.value.map { VariationKey(keys[$0]).text } }
  }
}
