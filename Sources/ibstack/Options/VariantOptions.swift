import ArgumentParser
import LayoutAnalysis
import Operations
import StackLint
import StackModel

/// Options for the devices and users that documents are laid out for.
struct VariantOptions: ParsableArguments {
  @Option(
    help: "Devices to lay out for: names or ids separated by commas, such as \"iPhone SE,ipad9_7\", or all.",
    completion: .list(["all"] + Device.knownIDs), transform: { try NamedValues(devices: $0).values })
  var devices: [Device] = []

  @Option(
    help: "Orientations of the devices: portrait, landscape, or all.",
    completion: .list(["all"] + DeviceOrientation.allCases.map(\.rawValue)), transform: VariantChoice.orientations)
  var orientations: [DeviceOrientation] = []

  @Option(
    help: ArgumentHelp(
      "User's text sizes on iOS, from extra-small to accessibility-extra-extra-extra-large, or all.",
      discussion: "Separate several with commas, or repeat the option.", valueName: "text-size"),
    completion: .list(["all"] + ContentSizeCategory.allCases.map(\.name)), transform: VariantChoice.textSizes)
  var textSizes: [[ContentSizeCategory]] = []

  @Option(
    help: ArgumentHelp(
      "Languages to lay out for: base, pseudo, rtl, identifiers such as de, or all.",
      discussion: """
        base is the document's own texts, pseudo makes them longer by two fifths, rtl shows them from right to left. The \
        texts of other languages come from the .strings files and string catalogs beside a document. all is base, and \
        every language into which a document is translated.
        """),
    completion: .list(["all", "base", "pseudo", "rtl"]), transform: VariantChoice.languages)
  var languages: [LayoutLanguage] = []

  @OptionGroup var translations: TranslationOptions

  @Flag(help: "Lay out for a user who turned on Bold Text.")
  var boldText = false

  /// The requested devices and users.
  var choice: VariantChoice {
    VariantChoice(
      devices: devices.isEmpty ? nil : devices, orientations: orientations.isEmpty ? nil : orientations,
      textSizes: textSizes.isEmpty ? nil : textSizes.flatMap { $0 }, languages: languages.isEmpty ? nil : languages,
      isTextBold: boldText ? true : nil)
  }

  /// The requested variants; nil for the documents' own canvas.
  func variants(_ canvas: CanvasOptions) -> LayoutVariants? {
    choice.overridden(by: VariantChoice(devices: canvas.device.map { [$0] })).variants
  }

  /// - Throws: A message about options that contradict each other.
  func validate(_ canvas: CanvasOptions) throws {
    if canvas.device != nil, !devices.isEmpty {
      throw ValidationError("--device and --devices exclude each other; remove one of them")
    }
    guard canvas.size != nil, !(devices.isEmpty && orientations.isEmpty) else { return }
    let other = devices.isEmpty ? "--orientations" : "--devices"
    throw ValidationError(
      "--size and \(other) exclude each other, because a size replaces the devices' screens; remove one of them")
  }
}

/// Options of all commands that measure text.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      "Font file to measure text with, or a folder of .ttf, .otf and .ttc files. Can be repeated.",
      discussion: "Needs an ibstack that is built with the trait FontFiles\(TraitNote.text(FontReading.isSupported)).",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  func validate() throws {
    if !paths.isEmpty, !FontReading.isSupported { throw ValidationError("--font: " + FontReading.unsupported) }
  }

  /// The typefaces of all files.
  func collection() throws -> FontCollection { try FontCollection.read(paths) }
}

/// Options of all commands that read translations.
struct TranslationOptions: ParsableArguments {
  @Option(
    name: .customLong("strings"),
    help: ArgumentHelp(
      "Folder with translations that are not beside their documents: de.lproj/Main.strings. Can be repeated.",
      valueName: "folder"), completion: .directory)
  var paths: [String] = []

  /// The folders with what they have.
  func folders() throws -> TranslationFolders { try TranslationFolders.read(paths) }
}

/// What help says of something that only some builds of the program can do.
enum TraitNote {
  /// Behind "if ibstack is built with it".
  static func text(_ isSupported: Bool) -> String { isSupported ? "" : " (this one is not)" }
}
