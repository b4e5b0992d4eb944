import CZlib
import Testing

@testable import Operations

@Suite struct DeflationTests {
  private static func inflate(_ compressed: [UInt8], count: Int) -> [UInt8] {
    var (stream, input) = (z_stream(), compressed)
    var output = [UInt8](repeating: 0, count: count + 1)
    #expect(ibstack_inflate_raw(&stream) == Z_OK)
    defer { inflateEnd(&stream) }
    let status = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
        return CZlib.inflate(&stream, Z_FINISH)
      }
    }
    #expect(status == Z_STREAM_END)
    return Array(output.prefix(Int(stream.total_out)))
  }

  @Test(arguments: [0, 1, 2, 300, 70_000, 1_000_000]) func dataComesBack(count: Int) {
    var state: UInt32 = 1
    let data = (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    #expect(Self.inflate(Deflation.deflate(data), count: count) == data)
  }

  @Test func markupTakesATenth() {
    let line = "<view contentMode=\"scaleToFill\" id=\"ojX-nM-dyN\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\"/></view>\n"
    let data = Array(String(repeating: line, count: 200).utf8)
    #expect(Deflation.deflate(data).count < data.count / 10)
  }
}
