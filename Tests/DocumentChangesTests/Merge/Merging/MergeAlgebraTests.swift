import Foundation
import Testing

@testable import DocumentChanges
@testable import Formats
@testable import Support

/// What holds for the merge of any two changes.
@Suite struct MergeAlgebraTests {
  private static let pairs = SampleVersions.all.indices.flatMap { first in
    SampleVersions.all.indices.map { (first, $0) }
  }

  private static func merged(base: String, ours: String, theirs: String) throws -> (text: String, conflicts: Int) {
    let result = try DocumentMerge(base: XMLTree(text: base), ours: XMLTree(text: ours), theirs: XMLTree(text: theirs))
      .merged()
    return (String(decoding: result.bytes, as: UTF8.self), result.conflicts.count)
  }

  @Test func versionsDiffer() {
    #expect(Set(SampleVersions.all).count == SampleVersions.all.count)
  }

  @Test(arguments: SampleVersions.all) func changeOfOneSideIsTaken(_ changed: String) throws {
    let base = SampleVersions.base
    for (ours, theirs) in [(changed, base), (base, changed), (changed, changed)] {
      let (text, conflicts) = try Self.merged(base: base, ours: ours, theirs: theirs)
      #expect(text == changed)
      #expect(conflicts == 0)
    }
  }

  @Test(arguments: SampleVersions.all) func changeIsTakenBack(_ changed: String) throws {
    #expect(try Self.merged(base: changed, ours: SampleVersions.base, theirs: changed).text == SampleVersions.base)
    #expect(try Self.merged(base: changed, ours: changed, theirs: SampleVersions.base).text == SampleVersions.base)
  }

  @Test(arguments: pairs) func independentChangesAreMergedAsGitMergesLines(_ first: Int, _ second: Int) throws {
    let (ours, theirs) = (SampleVersions.all[first], SampleVersions.all[second])
    let (text, conflicts) = try Self.merged(base: SampleVersions.base, ours: ours, theirs: theirs)
    #expect(conflicts == 0)
    #expect(text == (try LineMerge(base: SampleVersions.base, ours: ours, theirs: theirs).text))
    #expect(text == (try Self.merged(base: SampleVersions.base, ours: theirs, theirs: ours).text))
  }

  @Test func allChangesTogetherDoNotDependOnTheirOrder() throws {
    func merged(_ versions: [String]) throws -> String {
      try versions.reduce(SampleVersions.base) { try Self.merged(base: SampleVersions.base, ours: $0, theirs: $1).text }
    }
    let all = try merged(SampleVersions.all)
    #expect(try merged(SampleVersions.all.reversed()) == all)
    for (old, new) in SampleVersions.changes {
      #expect(new.isEmpty || all.contains(new))
      #expect(new.contains(old) || !all.contains(old))
    }
  }

  /// Pairs of changes that a person must decide between.
  private static let rivals = [
    (SampleVersions.with(#"text="Name""#, #"text="A""#), SampleVersions.with(#"text="Name""#, #"text="B""#)),
    (SampleVersions.with(#"text="Name" "#, ""), SampleVersions.with(#"text="Name""#, #"text="B""#)),
    (SampleVersions.with("Terms\nand conditions", "A"), SampleVersions.with("Terms\nand conditions", "B")),
    (SampleVersions.with("<switch ", "<stepper "), SampleVersions.with("<switch ", "<slider ")),
    (SampleVersions.with(#"red="1""#, #"red="0""#), SampleVersions.with(#"green="0.0""#, #"green="1""#)),
    (
      SampleVersions.with("                <switch id=\"switch\"/>\n", ""),
      SampleVersions.with("<switch id=\"switch\"/>", "<switch opaque=\"NO\" id=\"switch\"/>")
    ),
  ]

  @Test(arguments: rivals.indices) func conflictIsTheSameFromBothSides(_ index: Int) throws {
    let (one, other) = Self.rivals[index]
    let base = try XMLTree(text: SampleVersions.base)
    let merge = try DocumentMerge(base: base, ours: XMLTree(text: one), theirs: XMLTree(text: other))
    let mirrored = try DocumentMerge(base: base, ours: XMLTree(text: other), theirs: XMLTree(text: one))
    let (result, mirror) = (try merge.merged(), try mirrored.merged())
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(mirror.conflicts.map { $0.subject.mirrored } == [conflict.subject])
    #expect(mirror.conflicts.map { mirrored.address(of: $0.identity) } == [merge.address(of: conflict.identity)])
    // Ours are the result unless theirs are chosen, and the other way round.
    #expect([result, mirror].map { String(decoding: $0.bytes, as: UTF8.self) } == [one, other])
    var choices = MergeChoices()
    choices.choose(.theirs, for: conflict)
    #expect(try String(decoding: merge.merged(choices).bytes, as: UTF8.self) == other)
    #expect(try LineMerge(base: SampleVersions.base, ours: one, theirs: other).conflictCount > 0)
  }
}

/// A merge by git.
private struct LineMerge {
  let text: String
  let conflictCount: Int

  init(base: String, ours: String, theirs: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try [("base", base), ("ours", ours), ("theirs", theirs)].map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let merge = try #require(TextMerge.run(base: paths[0], ours: paths[1], theirs: paths[2]))
    (text, conflictCount) = (String(decoding: merge.bytes, as: UTF8.self), merge.conflictCount)
  }
}

extension MergeConflict.Subject {
  /// The same disagreement with the sides exchanged.
  fileprivate var mirrored: Self {
    switch self {
    case .attribute(let name, let base, let ours, let theirs): .attribute(name, base: base, ours: theirs, theirs: ours)
    case .text(let base, let ours, let theirs): .text(base: base, ours: theirs, theirs: ours)
    case .kind(let ours, let theirs): .kind(ours: theirs, theirs: ours)
    case .deletion(let side): .deletion(by: side.other)
    case .value, .parent, .order, .reference, .twice: self
    }
  }
}
