import Testing

@testable import StackModel

/// UIStackView's constants for spacings. The system's is 8 points: so are all stored frames of stack views with standard
/// spacing.
@Suite struct SystemSpacingTests {
  private let a = box("a", 30, 10)
  private let b = box("b", 40, 10)
  private let stack: StackView

  init() { stack = StackView(arrangedSubviews: [a, b], spacing: 5) }

  private var width: Double { stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width }

  @Test func constantsAreUIKitsNumbers() {
    #expect(StackView.spacingUseDefault == Double(Float.greatestFiniteMagnitude))
    #expect(StackView.spacingUseSystem == Double(Float.leastNormalMagnitude))
  }

  @Test func systemSpacingIsEightPoints() {
    stack.spacing = StackView.spacingUseSystem
    #expect(stack.spacing == 8)
    #expect(width == 78)
    #expect(
      StackView(arrangedSubviews: [box("c", 1, 1), box("d", 1, 1)], spacing: StackView.spacingUseSystem).spacing == 8)
  }

  /// As UIKit's header says of the property.
  @Test func defaultSpacingOfAStackIsNone() {
    stack.spacing = StackView.spacingUseDefault
    #expect(stack.spacing == 0)
    #expect(width == 70)
  }

  @Test func customSpacingTakesBoth() {
    stack.setCustomSpacing(StackView.spacingUseSystem, after: a)
    #expect(stack.customSpacing(after: a) == 8)
    #expect(width == 78)
    stack.setCustomSpacing(20, after: a)
    #expect(width == 90)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: a)
    #expect(stack.customSpacing(after: a) == nil)
    #expect(width == 75)
  }

  @Test func sessionFollows() {
    let session = LayoutSession(stack, 100, 10)
    session.expectFrames("b: 60 0 40 10")
    stack.setCustomSpacing(StackView.spacingUseSystem, after: a)
    session.expectFrames("a: 0 0 52 10\nb: 60 0 40 10")
    stack.spacing = StackView.spacingUseSystem
    session.layoutIfNeeded()
    stack.setCustomSpacing(StackView.spacingUseDefault, after: a)
    session.expectFrames("a: 0 0 52 10\nb: 60 0 40 10")
  }
}
