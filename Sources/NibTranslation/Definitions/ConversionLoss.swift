package import Formats

/// Something that the other format cannot hold.
package struct ConversionLoss: Hashable, Sendable {
  /// By what losses are counted: one line names all of a kind.
  package let kind: String
  /// What is lost, and what to do instead; without a full stop.
  package let message: String
  /// Where the original has it.
  package let range: SourceRange

  package init(kind: String, message: String, range: SourceRange) {
    (self.kind, self.message, self.range) = (kind, message, range)
  }
}

/// The losses of one conversion, in the order in which they are found.
final class ConversionLosses {
  private let tree: XMLTree
  private(set) var all: [ConversionLoss] = []

  init(_ tree: XMLTree) { self.tree = tree }

  /// Forgets them, for another conversion.
  func removeAll() { all = [] }

  /// Notes that an element, or a part of it, is lost.
  func add(_ kind: String, _ message: String, at element: ElementIndex) {
    all.append(ConversionLoss(kind: kind, message: message, range: tree.tagRange(of: element)))
  }

  /// Notes comments, which Xcode drops with the next save, and other markup between elements.
  func addComments(in element: ElementIndex?, advice: String) {
    let nodes = element.map { tree.nodes(in: $0) } ?? tree.nodes
    for node in nodes {
      switch node.kind {
      case .comment: all.append(ConversionLoss(kind: "comment", message: "a comment; \(advice)", range: node.range))
      // The schema of definitions, for editors.
      case .processingInstruction where tree.source.text(in: node.range).hasBytePrefix("<?xml-model"): break
      case .processingInstruction:
        all.append(
          ConversionLoss(kind: "instruction", message: "a processing instruction; \(advice)", range: node.range))
      default: break
      }
    }
  }
}
