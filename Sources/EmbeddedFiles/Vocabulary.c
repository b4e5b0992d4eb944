#include "Embedding.h"

static const unsigned char shared[] = {
#embed "../NibDecoder/Vocabulary/Elements/Shared/Values.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/Shared/Documents.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/Shared/Connections.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/Shared/Properties.txt" suffix(, 0)
};

static const unsigned char ios[] = {
#embed "../NibDecoder/Vocabulary/Elements/iOS/Views.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/iOS/Controls.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/iOS/Scrolling.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/iOS/Bars.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/iOS/Controllers.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/iOS/Gestures.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/iOS/Menus.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/iOS/Documents.txt" suffix(, 0)
};

static const unsigned char macos[] = {
#embed "../NibDecoder/Vocabulary/Elements/macOS/Views.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/macOS/Controls.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/macOS/Cells.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/macOS/Parts.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/macOS/Controllers.txt"
    ,
#embed "../NibDecoder/Vocabulary/Elements/macOS/Documents.txt" suffix(, 0)
};

static const unsigned char watchos[] = {
#embed "../NibDecoder/Vocabulary/Elements/watchOS.txt" suffix(, 0)
};

static const unsigned char definitions[] = {
#embed "../NibDecoder/Vocabulary/Elements/StackDefinitions.txt" suffix(, 0)
};

static const unsigned char foreign[] = {
#embed "../NibDecoder/Vocabulary/Elements/Foreign.txt" suffix(, 0)
};

static const unsigned char devices[] = {
#embed "../NibDecoder/Vocabulary/Devices.txt" suffix(, 0)
};

EMBEDDED(EmbeddedSharedElements, shared);
EMBEDDED(EmbeddedIOSElements, ios);
EMBEDDED(EmbeddedMacOSElements, macos);
EMBEDDED(EmbeddedWatchOSElements, watchos);
EMBEDDED(EmbeddedStackDefinitionElements, definitions);
EMBEDDED(EmbeddedForeignNames, foreign);
EMBEDDED(EmbeddedDevices, devices);
