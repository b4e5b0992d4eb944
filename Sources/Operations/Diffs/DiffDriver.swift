import Support

/// Makes git show documents with ibstack.
package enum DiffDriver {
  /// Names the driver in the configuration of the repository, and the documents in `.gitattributes`.
  package static func install() throws(ExitStatus) { try GitDriver.install(installed) }

  /// - Returns: What was done.
  private static func installed() throws(Git.Failure) -> [String] {
    let git = try Git.find()
    try GitChange.set("diff.ibstack.textconv", to: "ibstack diff --textconv")
    try GitChange.set("difftool.ibstack.cmd", to: "ibstack diff -- \"$LOCAL\" \"$REMOTE\"")
    let done = [
      "git diff, log -p and show print storyboards and xibs of this repository as outlines",
      "git difftool --tool ibstack tells what changed, by objects",
    ]
    return done + (try GitDriver.nameDocuments("diff", in: git))
  }
}
