/// What a preview shows: a page, and the data that its script asks for.
package struct PreviewContent: Sendable {
  package let page: [UInt8]
  /// By the names under which the script asks for them.
  package let data: [String: [UInt8]]

  package init(page: [UInt8], data: [String: [UInt8]]) { (self.page, self.data) = (page, data) }
}
