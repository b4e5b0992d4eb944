import OperatingSystem

/// Makes git show documents with ibstack.
package enum DiffDriver {
  private static let attributes = ["*.storyboard diff=ibstack", "*.xib diff=ibstack"]

  /// Names the driver in the configuration of the repository, and the documents in `.gitattributes`.
  package static func install() throws(ExitStatus) {
    do throws(Git.Failure) {
      for line in try installed() { Terminal.complain("\(line)") }
    } catch {
      throw .reporting(error.message)
    }
  }

  /// - Returns: What was done.
  private static func installed() throws(Git.Failure) -> [String] {
    let git = try Git()
    try GitChange.set("diff.ibstack.textconv", to: "ibstack diff --textconv")
    try GitChange.set("difftool.ibstack.cmd", to: "ibstack diff -- \"$LOCAL\" \"$REMOTE\"")
    var done = ["git diff, log -p and show print storyboards and xibs of this repository as outlines"]
    done.append("git difftool --tool ibstack tells what changed, by objects")
    let file = AttributesFile(path: git.top.appending(".gitattributes").text)
    if try file.add(attributes) { done.append("added them to .gitattributes: commit it, so that others have it") }
    return done
  }
}
