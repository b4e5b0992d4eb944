import Testing

@testable import StackModel

/// The element of a control, with attributes and children.
struct ControlElement: Sendable, CustomStringConvertible {
  let element: String
  var attributes = ""
  var content = ""

  var description: String { "\(element) \(attributes) \(content)" }
}

/// The size that Interface Builder stored for a control.
struct StoredControl: Sendable, CustomStringConvertible {
  let control: ControlElement
  let toolsVersions: [Int]
  let width: Double?
  let height: Double
  /// How many of the controls without a size of their own have it.
  let evidence: String

  init(
    _ control: ControlElement, in toolsVersions: [Int], width: Double? = nil, height: Double, _ evidence: String
  ) {
    self.control = control
    self.toolsVersions = toolsVersions
    self.width = width
    self.height = height
    self.evidence = evidence
  }

  init(
    _ element: String, _ attributes: String = "", _ content: String = "", in toolsVersions: [Int],
    width: Double? = nil, height: Double, _ evidence: String
  ) {
    self.init(
      ControlElement(element: element, attributes: attributes, content: content), in: toolsVersions, width: width,
      height: height, evidence)
  }

  var description: String { "\(control) \(toolsVersions)" }

  /// Checks the sizes that the versions of Interface Builder give the control.
  func expectSizes(_ size: (_ toolsVersion: Int) throws -> Size) throws {
    for toolsVersion in toolsVersions {
      let size = try size(toolsVersion)
      #expect(size.height == height, "\(toolsVersion), \(evidence)")
      if let width { #expect(size.width == width, "\(toolsVersion), \(evidence)") }
    }
  }
}

/// Versions of Interface Builder in public documents.
extension Int {
  static let xcode6 = 6000
  static let xcode8 = 11_762
  static let xcode9 = 13_771
  static let xcode10 = 14_460
  static let xcode11 = 15_505
  static let xcode12 = 17_701
  static let xcode13 = 19_529
  static let xcode14 = 21_701
  static let xcode16 = 23_504
  static let xcode26 = 24_500
}
