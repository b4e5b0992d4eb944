import TestSupport

@testable import Formats

extension XMLTree {
  /// The document put together from the ranges of its nodes, tags included.
  var rebuilt: [UInt8] { rebuild(nodes) }

  private func rebuild(_ nodes: [Node]) -> [UInt8] {
    nodes.flatMap { node in
      guard case .element(let element) = node.kind else { return bytes(node.range) }
      return bytes(tagRange(of: element)) + rebuild(self.nodes(in: element)) + bytes(endTagRange(of: element))
    }
  }

  private func bytes(_ range: SourceRange) -> [UInt8] { Array(source.bytes[range.lowerBound..<range.upperBound]) }

  /// What each node is, and its text.
  func texts(of nodes: [Node]) -> [String] {
    nodes.map { node in
      let text = source.text(in: node.range)
      return switch node.kind {
      case .element(let element): "element \(name(of: element)) \(text)"
      default: "\(node.kind) \(text)"
      }
    }
  }
}
