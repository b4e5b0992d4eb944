public import AutoLayout
import Foundation
import StackModel

/// The documents of Interface Builder below a folder.
public struct DocumentFolder {
  /// Their paths, in order.
  public let paths: [String]

  /// Looks for `.xib` and `.storyboard` files.
  public init(_ folder: String) {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    paths = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { folder + "/" + $0 }
  }

  /// The systems of one document; none for what cannot be read.
  public static func systems(at path: String) -> [LinearSystem] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return (try? LayoutDocument([UInt8](data), path: path).linearSystems()) ?? []
  }

  /// The systems of all of them.
  public func systems() -> [LinearSystem] { paths.flatMap(Self.systems(at:)) }
}
