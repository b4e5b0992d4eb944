#include "Embedding.h"

static const unsigned char fonts[] = {
#embed "../StackLint/Project/Fonts/SystemFonts.txt" suffix(, 0)
};

static const unsigned char faces[] = {
#embed "../StackLint/Project/Fonts/SystemFaces.txt" suffix(, 0)
};

static const unsigned char properties[] = {
#embed "../StackLint/Rules/Code/SystemProperties.txt" suffix(, 0)
};

static const unsigned char appKitProperties[] = {
#embed "../StackLint/Rules/Code/AppKitProperties.txt" suffix(, 0)
};

static const unsigned char layerProperties[] = {
#embed "../StackLint/Rules/Code/LayerProperties.txt" suffix(, 0)
};

EMBEDDED(EmbeddedSystemFonts, fonts);
EMBEDDED(EmbeddedSystemFaces, faces);
EMBEDDED(EmbeddedSystemProperties, properties);
EMBEDDED(EmbeddedAppKitProperties, appKitProperties);
EMBEDDED(EmbeddedLayerProperties, layerProperties);
