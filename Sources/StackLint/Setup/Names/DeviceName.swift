import Formats

/// What people call a device, right or wrong: a family, a model's number, and more.
struct DeviceName {
  private let text: String
  /// `iphone`, `ipad` or `retina`.
  private let family: String
  /// The first number: 15 for an iPhone 15 Pro.
  private let number: Int?

  init(_ text: String) {
    self.text = text
    family = text.prefix { $0.isLetter }.lowercased()
    number = Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The name that is probably meant: one with the same number, or else the model of the family whose number is nearest.
  func nearest(among names: [String]) -> String? {
    let near = nearestName(to: text, among: names)
    guard let number else { return near }
    if let near, DeviceName(near).number == number { return near }
    let models = names.map { DeviceName($0) }.filter { $0.family == family && $0.number != nil }
    return models.min { $0.distance(to: number) < $1.distance(to: number) }?.text ?? near
  }

  /// How far a model is from a number. The plain model comes before its variants.
  private func distance(to number: Int) -> (UInt, Int) {
    ((self.number ?? 0).subtractingReportingOverflow(number).partialValue.magnitude, text.utf8.count)
  }
}
