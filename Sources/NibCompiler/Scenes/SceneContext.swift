import CompiledNib
import XMLSource

/// What the controllers of one nib have in common.
struct SceneContext {
  /// The nib of a controller's view.
  struct ViewNib {
    /// An object that the view refers to and that belongs to the controller's nib.
    struct External {
      /// What the view's nib calls it, such as `UpstreamPlaceholder-1`.
      let name: String
      let id: String
      let reference: ObjectPlaces.Reference
    }

    let name: String
    let element: ElementIndex
    let graph: ObjectGraph
    let externals: [External]
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
