import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// Runs that are ended before each of the system calls by which they write: documents are the old or the new ones.
  @Suite struct InterruptedWriteTests {
    /// Where a run is ended, and what it leaves behind.
    private struct Ending {
      /// The call; nil where the run ended by itself.
      let call: String?
      let status: Int32
      let documents: [String]
      let leftovers: [String]
    }

    /// More calls than any of these runs makes.
    private static let limit = 200

    private func endings(
      _ signal: Int32, _ command: String, _ document: String, names: [String] = ["a.xib"]
    ) throws -> [Ending] {
      var endings: [Ending] = []
      while endings.last?.call != nil || endings.isEmpty, endings.count < Self.limit {
        let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, document) }))
        let run = try folder.shell("exec \"$KILL_AT_CALL\" \(endings.count + 1) \(signal) \"$IBSTACK\" \(command)")
        try #require(run.status != 125, "processes cannot be traced here: \(run.complaints)")
        let leftovers = try folder.names.filter { !names.contains($0) }
        endings.append(
          Ending(
            call: run.lines.first { $0.hasPrefix("before ") }.map { String($0.dropFirst(7)) }, status: run.status,
            documents: try names.map(folder.text), leftovers: leftovers))
      }
      return endings
    }

    private static let updated = Fixture.storyboard.replacing("y=\"90\"", with: "y=\"80\"")

    @Test(arguments: [
      ("lint --fix --quiet a.xib", Fixture.fixable, Fixture.fixed),
      ("update-frames a.xib", Fixture.storyboard, updated),
    ])
    func killedRunLeavesTheOldOrTheNewDocument(_ command: String, _ old: String, _ new: String) throws {
      let endings = try endings(SIGKILL, command, old)
      #expect(endings.last?.documents == [new])
      #expect(endings.last?.call == nil)
      let calls = endings.compactMap(\.call)
      #expect(
        calls.contains("write") && calls.contains("fsync") && calls.contains { $0.hasPrefix("rename") }, "\(calls)")
      for ending in endings.dropLast() {
        #expect(ending.status == 128 + SIGKILL)
        #expect(ending.documents == [old] || ending.documents == [new], "before \(ending.call ?? "")")
      }
    }

    /// Where files need no name, one is there from `linkat` to `rename` and no longer.
    @Test func killedRunLeavesNoDraftButInOneMoment() throws {
      let endings = try endings(SIGKILL, "update-frames a.xib", Fixture.storyboard)
      let hasUnnamedFiles = endings.contains { $0.call == "linkat" }
      for ending in endings where hasUnnamedFiles && !ending.leftovers.isEmpty {
        #expect(ending.call?.hasPrefix("rename") == true, "\(ending)")
        #expect(ending.leftovers.count == 1)
        #expect(ending.leftovers[0].hasPrefix(".ibstack-"))
      }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    func interruptedRunLeavesNoDraftAtAll(signal: Int32) throws {
      let names = ["a.xib", "b.xib", "c.xib"]
      let endings = try endings(signal, "update-frames .", Fixture.storyboard, names: names)
      #expect(endings.last?.documents == [Self.updated, Self.updated, Self.updated])
      for ending in endings {
        #expect(ending.leftovers.isEmpty, "before \(ending.call ?? "")")
        #expect(ending.documents.allSatisfy { $0 == Fixture.storyboard || $0 == Self.updated })
        #expect(ending.status == (ending.call == nil ? 0 : 128 + signal), "before \(ending.call ?? "")")
      }
      #expect(endings.count > names.count)
    }

    @Test func ignoredSignalStaysIgnored() throws {
      let folder = try TestFolder(["a.xib": Fixture.storyboard])
      let run = try folder.shell("trap '' HUP INT; exec \"$KILL_AT_CALL\" 3 1 \"$IBSTACK\" update-frames a.xib")
      #expect(run.status == 0)
      #expect(try folder.text("a.xib") == Self.updated)
    }
  }
#endif
