/// Where frames were measured, and what else was found.
struct MeasuredRecord: Codable {
  var system: String
  var version: String
  @OrNull var device: String?
  @OrNull var screen: [Double]?
  @OrNull var textSize: String?
  var traits: [String: String]
  var safeAreas: [SafeAreaRecord] = []
  @OrNull var log: String?
  @OrNull var failure: String?
}
