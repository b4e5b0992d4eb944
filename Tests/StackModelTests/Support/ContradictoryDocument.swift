import TestSupport

/// A document with contradictions whose members are known, among constraints that can hold; alike for each seed.
struct ContradictoryDocument {
  /// The constraints of each contradiction, as layout describes them.
  private(set) var contradictions: [Set<String>] = []
  /// What the numbers of the chains come to, such as `8 + 120 = 128, but root is 100 wide`.
  private(set) var sums: [String] = []
  private var views: [String] = []
  private var lines: [String] = []
  private var generator: SmallGenerator
  private static let size = (horizontal: 320, vertical: 480)

  init(seed: UInt64) {
    generator = SmallGenerator(seed: seed)
    addNoise()
    for number in 0..<next(1...3) {
      addContradiction("v\(number)", next(0...4), isHorizontal: next(0...1) == 0)
      addNoise()
    }
    for index in lines.indices.reversed() { lines.swapAt(index, next(0...index)) }
  }

  var xml: String {
    """
    <view id="root" width="\(Self.size.horizontal)" height="\(Self.size.vertical)">
    \(views.joined(separator: "\n"))
    \(constraints(lines.joined(separator: "\n")))
    </view>
    """
  }

  private mutating func next(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(generator.next(0...(range.upperBound - range.lowerBound)))
  }

  private mutating func addContradiction(_ name: String, _ kind: Int, isHorizontal: Bool) {
    switch kind {
    case 0: addChain(name, isHorizontal)
    case 1: addPair(name, isHorizontal, ("==", "=="))
    case 2: addPair(name, isHorizontal, ("<=", ">="))
    case 3: addStack(name, isHorizontal)
    default: addEqualLengths(name, isHorizontal)
    }
  }

  /// Constraints that can hold, and some that only count for less than required ones.
  private mutating func addNoise() {
    let name = "n\(views.count)"
    views.append("<view id=\"\(name)\"/>")
    let (width, top) = (next(1...200), next(0...99))
    lines += ["\(name).width == \(width)", "\(name).leading == root.leading + \(next(1...99))"]
    lines += ["\(name).height >= \(next(1...50))", "\(name).top == root.top + \(top)"]
    lines += ["\(name).width >= \(width + 10) @\(next(1...999))", "\(name).bottom <= root.bottom @750"]
  }

  private mutating func add(_ contradiction: [String], generated: [String] = []) {
    contradictions.append(Set(contradiction + generated))
    lines += contradiction
  }

  /// From one edge of the root to the other, too long or too short by less than any of the views, so that it is each of
  /// them that makes the contradiction.
  private mutating func addChain(_ name: String, _ isHorizontal: Bool) {
    let words = Words(isHorizontal)
    let room = isHorizontal ? Self.size.horizontal : Self.size.vertical
    let numbers = chainNumbers(room: room, views: next(1...4))
    var chain: [String] = []
    var previous = "root.\(words.near)"
    for (place, (gap, length)) in numbers.enumerated() {
      views.append("<view id=\"\(name)_\(place)\"/>")
      chain += [
        "\(name)_\(place).\(words.near) == \(previous) + \(gap)", "\(name)_\(place).\(words.length) == \(length)",
      ]
      previous = "\(name)_\(place).\(words.far)"
    }
    chain.append("root.\(words.far) == \(previous) + 21")
    add(
      chain,
      generated: isHorizontal ? ["root.left == 0", "root.right == 320"] : ["root.top == 0", "root.bottom == 480"])
    let summands = numbers.flatMap { [$0.gap, $0.length] } + [21]
    let text = summands.map(String.init).joined(separator: " + ")
    sums.append("\(text) = \(summands.reduce(0, +)), but root is \(room) \(words.extent)")
  }

  /// The gaps in front of views and their lengths; with 21 behind the last they miss the room by up to 15.
  private mutating func chainNumbers(room: Int, views: Int) -> [(gap: Int, length: Int)] {
    var numbers = (0..<views).map { _ in (gap: next(1...20), length: next(20...60)) }
    let others = numbers.dropLast().reduce(numbers[views - 1].gap + 21) { $0 + $1.gap + $1.length }
    numbers[views - 1].length = room - others + (next(0...1) == 0 ? next(1...15) : -next(1...15))
    return numbers
  }

  private mutating func addPair(_ name: String, _ isHorizontal: Bool, _ relations: (String, String)) {
    let words = Words(isHorizontal)
    let least = next(1...100)
    views.append("<view id=\"\(name)\"/>")
    add([
      "\(name).\(words.length) \(relations.0) \(least)",
      "\(name).\(words.length) \(relations.1) \(least + next(1...50))",
    ])
  }

  /// Arranged views that are together too long for their stack, or too short.
  private mutating func addStack(_ name: String, _ isHorizontal: Bool) {
    let words = Words(isHorizontal)
    let (count, spacing) = (next(2...4), next(1...12))
    let items = (0..<count).map { "\(name)_\($0)" }
    let content = items.map { "<view id=\"\($0)\"/>" }.joined()
    views.append(
      "<stackView id=\"\(name)\" axis=\"\(words.axis)\" spacing=\"\(spacing)\"><subviews>\(content)</subviews></stackView>"
    )
    let lengths = items.map { _ in next(10...50) }
    let wrong = lengths.reduce(spacing * (count - 1) + next(1...9), +)
    let fixed = zip(items, lengths).map { "\($0).\(words.length) == \($1)" } + ["\(name).\(words.length) == \(wrong)"]
    let spacings = zip(items.dropFirst(), items).map { "\($0).\(words.near) == \($1).\(words.far) + \(spacing)" }
    let edges = [
      "\(name).\(words.near) == \(items[0]).\(words.near)", "\(name).\(words.far) == \(items[count - 1]).\(words.far)",
    ]
    add(fixed, generated: spacings + edges)
  }

  /// Views of one length, the first and the last of which say another one.
  private mutating func addEqualLengths(_ name: String, _ isHorizontal: Bool) {
    let words = Words(isHorizontal)
    let (count, length) = (next(2...5), next(10...90))
    views += (0..<count).map { "<view id=\"\(name)_\($0)\"/>" }
    let equal = (1..<count).map { "\(name)_\($0).\(words.length) == \(name)_\($0 - 1).\(words.length)" }
    add(equal + ["\(name)_0.\(words.length) == \(length)", "\(name)_\(count - 1).\(words.length) == \(length + 5)"])
  }
}

/// The names of an axis.
private struct Words {
  let axis, near, far, length, extent: String

  init(_ isHorizontal: Bool) {
    (axis, near, far) = isHorizontal ? ("horizontal", "leading", "trailing") : ("vertical", "top", "bottom")
    (length, extent) = isHorizontal ? ("width", "wide") : ("height", "high")
  }
}
