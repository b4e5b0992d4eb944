import SystemText
import Workloads

/// A case whose systems are printed, for solvers that are not written in Swift.
struct Export {
  let name: String
  let size: Int
  let fit: Fit

  static func fit(_ text: String) -> Fit? { Fit(rawValue: text) }

  func text() throws -> String {
    guard let series = Catalog.solving.first(where: { $0.name == name }), series.sizes.contains(size) else {
      throw Options.Malformed(description: "\(name) \(size): no such case")
    }
    return series.build(size, fit).map { TextSystem(describing: $0).text }.joined(separator: "\n")
  }
}
