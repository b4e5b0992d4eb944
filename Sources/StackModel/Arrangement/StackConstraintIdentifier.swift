/// What stack views call their constraints: `UISV-spacing` in UIKit, `FDSV-spacing` in FDStackView.
enum StackConstraintIdentifier: String {
  case alignment = "UISV-alignment"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case distributingEdge = "UISV-distributing-edge"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case hiding = "UISV-hiding"
  case spacing = "UISV-spacing"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case textWidth = "UISV-text-width-disambiguation"

  /// The identifier that a constraint gets.
  func name(_ behavior: StackBehavior) -> String {
    switch behavior {
    case .uiKit: rawValue
    case .fdStackView: "FDSV" + rawValue.dropFirst(4)
    }
  }
}
