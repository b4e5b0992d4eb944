/// What is covered of a view.
struct SafeAreaRecord: Codable {
  var view: String
  /// At the top, left, bottom and right.
  var insets: [Double]
}
