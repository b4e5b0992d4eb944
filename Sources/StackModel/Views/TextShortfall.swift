/// What a text asks for and its frame does not give.
struct TextShortfall {
  enum Kind { case width, height, lines }

  let kind: Kind
  let needed: Double
  let given: Double

  var axis: Axis { kind == .width ? .horizontal : .vertical }

  /// What part of the text is to be seen.
  var share: Double { needed > 0 ? max(0, given) / needed : 1 }
}
