/// A controller in a file of layouts.
struct SceneRecord: Codable {
  @OrNull var id: String?
  @OrNull var controller: String?
  var name: String
  @OrNull var view: String?
}
