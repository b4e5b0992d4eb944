import NibDecoder
package import StackModel
package import Support

/// Turns explanations into one form of output.
package protocol ExplanationWriter {
  associatedtype Syntax: OutputSyntax

  func text(for explanation: Explanation, in document: LayoutDocument) -> Escaped<Syntax>
}

extension ExplanationWriter {
  package func output(for explanation: Explanation, in document: LayoutDocument) -> OutputText {
    OutputText(text(for: explanation, in: document))
  }
}
