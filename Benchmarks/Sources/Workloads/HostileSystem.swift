public import AutoLayout

/// Systems that nobody writes and that have to end all the same.
public enum HostileSystem {
  /// `x + y == 10` and `x >= 0`, each `count` times.
  public static func redundant(_ count: Int) -> LinearSystem {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    for _ in 0..<count {
      system.add(LinearTerm(x), LinearTerm(y), relation: .equal, constant: 10)
      system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 0)
    }
    return system
  }

  /// `x == 0`, `x == 1` and so on, all of them required.
  public static func contradictory(_ count: Int) -> LinearSystem {
    var system = LinearSystem()
    let x = system.makeVariable()
    for index in 0..<count { system.add(LinearTerm(x), relation: .equal, constant: Double(index)) }
    return system
  }

  /// `x >= 0`, `x <= -1`, `x >= 1`, `x <= -2` and so on, all of them required.
  public static func contradictoryBounds(_ count: Int) -> LinearSystem {
    var system = LinearSystem()
    let x = system.makeVariable()
    for index in 0..<count / 2 {
      system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: Double(index))
      system.add(LinearTerm(x), relation: .lessThanOrEqual, constant: -1 - Double(index))
    }
    return system
  }
}
