import Formats
package import StackModel

/// Where frames were measured: the system, the device and the user's settings of the app that ran.
package struct MeasuringSystem: Sendable {
  /// The system's name, such as `iOS`.
  package let name: String
  /// The system's major version.
  package let version: Int
  /// The name of the device or simulator; nil on macOS.
  package let device: String?
  /// The size of the screen, in points; nil on macOS.
  package let screen: Size?
  /// The user's text size; nil on macOS.
  package let textSize: String?
}

extension MeasuringSystem {
  init(_ node: JSONNode) throws(JSONNode.Problem) {
    name = try node.string("system")
    let version = try node.requiredMember("version")
    guard let major = Int(try version.string().prefix { $0 != "." }), (1...999).contains(major) else {
      throw version.problem(expected: "the version of a system, such as \"18.2\"")
    }
    self.version = major
    device = try node.member("device")?.string()
    textSize = try node.member("textSize")?.string()
    screen = try node.member("screen").map { (node) throws(JSONNode.Problem) in
      let lengths = try node.numbers()
      guard lengths.count == 2, lengths.allSatisfy({ (1...100_000).contains($0) }) else {
        throw node.problem(expected: "a width and a height in points")
      }
      return Size(width: lengths[0], height: lengths[1])
    }
  }

  /// The options with which a document is laid out as it was measured. What the caller chose stays.
  package func options(_ chosen: LayoutOptions) -> LayoutOptions {
    var options = chosen
    options.semantics = options.semantics ?? .runtime
    if name == "macOS" {
      options.macOSVersion = options.macOSVersion ?? version
    } else {
      options.iOSVersion = options.iOSVersion ?? version
    }
    options.contentSizeCategory =
      options.contentSizeCategory ?? textSize.flatMap { ContentSizeCategory(named: $0) }
    if options.device == nil, options.size == nil { choose(&options) }
    return options
  }

  /// A device by its name, else one with such a screen, else only the size of the screen.
  private func choose(_ options: inout LayoutOptions) {
    options.device = device.flatMap { Device(name: $0) }
    guard let screen, options.device.map({ $0.size != screen }) ?? true else { return }
    let known = [false, true].lazy.flatMap { isLandscape in
      Device.knownIDs.lazy.compactMap { Device(named: $0, landscape: isLandscape) }
    }
    options.device = known.first { $0.size == screen }
    if options.device == nil { options.size = screen }
  }
}
