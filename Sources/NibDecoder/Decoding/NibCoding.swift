/// An object that is made from an element, as `NSCoding` objects are made from an archive.
public protocol NibCoding: AnyObject, SendableMetatype {
  /// Reads the object's keys from the coder. A missing value decodes as nil, a malformed one becomes a diagnostic: throw
  /// only if the object cannot exist at all.
  init(coder: NibCoder) throws
}
