#include "Embedding.h"

static const unsigned char colors[] = {
#embed "../LayoutDrawing/Colors/SystemColors.txt"
};

static const unsigned char shapes[] = {
#embed "../LayoutDrawing/Symbols/SymbolShapes.txt"
};

EMBEDDED(EmbeddedSystemColors, colors);
EMBEDDED(EmbeddedSymbolShapes, shapes);
