import AutoLayout
import SystemText
import Workloads

/// All workloads.
enum Catalog {
  private static let decades = [10, 100, 1000, 10_000, 100_000]

  static func cases(_ options: Options) -> [any Series] {
    solving + [EditSeries(sizes: Array(decades.dropLast())), screens] + documents(options) + hostile
  }

  static let solving = [
    SolveSeries(name: "W1", title: "one fill stack of n views", sizes: decades, fits: Fit.allCases) {
      [FlatStack(.fill, count: $0, fit: $1).system]
    },
    SolveSeries(name: "W2", title: "one fillEqually stack of n views", sizes: decades, fits: Fit.allCases) {
      [FlatStack(.fillEqually, count: $0, fit: $1).system]
    },
    SolveSeries(name: "W3", title: "one equalSpacing stack of n views, with gaps", sizes: decades, fits: Fit.allCases) {
      [FlatStack(.equalSpacing, count: $0, fit: $1).system]
    },
    SolveSeries(
      name: "W4", title: "stacks of four in stacks, n views, both axes", sizes: (2...6).map(NestedStacks.count),
      fits: Fit.allCases
    ) { size, fit in
      let depth = (0...6).first { NestedStacks.count(depth: $0) >= size } ?? 0
      return [NestedStacks(depth: depth, fit: fit).system]
    },
    SolveSeries(
      name: "W11", title: "one fillProportionally stack of n views", sizes: decades, fits: Fit.allCases
    ) { [FlatStack(.fillProportionally, count: $0, fit: $1).system] },
    // UIKit's layout has no equal distances for more.
    SolveSeries(
      name: "W12", title: "one equalCentering stack of n views, with gaps", sizes: [10, 100, 250], fits: Fit.allCases
    ) { [FlatStack(.equalCentering, count: $0, fit: $1).system] },
  ]

  private static let screens = SolveSeries(
    name: "W6", title: "n screens of about 55 views each, all of them", sizes: [20, 200], fits: [.roomy]
  ) { size, _ in (0..<size).map { SyntheticScreen($0).system } }

  private static let hostile = [
    SolveSeries(name: "W8", title: "n pairs of redundant rows", sizes: decades + [1_000_000], fits: [.roomy]) {
      size, _ in
      [HostileSystem.redundant(size)]
    },
    SolveSeries(name: "W9", title: "n contradictory equalities", sizes: decades, fits: [.roomy]) { size, _ in
      [HostileSystem.contradictory(size)]
    },
    SolveSeries(name: "W10", title: "n contradictory bounds", sizes: decades, fits: [.roomy]) { size, _ in
      [HostileSystem.contradictoryBounds(size)]
    },
  ]

  private static func documents(_ options: Options) -> [any Series] {
    guard let folder = options.documents, options.includes("W7") else { return [] }
    let systems = DocumentFolder(folder).systems()
    return [
      SolveSeries(
        name: "W7", title: "n systems of real documents, all of them", sizes: [systems.count], fits: [.roomy]
      ) { _, _ in systems }
    ]
  }
}
