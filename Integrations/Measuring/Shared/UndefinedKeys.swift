#if canImport(ObjectiveC)
  import Foundation
  import ObjectiveC

  /// The app has none of the documents' custom classes: their outlets and runtime attributes lead nowhere.
  enum UndefinedKeys {
    /// Has all objects ignore values for keys that they do not have. Otherwise the first such outlet ends the app.
    static func ignore() {
      let selector = NSSelectorFromString("setValue:forUndefinedKey:")
      guard let method = class_getInstanceMethod(NSObject.self, selector) else { return }
      let ignore: @convention(block) (AnyObject, Any?, String) -> Void = { _, _, _ in }
      method_setImplementation(method, imp_implementationWithBlock(ignore))
    }
  }
#endif
