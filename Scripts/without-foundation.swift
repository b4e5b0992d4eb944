// Linked into releases in place of FoundationEssentials, 7 MB, of which the argument parser names two things: errors with a
// description for people, which ibstack has none of, and JSON for --experimental-dump-help, an option for tools that write
// documentation. The usual build has it, and writes the manual pages of releases.
import Glibc

public protocol LocalizedError: Error {}

public class JSONEncoder {
  public struct OutputFormatting {
    public static let prettyPrinted = OutputFormatting()
    public static let sortedKeys = OutputFormatting()
  }

  public init() {
    fputs("ibstack: error: this release cannot describe its options as JSON; build ibstack for that\n", stderr)
    exit(64)
  }
}

// Nothing below is reached without an encoder.

public struct Data {}

extension String {
  public struct Encoding {
    public static let utf8 = Encoding()
  }

  public init?(data: __shared Data, encoding: Encoding) { return nil }
}
