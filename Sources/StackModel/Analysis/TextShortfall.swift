/// The room that a text needs and its frame does not have.
package struct TextShortfall {
  package enum Kind { case width, height, lines }

  package let kind: Kind
  package let needed: Double
  package let given: Double

  package var axis: Axis { kind == .width ? .horizontal : .vertical }

  /// The visible part of the text, from 0 to 1.
  package var share: Double { needed > 0 ? max(0, given) / needed : 1 }
}
