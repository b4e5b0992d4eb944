import Synchronization

/// How much the simplex method may do for several systems together, such as those of all views of a document.
///
/// Copies of a system share its budget. What it is not enough for is not solved, as beyond the limit of a single system.
package final class SolvingBudget: Sendable {
  private let visits: Mutex<Int>
  private let mostVisits: Int

  /// Makes a budget of which nothing is spent.
  ///
  /// - Parameter visits: How many entries of matrices may be visited.
  package init(visits: Int) {
    mostVisits = visits
    self.visits = Mutex(visits)
  }

  /// Makes a budget for a document: that of six systems as large as a single one may be, about a second.
  package convenience init() { self.init(visits: 360_000_000) }

  /// How many entries may still be visited.
  var remaining: Int { visits.withLock(\.self) }

  /// Forgets what was spent.
  package func renew() { visits.withLock { $0 = mostVisits } }

  func spend(_ count: Int) { visits.withLock { $0 -= count } }
}
