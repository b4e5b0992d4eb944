#include "Embedding.h"

static const unsigned char order[] = {
#embed "../DocumentEditing/Order/xcode-order.txt" suffix(, 0)
};

EMBEDDED(EmbeddedXcodeOrder, order);
