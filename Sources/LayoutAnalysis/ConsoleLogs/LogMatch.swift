/// A place in a document that may be what a block of a log is about.
package struct LogMatch: Sendable {
  package let path: String
  /// How much agrees; of two matches, the one with more is more likely.
  package let weight: Int
  /// How many constraints of the block the document says.
  package let agreementCount: Int
  /// The views and guides, by the numbers of the items of the block.
  package let items: [Int: LogPlace]
  /// What the document says for constraints, or which view they are about, by their places in
  /// the block.
  package let constraints: [Int: LogPlace]
}
