/// How a text that code puts together at run time starts and ends: `badge_` and nothing for `"badge_\(size)"`.
package struct TextPattern: Hashable, Sendable {
  package let prefix: [UInt8]
  package let suffix: [UInt8]
  /// What the text names, where code says so: then even a short piece tells something.
  package var use: UsedName?

  init(prefix: [UInt8] = [], suffix: [UInt8] = []) { (self.prefix, self.suffix) = (prefix, suffix) }
}
