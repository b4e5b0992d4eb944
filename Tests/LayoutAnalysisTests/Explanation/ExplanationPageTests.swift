import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// The example of explanations in Documentation/CodeLayout.md.
@Suite struct ExplanationPageTests {
  private let page = ExamplePage("CodeLayout.md")

  private func print(_ value: some Any) { page.print(value) }

  @Test func explanations() throws {
    defer { page.expectExample("Explanations") }
    // Example: Explanations
    let photo = ImageView(size: Size(width: 80, height: 80))
    let badge = ImageView(size: Size(width: 20, height: 20))
    photo.userLabel = "photo"
    badge.userLabel = "badge"
    let row = StackView(arrangedSubviews: [photo, badge], spacing: 8)
    row.userLabel = "row"
    badge.setContentHuggingPriority(251, for: .horizontal)
    let session = LayoutSession(root: row, size: Size(width: 200, height: 80))
    session.layoutIfNeeded()
    if let explanation = session.explanation(of: photo, axes: [.horizontal]) { print(explanation) }
  }
}
