package import StackModel

/// How the first example of a rule is drawn on the rule's page. Only rules that are about what people see have a picture.
package struct ExamplePicture: Sendable {
  /// The size of the screen; nil for the example's own.
  package let canvas: Size?

  private init(_ width: Double, _ height: Double) { canvas = Size(width: width, height: height) }

  private init() { canvas = nil }

  fileprivate static let all: [String: ExamplePicture] = [
    "ambiguous-layout": ExamplePicture(160, 64), "baseline-alignment-in-vertical-stack": ExamplePicture(200, 64),
    "clipped-text": ExamplePicture(), "conflicting-constraints": ExamplePicture(),
    "constraint-never-binds": ExamplePicture(160, 64), "content-priority-tie": ExamplePicture(),
    "contradicting-constraints": ExamplePicture(160, 64), "custom-spacing-repeats-spacing": ExamplePicture(160, 48),
    "duplicate-constraint": ExamplePicture(160, 64), "fill-proportionally-with-spacing": ExamplePicture(),
    "fixed-size-text": ExamplePicture(200, 64), "hidden-tallest-view-keeps-height": ExamplePicture(),
    "missing-trailing-on-text": ExamplePicture(200, 64), "overlapping-views": ExamplePicture(),
    "single-child-stack": ExamplePicture(160, 64), "stack-inside-identical-stack": ExamplePicture(160, 96),
    "tap-target-under-44-points": ExamplePicture(), "view-outside-superview": ExamplePicture(),
  ]
}

extension Rule {
  /// How the first example is drawn; nil for a rule without a picture.
  package var picture: ExamplePicture? { ExamplePicture.all[id] }

  /// The name of the picture's file.
  package var pictureName: String { "\(id).svg" }
}
