/// A document in a file of layouts.
struct DocumentRecord: Codable {
  var path: String
  @OrNull var platform: String?
  @OrNull var scale: Double?
  var scenes: [SceneRecord]
  var views: [ViewRecord]
  /// Nil before it is measured.
  var measured: MeasuredRecord?
  /// What ibstack found, which is not kept.
  var diagnostics = NoDiagnostics()

  /// An empty list, whatever is read.
  struct NoDiagnostics: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { _ = encoder.unkeyedContainer() }
  }
}
