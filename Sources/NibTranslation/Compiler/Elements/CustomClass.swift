import Formats

/// The class of the app's own that takes the place of a class of UIKit.
struct CustomClass {
  /// The class of an object that UIKit replaces by one of the custom class.
  static let swapper = "UIClassSwapper"

  private let runtimeName: String

  /// - Returns: nil for an element without a class of its own.
  init?(_ reader: VocabularyReader, _ element: ElementIndex) {
    guard let name = reader.text("customClass", of: element) else { return nil }
    if name.isEmpty { reader.refuse("customClass is empty; name a class", at: element, attribute: "customClass") }
    let isOfTarget = reader.text("customModuleProvider", of: element) == "target"
    let written = reader.text("customModule", of: element)
    let module = isOfTarget ? reader.targetModule ?? written : written
    runtimeName = module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name
  }

  /// UIKit's class in place of itself, as controllers have it.
  init(original: String) { runtimeName = original }

  /// The keys that name both classes; they come last.
  func values(original: String, in builder: inout GraphBuilder) -> [ArchivedObject.KeyedValue] {
    [
      .init("UIClassName", builder.string(runtimeName)), .init("UIOriginalClassName", builder.string(original)),
    ]
  }
}
