import Support

/// Makes git merge documents with ibstack.
package enum MergeDriver {
  /// What git runs, with the path in quotes of its own. Where ibstack is missing, git's merge by lines is run.
  private static let command = """
    if command -v ibstack >/dev/null; then ibstack merge -- %O %A %B %L %P; \
    else echo "ibstack is not installed; merged as text:" %P >&2; \
    git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B; fi
    """

  /// Names the driver in the configuration of the repository, or of the person, and the documents in `.gitattributes`.
  package static func install() throws(ExitStatus) { try GitDriver.install(installed) }

  /// - Returns: What was done.
  private static func installed() throws(Git.Failure) -> [String] {
    let git = try Git.find()
    try GitChange.set("merge.ibstack.name", to: "ibstack: merge storyboards and xibs by objects")
    try GitChange.set("merge.ibstack.driver", to: command)
    let named = try GitDriver.nameDocuments("merge", in: git)
    _ = try AttributesFile(path: GitChange.path(ofFile: "info/exclude")).add(["*.ibstack-conflicts"])
    return ["git merges storyboards and xibs of this repository with ibstack"] + named
  }
}
