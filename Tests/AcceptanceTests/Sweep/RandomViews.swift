import TestSupport

@testable import StackModel

/// Random views with names of their own.
struct RandomViews {
  var numbers: SplitMix64
  private var made = 0

  static let spacings: [Double] = [0, 0, 2.5, 5, 8, 10, 21, -3]

  init(_ numbers: SplitMix64) { self.numbers = numbers }

  mutating func view() -> ViewDescription {
    var view = ViewDescription(name(), length(), length())
    for axis in Axis.allCases {
      view.hugging[axis] = numbers.pick([250, 250, 250, 200, 249, 251, 755])
      view.resistance[axis] = numbers.pick([750, 750, 750, 240, 749, 751])
      if numbers.isOne(in: 12) {
        view.fixed[axis] = FixedLength(
          length: Double(5 + numbers.number(below: 60)), priority: numbers.pick([100, 500, 760, 999, 1000]))
      }
    }
    view.isHidden = numbers.isOne(in: 4)
    if numbers.isOne(in: 5) { view.customSpacing = numbers.pick(Self.spacings) }
    if numbers.isOne(in: 3) {
      view.baselines = (Double(5 + numbers.number(below: 15)), Double(numbers.number(below: 8)))
    }
    return view
  }

  mutating func name() -> String {
    made += 1
    return "v\(made)"
  }

  private mutating func length() -> Double? {
    switch numbers.number(below: 12) {
    case 0: nil
    case 1: 0
    default: Double(5 + numbers.number(below: 60))
    }
  }
}

extension SplitMix64 {
  /// Whether one of `count` equal chances came up.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }
}
