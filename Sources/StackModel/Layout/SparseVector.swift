import Support

/// A vector of which few components are not 0: the coefficients of variables in a sum, or the factors of rows.
package struct SparseVector: Equatable {
  package struct Component: Equatable {
    package let index: Int
    package fileprivate(set) var value: Double
  }

  /// In ascending order of their indices.
  private var components: [Component] = []

  package init() {}

  /// How many components it has.
  var count: Int { components.count }

  var isEmpty: Bool { components.isEmpty }

  /// The component at an index, 0 if it has none.
  package subscript(index: Int) -> Double {
    get {
      let place = place(of: index)
      return hasComponent(index, at: place) ? components[place].value : 0
    }
    set {
      let place = place(of: index)
      if hasComponent(index, at: place) {
        components[place].value = newValue
      } else {
        components.insert(Component(index: index, value: newValue), at: place)
      }
    }
  }

  mutating func remove(_ index: Int) {
    let place = place(of: index)
    if hasComponent(index, at: place) { components.remove(at: place) }
  }

  /// Adds a multiple of another vector; what cancels out disappears.
  mutating func add(_ factor: Double, _ other: SparseVector) {
    for component in other.components {
      let place = place(of: component.index)
      let isKnown = hasComponent(component.index, at: place)
      let sum = (isKnown ? components[place].value : 0) + factor * component.value
      switch (isKnown, abs(sum) < 1e-9) {
      case (true, false): components[place].value = sum
      case (true, true): components.remove(at: place)
      case (false, false): components.insert(Component(index: component.index, value: sum), at: place)
      case (false, true): break
      }
    }
  }

  /// The vector with each component changed.
  func mapValues(_ change: (Double) -> Double) -> SparseVector {
    var vector = self
    for place in components.indices { vector.components[place].value = change(components[place].value) }
    return vector
  }

  private func place(of index: Int) -> Int { components.partitioningIndex { $0.index >= index } }

  private func hasComponent(_ index: Int, at place: Int) -> Bool {
    place < components.count && components[place].index == index
  }
}

extension SparseVector: Sequence {
  /// The components in ascending order of their indices.
  package func makeIterator() -> IndexingIterator<[Component]> { components.makeIterator() }

  /// The indices of its components, in ascending order.
  package var indices: [Int] { components.map(\.index) }
}

extension SparseVector: ExpressibleByDictionaryLiteral {
  /// The components by their indices; those of the same index are added up.
  package init(dictionaryLiteral elements: (Int, Double)...) {
    for (index, value) in elements { self[index] += value }
  }
}
