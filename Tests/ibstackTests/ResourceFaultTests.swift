import Foundation
import TestSupport
import Testing

/// Too little of everything: disk, descriptors, memory, folders.
@Suite struct ResourceFaultTests {
  private static let updated = Fixture.storyboard.replacing("y=\"90\"", with: "y=\"80\"")

  /// A file may not grow: what holds on every machine for a disk that is full. The thread sanitizer would map a file that it
  /// makes in TMPDIR.
  @Test(arguments: ["update-frames .", "lint --fix --quiet ."])
  func documentThatCannotGrowStaysAsItIs(command: String) throws {
    let document = command.hasPrefix("lint") ? Fixture.fixable + Self.padding : Fixture.storyboard + Self.padding
    let folder = try TestFolder(["a.xib": document])
    let run = try folder.shell("ulimit -f 1; TMPDIR=none \"$IBSTACK\" \(command) > out 2> err")
    #expect(run.status == 2)
    #expect(try folder.text("err").contains("a.xib: error: cannot be written: File too large\n"))
    #expect(try folder.text("a.xib") == document)
    #expect(try folder.names == ["a.xib", "err", "out"])
    #expect(try folder.shell("\"$IBSTACK\" \(command)").status == 0)
    #expect(try folder.text("a.xib") != document)
  }

  private static let padding = "<!--" + String(repeating: "x", count: 8192) + "-->\n"

  #if os(Linux)
    @Test(.enabled(if: canMount, "only root may mount a small file system; see documentThatCannotGrowStaysAsItIs"))
    func fullDiskLeavesDocumentsAsTheyAre() throws {
      let folder = try TestFolder()
      let document = Fixture.storyboard + Self.padding
      let run = try folder.shell(
        """
        mkdir disk; mount -t tmpfs -o size=64k none disk || exit 125; trap 'umount disk' EXIT
        cat > disk/a.xib <<'XML'
        \(document)
        XML
        cp disk/a.xib old; cat /dev/zero > disk/full; "$IBSTACK" update-frames disk; echo $?; cmp old disk/a.xib; ls -A disk
        rm disk/full; "$IBSTACK" update-frames disk; echo $?; cmp -s old disk/a.xib; echo $?
        """)
      #expect(run.lines == ["2", "a.xib", "full", "0", "1"], "\(run.output)\(run.complaints)")
      #expect(run.complaints.contains("disk/a.xib: error: cannot be written: No space left on device\n"))
    }

    private static let canMount: Bool = {
      guard geteuid() == 0, let folder = try? TestFolder(["disk/a": ""]) else { return false }
      return (try? folder.shell("mount -t tmpfs -o size=64k none disk && umount disk").status) == 0
    }()
  #endif

  @Test(.enabled(if: geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func folderWithoutRightsToWriteLeavesDocumentsAsTheyAre() throws {
    let folder = try TestFolder(["closed/a.storyboard": Fixture.storyboard])
    let other = geteuid() == 0 ? "setpriv --reuid 12345 --clear-groups " : ""
    _ = try folder.shell("chmod 755 .; chmod 666 closed/*; chmod 555 closed")
    let run = try folder.shell("cp \"$IBSTACK\" tool; chmod 755 tool; \(other)./tool update-frames closed")
    _ = try folder.shell("chmod 755 closed")
    #expect(run.status == 2, "\(run.complaints)")
    #expect(run.complaints.hasPrefix("closed/a.storyboard: error: cannot be written: Permission denied\n"))
    #expect(try folder.text("closed/a.storyboard") == Fixture.storyboard)
  }

  @Test func workingFolderThatIsGoneIsSaid() throws {
    let run = try TestFolder().shell("mkdir gone; cd gone; rmdir ../gone; \"$IBSTACK\" lint .")
    #expect(run.status == 2)
    #expect(run.complaints == "error: the working folder no longer exists; change to another one\n")
  }

  @Test func folderThatIsNotThereIsSaid() throws {
    let run = try TestFolder().shell("\"$IBSTACK\" lint gone/")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("gone/: error: cannot be read: No such file or directory\n"))
  }

  @Test func fewDescriptorsAreEnough() throws {
    let folder = try TestFolder(["Sources/a.swift": "class A: UIView {}\n", ".git/HEAD": ""])
    for index in 0..<500 { try folder.write(Fixture.storyboard, to: "App/\(index % 7)/\(index).storyboard") }
    let run = try folder.shell("ulimit -n 32; \"$IBSTACK\" lint . --quiet && \"$IBSTACK\" update-frames .")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.complaints == "500 documents, 500 frames updated in 500 of them, 0 errors\n")
    for index in 0..<500 { #expect(try folder.text("App/\(index % 7)/\(index).storyboard") == Self.updated) }
  }

  /// The largest resident size of the run, in KiB, is printed by the shell's parent as GNU time does.
  @Test(.enabled(if: InstalledTool.python, "python3 is not installed"))
  func manyDocumentsNeedLittleMemory() throws {
    let folder = try TestFolder()
    for index in 0..<1000 { try folder.write(Fixture.storyboard, to: "\(index).storyboard") }
    let measure = """
      import os, resource, subprocess, sys
      status = subprocess.run([os.environ["IBSTACK"]] + sys.argv[1:], stdout=subprocess.DEVNULL).returncode
      print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """
    try folder.write(measure, to: "measure.py")
    let run = try folder.shell(
      "python3 measure.py lint . ; python3 measure.py update-frames .",
      environment: ["ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=16"])
    let sizes = run.lines.compactMap { Int($0.split(separator: " ").last ?? "") }
    #expect(run.lines.allSatisfy { $0.hasPrefix("0 ") })
    #expect(sizes.count == 2 && sizes.allSatisfy { $0 < 256 << 10 }, "\(sizes)")
  }

  #if os(Linux)
    @Test(.enabled(if: InstalledTool.python, "python3 is not installed")) func extendedAttributesStay() throws {
      let folder = try TestFolder(["a.storyboard": Fixture.storyboard])
      let path = folder.url.appending(path: "a.storyboard").path
      let set = try folder.shell("python3 -c \"import os; os.setxattr('a.storyboard', 'user.note', b'kept')\"")
      try #require(set.status == 0, "the file system has no extended attributes: \(set.complaints)")
      _ = try folder.shell("\"$IBSTACK\" update-frames .")
      #expect(try folder.text("a.storyboard") == Self.updated)
      let got = try folder.shell("python3 -c \"import os; print(os.getxattr('\(path)', 'user.note').decode())\"")
      #expect(got.output == "kept\n")
    }
  #endif

  @Test func clockThatIsWrongChangesNothing() throws {
    let folder = try TestFolder(["a.xib": Fixture.fixable, "b.storyboard": Fixture.storyboard])
    let run = try folder.shell(
      "touch -d 1970-01-01 a.xib; touch -d 2100-01-01 b.storyboard; \"$IBSTACK\" lint --fix . && \"$IBSTACK\" update-frames ."
    )
    #expect(run.status == 0)
    #expect(try folder.text("a.xib") == Fixture.fixed)
    #expect(try folder.text("b.storyboard") == Self.updated)
  }
}
