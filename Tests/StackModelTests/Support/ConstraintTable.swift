@testable import StackModel

/// The constraints that tables of UIStackView's behavior list for the stack `s` with the views `a`, `b` and `c`,
/// 40, 100 and 40 points long, and a spacing of 10. An equality with the stack is written with the stack first.
struct ConstraintTable {
  /// The names of the four parts of an axis.
  struct Names {
    var near: String, far: String, length: String, middle: String
    static let x = Names(near: "leading", far: "trailing", length: "width", middle: "centerX")
    static let y = Names(near: "top", far: "bottom", length: "height", middle: "centerY")
  }

  var isHorizontal: Bool
  var distribution: String
  /// `top` and `bottom` for leading and trailing.
  var alignment: String
  /// The ids of hidden views in order, such as `ac`.
  var hidden: String
  var isFD = false

  var along: Names { isHorizontal ? .x : .y }
  var across: Names { isHorizontal ? .y : .x }
  let all = ["a", "b", "c"]
  var shown: [String] { all.filter { !hidden.contains($0) } }

  var lines: [String] {
    let lines = ends + distances + collapses + shares + alignments + boundaries + sides + fallbacks
    return isFD ? lines.map { "FDSV" + $0.dropFirst(4) } : lines
  }

  // MARK: Along the axis

  private var ends: [String] {
    let holders = isFD ? all : shown.isEmpty ? ["spanner"] : shown
    return [
      "UISV-canvas-connection: s.\(along.near) == \(holders[0]).\(along.near)",
      "UISV-canvas-connection: s.\(along.far) == \(holders[holders.count - 1]).\(along.far)",
    ]
  }

  /// The constants in front of b and of c: half and half round a hidden view, nothing at the ends.
  private static let spacings = [
    "": (" + 10", " + 10"), "a": ("", " + 10"), "b": (" + 5", " + 5"), "c": (" + 10", ""), "abc": ("", ""),
  ]
  /// FDStackView: all in front of a hidden view, nothing behind it.
  private static let spacingsOfFD = [
    "": (" + 10", " + 10"), "a": ("", " + 10"), "b": (" + 10", ""), "c": (" + 10", ""), "abc": ("", ""),
  ]

  private var hasGaps: Bool { distribution == "equalSpacing" || distribution == "equalCentering" }

  private var distances: [String] {
    let constants = (isFD ? Self.spacingsOfFD : Self.spacings)[hidden] ?? ("?", "?")
    let sign = hasGaps ? ">=" : "=="
    return [
      "UISV-spacing: b.\(along.near) \(sign) a.\(along.far)\(constants.0)",
      "UISV-spacing: c.\(along.near) \(sign) b.\(along.far)\(constants.1)",
    ]
  }

  private var collapses: [String] {
    hidden.flatMap { view in
      ["UISV-hiding: \(view).\(along.length) == 0"] + (isFD ? ["UISV-hiding: \(view).\(across.length) == 0 @750"] : [])
    }
  }

  private var shares: [String] {
    switch distribution {
    case "fillEqually": isFD ? equalNeighbors : equalToFirst
    case "fillProportionally": (isFD ? Self.ratios : Self.proportions)[hidden, default: []].map { proportion($0) }
    case "equalSpacing": gaps(from: along.far, to: along.near, at: "")
    case "equalCentering": gaps(from: along.middle, to: along.middle, at: isFD ? "" : " @149")
    default: []
    }
  }

  private var equalToFirst: [String] {
    shown.dropFirst().map { "UISV-fill-equally: \($0).\(along.length) == \(shown[0]).\(along.length)" }
  }

  private var equalNeighbors: [String] {
    zip(["@999", "@998"], zip(shown, shown.dropFirst())).map { priority, pair in
      "UISV-fill-equally: \(pair.1).\(along.length) == \(pair.0).\(along.length) \(priority)"
    }
  }

  /// `L` stands for the length. 40 and 100 and 40 of 200, which counts the spacings in.
  private static let proportions = [
    "": ["a.L == 0.2 × s.L @999", "b.L == 0.5 × s.L @998", "c.L == 0.2 × s.L @997"],
    "a": ["b.L == 0.66667 × s.L @999", "c.L == 0.26667 × s.L @998"],
    "b": ["a.L == 0.44444 × s.L @999", "c.L == 0.44444 × s.L @998"],
    "c": ["a.L == 0.26667 × s.L @999", "b.L == 0.66667 × s.L @998"],
  ]
  private static let ratios = [
    "": ["a.L == 0.4 × b.L @999", "b.L == 2.5 × c.L @998"], "a": ["b.L == 2.5 × c.L @999"],
    "b": ["a.L == c.L @999"], "c": ["a.L == 0.4 × b.L @999"],
  ]

  private func proportion(_ line: String) -> String {
    "UISV-fill-proportionally: " + line.replacing(".L", with: ".\(along.length)")
  }

  private func gaps(from: String, to: String, at priority: String) -> [String] {
    let edges = zip(shown, shown.dropFirst()).enumerated().flatMap { number, pair in
      [
        "UISV-distributing-edge: gap\(number).\(along.near) == \(pair.0).\(from)",
        "UISV-distributing-edge: gap\(number).\(along.far) == \(pair.1).\(to)",
      ]
    }
    let equal = "UISV-fill-equally: gap1.\(along.length) == gap0.\(along.length)\(priority)"
    let fit = isFD ? [] : ["UISV-canvas-fit: s.\(along.length) == 0 @49"]
    return edges + (shown.count == 3 ? [equal] : []) + fit
  }
}

// MARK: - Across the axis

extension ConstraintTable {
  /// FDStackView takes the nearest alignment that a vertical stack can have.
  private var effective: String {
    guard isFD, !isHorizontal else { return alignment }
    return ["firstBaseline": "top", "lastBaseline": "bottom"][alignment] ?? alignment
  }

  private var alignments: [String] {
    let parts: [String] =
      switch effective {
      case "fill": [across.near, across.far]
      case "top": [across.near]
      case "bottom": [across.far]
      case "center": [across.middle]
      default: isHorizontal ? [alignment] : []
      }
    return parts.flatMap { part in ["b", "c"].map { "UISV-alignment: a.\(part) == \($0).\(part)" } }
  }

  /// How the spanner holds each view that is shown.
  private var boundaries: [String] {
    guard effective != "fill" else { return [] }
    return shown.flatMap { view in
      [
        effective == "top"
          ? "UISV-spanning-boundary: spanner.\(across.near) == \(view).\(across.near) @999.5"
          : "UISV-spanning-boundary: spanner.\(across.near) <= \(view).\(across.near)",
        effective == "bottom"
          ? "UISV-spanning-boundary: spanner.\(across.far) == \(view).\(across.far) @999.5"
          : "UISV-spanning-boundary: spanner.\(across.far) >= \(view).\(across.far)",
      ]
    }
  }

  /// For each alignment what the stack's two sides hold.
  private static let holders = [
    "fill": ("== a", "== a"), "top": ("== a", "== spanner"), "center": ("== spanner", "== spanner"),
    "bottom": ("== spanner", "== a"), "firstBaseline": ("<= a", "== spanner"),
    "lastBaseline": ("== spanner", ">= a"),
  ]

  private var sides: [String] {
    let spanned = ("== spanner", "== spanner")
    // Both sides of a vertical stack hold the spanner where nothing is aligned: 240 of 240 sets measured on UIStackView.
    let isAligned = isHorizontal || !effective.hasSuffix("Baseline")
    let (near, far) = shown.isEmpty || !isAligned ? spanned : Self.holders[effective] ?? spanned
    let middle = shown.isEmpty ? "spanner" : "a"
    return [
      "UISV-canvas-connection: s.\(across.near) \(near).\(across.near)",
      "UISV-canvas-connection: s.\(across.far) \(far).\(across.far)",
    ] + (effective == "center" ? ["UISV-canvas-connection: s.\(across.middle) == \(middle).\(across.middle)"] : [])
      + (near + far).filter { "<>".contains($0) }.map { _ in "UISV-canvas-fit: s.\(across.length) == 0 @49" }
  }

  private var fallbacks: [String] {
    guard effective != "fill" else { return [] }
    return ["UISV-spanning-fit: spanner.\(across.length) == 0 @51"]
      + all.map { "UISV-ambiguity-suppression: \($0).\(across.length) == 0 @25" }
  }
}
