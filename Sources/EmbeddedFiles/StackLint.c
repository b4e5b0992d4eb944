#include "Embedding.h"

static const unsigned char fonts[] = {
#embed "../StackLint/Project/Fonts/SystemFonts.txt"
};

static const unsigned char faces[] = {
#embed "../StackLint/Project/Fonts/SystemFaces.txt"
};

static const unsigned char properties[] = {
#embed "../StackLint/Rules/Code/SystemProperties.txt"
};

static const unsigned char layerProperties[] = {
#embed "../StackLint/Rules/Code/LayerProperties.txt"
};

EMBEDDED(EmbeddedSystemFonts, fonts);
EMBEDDED(EmbeddedSystemFaces, faces);
EMBEDDED(EmbeddedSystemProperties, properties);
EMBEDDED(EmbeddedLayerProperties, layerProperties);
