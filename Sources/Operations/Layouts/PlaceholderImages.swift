import StackModel
import Support

/// An asset catalog of gray images: the sizes of images are part of a layout, their colors are not.
struct PlaceholderImages {
  /// Files by their paths.
  let files: [(path: String, content: [UInt8])]

  /// - Parameter sizes: Images by their names, in points.
  init(_ sizes: [String: Size]) {
    let catalog = "Images.xcassets"
    var files = [(path: "\(catalog)/Contents.json", content: Array("{\(Self.info)}\n".utf8))]
    for (name, size) in sizes.sorted(by: { $0.key < $1.key }) where Self.isFileName(name) && size.isDrawable {
      let folder = "\(catalog)/\(name).imageset"
      let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"image.pdf\"}], \(Self.info)}\n"
      files.append((path: "\(folder)/Contents.json", content: Array(contents.utf8)))
      files.append((path: "\(folder)/image.pdf", content: Self.picture(size)))
    }
    self.files = files
  }

  private static let info = "\"info\": {\"author\": \"xcode\", \"version\": 1}"

  /// Whether a name can be that of a folder. One with a slash is in a folder that other catalogs describe.
  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 200
      && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0 != ":" && $0 != "\u{7F}" }
  }

  /// A page of PDF, as large as the image.
  private static func picture(_ size: Size) -> [UInt8] {
    let (width, height) = (size.width.short, size.height.short)
    let drawing = "0.8 g 0 0 \(width) \(height) re f"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]/Contents 4 0 R/Resources<<>>>>",
      "<</Length \(drawing.utf8.count)>>stream\n\(drawing)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.utf8.count) + offset + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    let trailer = "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array((text + table + trailer).utf8)
  }
}

extension Size {
  /// Whether a page can be as large.
  fileprivate var isDrawable: Bool { [width, height].allSatisfy { (1...14_400).contains($0) } }
}
