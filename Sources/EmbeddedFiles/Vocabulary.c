#include "Embedding.h"

static const unsigned char shared[] = {
#embed "../Vocabulary/Elements/Shared/Values.txt"
    ,
#embed "../Vocabulary/Elements/Shared/Documents.txt"
    ,
#embed "../Vocabulary/Elements/Shared/Connections.txt"
    ,
#embed "../Vocabulary/Elements/Shared/Properties.txt" suffix(, 0)
};

static const unsigned char ios[] = {
#embed "../Vocabulary/Elements/iOS/Views.txt"
    ,
#embed "../Vocabulary/Elements/iOS/Controls.txt"
    ,
#embed "../Vocabulary/Elements/iOS/Scrolling.txt"
    ,
#embed "../Vocabulary/Elements/iOS/Bars.txt"
    ,
#embed "../Vocabulary/Elements/iOS/Controllers.txt"
    ,
#embed "../Vocabulary/Elements/iOS/Gestures.txt"
    ,
#embed "../Vocabulary/Elements/iOS/Menus.txt" suffix(, 0)
};

static const unsigned char macos[] = {
#embed "../Vocabulary/Elements/macOS/Views.txt"
    ,
#embed "../Vocabulary/Elements/macOS/Controls.txt"
    ,
#embed "../Vocabulary/Elements/macOS/Cells.txt"
    ,
#embed "../Vocabulary/Elements/macOS/Parts.txt"
    ,
#embed "../Vocabulary/Elements/macOS/Controllers.txt" suffix(, 0)
};

static const unsigned char watchos[] = {
#embed "../Vocabulary/Elements/watchOS.txt" suffix(, 0)
};

static const unsigned char definitions[] = {
#embed "../Vocabulary/Elements/StackDefinitions.txt" suffix(, 0)
};

static const unsigned char devices[] = {
#embed "../Vocabulary/Devices.txt" suffix(, 0)
};

EMBEDDED(EmbeddedSharedElements, shared);
EMBEDDED(EmbeddedIOSElements, ios);
EMBEDDED(EmbeddedMacOSElements, macos);
EMBEDDED(EmbeddedWatchOSElements, watchos);
EMBEDDED(EmbeddedStackDefinitionElements, definitions);
EMBEDDED(EmbeddedDevices, devices);
