internal import FuzzTargets

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What libFuzzer calls. The program's name says which target it runs: `document`, `lint` and so on.
enum Fuzzer {
  static let target: FuzzTarget = {
    let name = (CommandLine.arguments.first ?? "").split(separator: "/").last.map(String.init) ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      fail("no target is called \"\(name)\"; name the program \(names)")
    }
    return target
  }()

  /// Ends with a message in a way that libFuzzer reports.
  static func fail(_ message: String) -> Never {
    let line = Array("\(message)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    abort()
  }
}

/// Takes the signals of traps back from the runtime of Swift. Its handlers are there before libFuzzer's, which leaves those
/// alone that it finds: a crash would be no finding, and there would be no artifact.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
  for trap in [SIGILL, SIGTRAP, SIGABRT, SIGFPE] { signal(trap, SIG_DFL) }
  _ = Fuzzer.target
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do {
    try Fuzzer.target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    Fuzzer.fail("violation: \(error)")
  }
  return 0
}
