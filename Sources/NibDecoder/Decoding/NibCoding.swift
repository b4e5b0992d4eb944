/// An object that is made from an element, as `NSCoding` objects are made from an archive.
public protocol NibCoding: AnyObject, SendableMetatype {
  /// Reads the object's keys from the coder. What is missing is nil there, what is malformed becomes a
  /// diagnostic: throw only when the object cannot exist at all.
  init(coder: NibCoder) throws
}
