import Testing

@testable import Support

/// Values that another thread computes.
@Suite struct BackgroundTests {
  @Test func valueIsThatOfTheWork() {
    let values = (0..<40).map { number in Background { number * number } }
    #expect(values.map(\.value) == (0..<40).map { $0 * $0 })
  }

  @Test func valueCanBeAskedForAgain() {
    let once = Locked(0)
    let value = Background {
      once.withLock {
        $0 += 1
        return $0
      }
    }
    #expect(value.value == 1)
    #expect(value.value == 1)
  }

  @Test func failuresAreValues() {
    struct Failure: Error {}
    let value = Background { Result<Int, any Error> { throw Failure() } }
    #expect(throws: Failure.self) { try value.value.get() }
  }
}
