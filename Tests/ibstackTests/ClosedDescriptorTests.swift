import Foundation
import TestSupport
import Testing

/// Standard streams that are closed when the program starts: a document must not take their place.
@Suite struct ClosedDescriptorTests {
  private static let subsets = ["0<&-", "1>&-", "2>&-", "0<&- 1>&-", "0<&- 2>&-", "1>&- 2>&-", "0<&- 1>&- 2>&-"]

  @Test(arguments: subsets) func complaintsNeverEndUpInDocuments(closed: String) throws {
    let folder = try TestFolder()
    for index in 0..<40 {
      try folder.write(Fixture.storyboard, to: "\(index).storyboard")
      try folder.write(Fixture.unreadable, to: "\(index)_.xib")
    }
    let updated = Fixture.storyboard.replacing("y=\"90\"", with: "y=\"80\"")
    let run = try folder.shell("\"$IBSTACK\" update-frames . \(closed)")
    #expect(run.status == 1)
    for index in 0..<40 { #expect(try folder.text("\(index).storyboard") == updated) }
  }

  @Test(arguments: subsets) func fixesAndReportsNeverMix(closed: String) throws {
    let folder = try TestFolder()
    for index in 0..<20 { try folder.write(Fixture.fixable, to: "\(index).xib") }
    let run = try folder.shell("\"$IBSTACK\" lint --fix --output report . \(closed)")
    #expect(run.status == 0)
    for index in 0..<20 { #expect(try folder.text("\(index).xib") == Fixture.fixed) }
    #expect(try folder.text("report").split(separator: "\n").allSatisfy { $0.contains(".xib:") })
  }

  @Test func outputThatNobodyGetsIsAFailure() throws {
    let folder = try TestFolder(["a.xib": Fixture.broken])
    let closed = try folder.shell("\"$IBSTACK\" lint . 1>&-")
    #expect(closed.status == 2)
    #expect(closed.complaints.hasPrefix("standard output: error: cannot be written: Bad file descriptor\n"))
    #expect(try folder.shell("\"$IBSTACK\" lint . 2>&-").status == 1)
  }

  @Test func inputThatIsClosedCannotBeRead() throws {
    let run = try TestFolder().shell("\"$IBSTACK\" lint - 0<&-")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("-: error: cannot be read: Bad file descriptor\n"))
  }
}
