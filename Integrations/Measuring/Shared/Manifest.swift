/// The documents to measure: what `ibstack layout --marked-copies` writes.
struct Manifest: Codable {
  var version: Int
  var documents: [Setup]
}
