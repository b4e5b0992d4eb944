/// A file in the form of `ibstack layout --format json`.
struct LayoutFile: Codable {
  var version = 1
  var documents: [DocumentRecord] = []
}
