import ObjectiveC
import UIKit

/// Its address tells the id from values that others associate with views.
private let objectIDKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UIView {
  /// The object id that the view has in its document. A runtime attribute of the marked copy sets it.
  @objc var ibstackObjectID: String? {
    get { objc_getAssociatedObject(self, objectIDKey) as? String }
    set { objc_setAssociatedObject(self, objectIDKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
