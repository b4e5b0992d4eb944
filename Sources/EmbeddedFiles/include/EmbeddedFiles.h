#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H

#include <stddef.h>

// Files that are part of the program. A compiler of C copies them byte by byte; the same in Swift is an array literal that
// is type-checked and optimized element by element.

typedef struct {
  /// Followed by a 0, so that they are a string of C, too.
  const unsigned char *_Nonnull bytes;
  size_t count;
} EmbeddedFile;

/// The vocabulary: what documents of all platforms have, what those of each platform have, and what stack definitions add.
extern const EmbeddedFile EmbeddedSharedElements;
extern const EmbeddedFile EmbeddedIOSElements;
extern const EmbeddedFile EmbeddedMacOSElements;
extern const EmbeddedFile EmbeddedWatchOSElements;
extern const EmbeddedFile EmbeddedStackDefinitionElements;
/// What names and values of other frameworks and formats mean in stack definitions.
extern const EmbeddedFile EmbeddedForeignNames;
/// The devices of Interface Builder's canvas.
extern const EmbeddedFile EmbeddedDevices;

/// The order of attributes and children in Xcode's documents.
extern const EmbeddedFile EmbeddedXcodeOrder;

/// The metrics of font families, one after the other.
extern const EmbeddedFile EmbeddedFontFamilies;
/// The metrics of the system font.
extern const EmbeddedFile EmbeddedSystemFont;

/// The families of fonts of Apple's systems, and names of their faces.
extern const EmbeddedFile EmbeddedSystemFonts;
extern const EmbeddedFile EmbeddedSystemFaces;
/// Properties of Apple's classes that runtime attributes set, and those of layers.
extern const EmbeddedFile EmbeddedSystemProperties;
extern const EmbeddedFile EmbeddedAppKitProperties;
extern const EmbeddedFile EmbeddedLayerProperties;

/// The colors that platforms name.
extern const EmbeddedFile EmbeddedSystemColors;
/// Outlines of symbols.
extern const EmbeddedFile EmbeddedSymbolShapes;

/// The style sheet of a report's page.
extern const EmbeddedFile EmbeddedPageStyle;
/// What stands in the page before its script has run.
extern const EmbeddedFile EmbeddedPageBody;
/// The script of the page: its files in the order in which they refer to each other.
extern const EmbeddedFile EmbeddedPageScript;

/// The JSON Schemas of what commands print as JSON.
extern const EmbeddedFile EmbeddedLayoutSchema;
extern const EmbeddedFile EmbeddedLintSchema;
extern const EmbeddedFile EmbeddedDiffSchema;

/// The owner and the name of the repository on GitHub that a release is built in; empty in other builds.
extern const EmbeddedFile EmbeddedRepository;

#endif
