import Formats

/// What the controllers of one nib have in common.
struct SceneContext {
  /// The nib of a controller's view.
  struct ViewNib {
    let name: String
    let element: ElementIndex
    let graph: ObjectGraph
    /// What the view refers to and the controller's nib has, by the names of the placeholders in the view's nib.
    let externals: [(name: String, reference: ObjectPlaces.Reference)]
    /// The ids of the view and of what it holds.
    let ids: Set<String>
  }

  let storyboard: StoryboardIndex
  /// The nibs of the views, by the ids of their controllers.
  let views: [String: ViewNib]
  /// The ids of all views, whose nibs have the connections to them.
  let idsOfViews: Set<String>

  init(storyboard: StoryboardIndex, views: [String: ViewNib]) {
    (self.storyboard, self.views) = (storyboard, views)
    idsOfViews = views.values.reduce(into: []) { $0.formUnion($1.ids) }
  }
}
