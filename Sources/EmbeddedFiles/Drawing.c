#include "Embedding.h"

static const unsigned char colors[] = {
#embed "../StackModel/Typography/Attributes/SystemColors.txt" suffix(, 0)
};

static const unsigned char shapes[] = {
#embed "../Drawing/Symbols/SymbolShapes.txt" suffix(, 0)
};

EMBEDDED(EmbeddedSystemColors, colors);
EMBEDDED(EmbeddedSymbolShapes, shapes);
