/// Why reports cannot be read back or merged.
package struct InvalidReport: Error {
  /// The report's path, the place in it if there is one, what was expected, and what to do.
  package let message: String
}
