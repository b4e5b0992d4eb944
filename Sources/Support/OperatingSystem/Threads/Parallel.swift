import Dispatch

/// Work on all cores.
package enum Parallel {
  /// Calls `work` once for each index; in order where there is one, otherwise in any.
  package static func forEach(_ range: Range<Int>, _ work: @Sendable (Int) -> Void) {
    guard range.count > 1 else { return range.forEach(work) }
    DispatchQueue.concurrentPerform(iterations: range.count) { work(range.lowerBound + $0) }
  }

  /// The results of a long `transform`, in the order of the elements. Threads take one element at a time.
  package static func each<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Locked([Result?](repeating: nil, count: elements.count))
    forEach(0..<elements.count) { index in
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// The results of `transform`, in the order of the elements. Threads take several elements at a time, because each is little work.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let size = 16
    let count = (elements.count + size - 1) / size
    let bunches = Locked([[Result]](repeating: [], count: count))
    forEach(0..<count) { index in
      let results = elements[(index * size)..<min((index + 1) * size, elements.count)].map(transform)
      bunches.withLock { $0[index] = results }
    }
    return bunches.withLock { $0.flatMap(\.self) }
  }
}
