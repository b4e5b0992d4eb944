import Foundation
import TestSupport
import Testing

/// What a contributor's files, links and names can do to a run that compares with git.
@Suite struct HostileRepositoryTests {
  private let lint = "\"$IBSTACK\" lint --changed-since main"
  private let identity = """
    export GIT_AUTHOR_NAME=T GIT_AUTHOR_EMAIL=t@example.com GIT_COMMITTER_NAME=T GIT_COMMITTER_EMAIL=t@example.com
    export GIT_CONFIG_NOSYSTEM=1 HOME="$PWD"

    """

  /// A repository whose folder `ios` looks like a bare repository with a program in its configuration: ordinary files.
  private func embedded() throws -> TestFolder {
    let folder = try TestFolder(["app/ios/a.xib": Fixture.clean])
    let script = """
      git init -q -b main app; cd app; git add -A; git commit -qm 1; git checkout -qb topic
      git init -q -b main ../other; cp ios/a.xib ../other; cd ../other; git add -A; git commit -qm 1
      id=$(git rev-parse HEAD:a.xib); echo '<view hidden="maybe"/>' > a.xib; git add -A; git commit -qm 2
      git branch main2 HEAD~1; rm -rf .git/hooks .git/logs ".git/objects/$(echo $id | cut -c1-2)"
      git config core.bare false; git config core.worktree .
      git config core.repositoryformatversion 1; git config extensions.partialClone origin
      git config remote.origin.promisor true; git config remote.origin.url .
      git config remote.origin.uploadpack "touch $OLDPWD/../ran; false"
      cp -r .git/. ../app/ios; cp a.xib ../app/ios; cd ../app; git add -A -f ios; git commit -qm 2
      """
    #expect(try folder.shell(identity + script).status == 0)
    return folder
  }

  @Test func folderThatLooksLikeABareRepositoryIsNone() throws {
    let folder = try embedded()
    let top = try folder.shell(identity + "cd app; \(lint) -q ios")
    #expect(top.status == 1)
    let inside = try folder.shell(identity + "cd app/ios; \(lint) -q")
    #expect(inside.status == 1)
    #expect(inside.output.hasPrefix("a.xib:1:"))
    for command in ["diff main", "merge --install", "lint --hook -- a.xib"] {
      _ = try folder.shell(identity + "cd app/ios; \"$IBSTACK\" \(command)")
    }
    #expect(try !folder.names.contains("ran"))
    // Git itself would take it for the repository.
    #expect(try folder.shell(identity + "cd app/ios; git rev-parse --git-dir").output == ".\n")
  }

  @Test func partialCloneFetchesNothing() throws {
    let folder = try TestFolder(["app/a.xib": Fixture.clean])
    let script = """
      git init -q -b main app; cd app; git add -A; git commit -qm 1
      git config uploadpack.allowFilter true; git config uploadpack.allowAnySHA1InWant true
      git checkout -qb topic; echo '<view hidden="maybe"/>' > a.xib; git commit -qam 2; cd ..
      git clone -q --filter=blob:none --no-local "file://$PWD/app" clone -b topic; cd clone; git branch -q main origin/main
      git config remote.origin.uploadpack "touch $PWD/../ran; git-upload-pack"
      \(lint) -q
      """
    let run = try folder.shell(identity + script)
    #expect(run.status == 2)
    #expect(
      run.complaints == "error: the clone is partial and lacks a content that the comparison needs; run "
        + "\"git fetch --refetch --no-filter\", or clone without --filter\n")
    #expect(try !folder.names.contains("ran"))
    let cured = try folder.shell(identity + "cd clone; git fetch -q --refetch --no-filter; \(lint) -q")
    #expect(cured.status == 1)
    #expect(try folder.names.contains("ran"))
  }

  @Test func linkOnTheWayThatIsTurnedIsAChange() throws {
    let folder = try TestFolder(["v1/m.data": Fixture.clean, "v2/m.data": Fixture.broken])
    let script = """
      git init -q -b main .; ln -s v1 current; ln -s current/m.data Main.xib; git add -A; git commit -qm 1
      git checkout -qb topic
      """
    #expect(try folder.shell(identity + script + "; \(lint)").status == 0)
    let run = try folder.shell(identity + "ln -sfn v2 current; git commit -qam 2; \(lint) -q")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Main.xib:2:"))
  }

  @Test func hookLintsWhatIsStaged() throws {
    let folder = try TestFolder(["a.xib": Fixture.clean])
    let script = "git init -q -b main .; git add -A; git commit -qm 1; cp a.xib good"
    #expect(try folder.shell(identity + script).status == 0)
    try folder.write(Fixture.broken, to: "a.xib")
    let bad = try folder.shell(identity + "git add a.xib; cp good a.xib; \"$IBSTACK\" lint --hook -q -- a.xib")
    #expect(bad.status == 1)
    #expect(bad.output.hasPrefix("a.xib:2:"))
    try folder.write(Fixture.broken, to: "bad")
    let good = try folder.shell(identity + "git add a.xib; cp bad a.xib; \"$IBSTACK\" lint --hook -q -- a.xib")
    #expect(good.status == 0)
  }

  @Test(arguments: ["-x.xib", "--verbose.xib"]) func documentNamedLikeAnOptionIsMerged(name: String) throws {
    let folder = try TestFolder(["base": Fixture.storyboard])
    let script = """
      mkdir bin; ln -s "$IBSTACK" bin/ibstack; PATH="$PWD/bin:$PATH"; git init -q -b main .; echo bin > .git/info/exclude
      ibstack merge --install 2>/dev/null; cp base ./\(name); git add -A; git commit -qm 1; git checkout -qb topic
      sed -i 's/y="90"/y="91"/' ./\(name); git commit -qam 2; git checkout -q main
      sed -i 's/x="0.0"/x="5.0"/' ./\(name); git commit -qam 3; git merge -q topic -m m
      """
    let run = try folder.shell(identity + script)
    #expect(run.status == 0, "\(run.output)\(run.complaints)")
  }
}
