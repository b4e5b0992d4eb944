import AutoLayout

extension TextRow {
  /// Reads a line of a system's description: `c3: v0 - 2 v1 >= 8 @750`. Such lines do not tell break ranks.
  ///
  /// A rejected constraint becomes one that says nothing, so that those after it keep their names.
  init?(dump line: Substring) {
    var words = line.split(separator: " ").dropFirst()
    if words.last == "(rejected)" {
      self.init(terms: [], relation: .equal, constant: 0, priority: 1)
      return
    }
    var priority = 1000.0
    if let last = words.last, last.hasPrefix("@") {
      priority = Double(last.dropFirst()) ?? .nan
      words.removeLast()
    }
    guard let constant = words.popLast().flatMap({ Double($0) }), let relation = words.popLast().flatMap(Self.relation)
    else { return nil }
    self.init(terms: Self.sum(words), relation: relation, constant: constant, priority: priority)
  }

  /// `-v0 + 2 v1 - v2`: a sign, a factor unless it is 1, a name.
  private static func sum(_ words: ArraySlice<Substring>) -> [(variable: Int, coefficient: Double)] {
    var terms: [(variable: Int, coefficient: Double)] = []
    var (sign, factor) = (1.0, 1.0)
    for var word in words {
      if word.hasPrefix("-v") {
        sign = -1
        word.removeFirst()
      }
      if word.hasPrefix("v"), let variable = Int(word.dropFirst()) {
        terms.append((variable, sign * factor))
        (sign, factor) = (1, 1)
      } else if word == "-" || word == "+" {
        sign = word == "-" ? -1 : 1
      } else if word != "0" {
        factor = Double(word) ?? .nan
      }
    }
    return terms
  }
}
