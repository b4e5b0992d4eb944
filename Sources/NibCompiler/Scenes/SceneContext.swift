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
      let reference: NibContent.Reference
    }

    let name: String
    let graph: ObjectGraph
    let externals: [External]
    /// The ids of the view and of what it holds.
    let ids: Set<String>
  }

  let storyboard: StoryboardIndex
  /// The nibs of the views, by the ids of their controllers.
  let views: [String: ViewNib]
  /// The ids of the containers that the controller is in.
  var containers: Set<String> = []

  /// The controllers that a container starts with.
  func children(
    of controller: StoryboardIndex.Controller, relationship: String, _ reader: VocabularyReader
  ) -> [StoryboardIndex.Controller] {
    storyboard.children(of: controller, relationship: relationship).filter { child in
      if child.id != controller.id, !containers.contains(child.id) { return true }
      reader.refuse("a container cannot be in itself; connect it to another controller", at: controller.element)
      return false
    }
  }
}
