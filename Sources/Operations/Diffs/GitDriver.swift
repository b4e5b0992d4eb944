import Support

/// What the drivers have in common by which git merges or shows documents with ibstack.
enum GitDriver {
  /// Installs a driver, and says what was done.
  static func install(_ driver: () throws(Git.Failure) -> [String]) throws(ExitStatus) {
    do throws(Git.Failure) {
      for line in try driver() { Terminal.complain("\(line)") }
    } catch {
      throw .reporting(error.message)
    }
  }

  /// Names the documents in `.gitattributes`.
  ///
  /// - Parameter attribute: The driver's attribute: `diff` or `merge`.
  /// - Returns: What was done.
  static func nameDocuments(_ attribute: String, in git: Git) throws(Git.Failure) -> [String] {
    let file = AttributesFile(path: git.top.appending(".gitattributes").text)
    guard try file.add(["*.storyboard \(attribute)=ibstack", "*.xib \(attribute)=ibstack"]) else { return [] }
    return ["added them to .gitattributes: commit it, so that others have it"]
  }
}
