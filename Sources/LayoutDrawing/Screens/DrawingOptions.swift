/// What a caller chooses about a picture.
package struct DrawingOptions: Sendable {
  /// Light or dark.
  package var appearance: Appearance
  /// The project's images and colors.
  package var assets: any DrawingAssets

  package init(appearance: Appearance = .light, assets: any DrawingAssets = NoAssets()) {
    self.appearance = appearance
    self.assets = assets
  }
}
