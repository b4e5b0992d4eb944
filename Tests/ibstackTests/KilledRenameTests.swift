import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// A run that is killed before any of its system calls leaves all files as they were, or the next run completes it.
  @Suite struct KilledRenameTests {
    @Test func nextRunCompletesWhatWasBegun() throws {
      let done = try TestFolder(RenameTests.files)
      #expect(try done.run("rename", "storyboard", "Main", "Start").status == 0)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: done.url.path).sorted()
      var (call, count, isBegun): (String?, Int, Bool) = ("", 0, false)
      while call != nil, count < 200 {
        count += 1
        let folder = try TestFolder(RenameTests.files)
        let run = try folder.shell(
          "exec \"$KILL_AT_CALL\" \(count) \(SIGKILL) \"$IBSTACK\" rename storyboard Main Start")
        try #require(run.status != 125, "processes cannot be traced here: \(run.complaints)")
        call = run.lines.first { $0.hasPrefix("before ") }
        let next = try folder.run("rename", "storyboard", "Main", "Start")
        if next.complaints.contains("completed the interrupted run: rename storyboard Main Start") { isBegun = true }
        #expect(
          next.status == (call == nil ? 1 : 0) || next.complaints.contains("no storyboard Main"), "before \(call ?? "")"
        )
        let found = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        #expect(found.filter { !$0.contains(".ibstack-draft-") } == paths, "before \(call ?? "")")
        for path in paths
        where try !folder.url.appending(path: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory! {
          #expect(try folder.text(path) == done.text(path), "before \(call ?? "")")
        }
      }
      #expect(call == nil)
      #expect(isBegun)
      #expect(count > 10)
    }
  }
#endif
