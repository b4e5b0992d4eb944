import Testing

@testable import Support

@Suite struct PlatformTests {
  /// Nothing else in this process uses the signal.
  @Test func ignoredSignalHasNoDefaultAction() {
    #expect(hasDefaultAction(SIGURG))
    signal(SIGURG, SIG_IGN)
    #expect(!hasDefaultAction(SIGURG))
    signal(SIGURG, SIG_DFL)
    #expect(hasDefaultAction(SIGURG))
  }

  @Test func unknownSignalHasNoDefaultAction() { #expect(!hasDefaultAction(-1)) }

  @Test func threadRuns() {
    nonisolated(unsafe) var descriptors: [Int32] = [0, 0]
    #expect(pipe(&descriptors) == 0)
    Self.output = descriptors[1]
    #expect(
      startThread { _ in
        _ = write(PlatformTests.output, [7] as [UInt8], 1)
        return nil
      })
    var byte: UInt8 = 0
    #expect(read(descriptors[0], &byte, 1) == 1)
    #expect(byte == 7)
    close(descriptors[0])
    close(descriptors[1])
  }

  nonisolated(unsafe) private static var output: Int32 = 0

  @Test func freedMemoryCanBeKept() {
    Memory.keepFreed()
    #expect([UInt8](repeating: 1, count: 1 << 20).count == 1 << 20)
  }
}
