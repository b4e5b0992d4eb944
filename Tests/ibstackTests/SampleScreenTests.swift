import TestSupport
import Testing

/// The definitions of `Samples/Screens`: screens as people know them, in the short form.
@Suite struct SampleScreenTests {
  private static let screens = [
    "Article", "ChatMessage", "Checkout", "MailRow", "MusicPlayer", "Onboarding", "PhotoPost", "Settings", "SignIn",
    "VideoList", "Weather",
  ]

  @Test(arguments: screens)
  func areShortAndRightOnEveryDevice(name: String) throws {
    let path = "Samples/Screens/\(name).xml"
    #expect(try Checkout.text(path).split(separator: "\n").count <= 60)
    let folder = try TestFolder()
    for device in ["retina4_7", "retina6_12", "ipad10_5"] {
      let run = try folder.run("validate", Checkout.url(path).path, "--device", device)
      #expect(run.status == 0 && run.complaints.contains(", 0 errors, 0 warnings"), "\(device): \(run.output)")
    }
  }

  /// What the test above would find.
  @Test func missingConstraintIsFound() throws {
    let text = try Checkout.text("Samples/Screens/Onboarding.xml").replacing(
      "    art.top = safeArea.top + 24 @250\n", with: "")
    let run = try TestFolder(["a.xml": text]).run("validate", "a.xml")
    #expect(run.output.contains("needs constraints for: Y position"))
  }
}
