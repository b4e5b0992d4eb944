import Testing

@testable import NibDecoder

/// The devices of Interface Builder's canvas, as the file has them.
@Suite struct CanvasDeviceTests {
  @Test func linesAreRead() throws {
    #expect(CanvasDevice.all.count == 25)
    let device = try #require(CanvasDevice.all.first { $0.id == "retina6_12" })
    #expect((device.width, device.height, device.scale) == (393, 852, 3))
    #expect(device.names.first == "iPhone 15")
  }

  @Test func namesAreUnique() {
    let names = CanvasDevice.all.flatMap(\.names).map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
    #expect(Set(names).count == names.count)
    for device in CanvasDevice.all {
      for name in device.names { #expect(CanvasDevice.named(name)?.id == device.id) }
      #expect(CanvasDevice.named(device.id.uppercased())?.id == device.id)
    }
    #expect(CanvasDevice.named("iPhone 99") == nil)
    #expect(CanvasDevice.named("") == nil)
  }
}
