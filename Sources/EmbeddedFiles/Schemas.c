#include "Embedding.h"

static const unsigned char layout[] = {
#embed "../../Documentation/layout.schema.json" suffix(, 0)
};

static const unsigned char lint[] = {
#embed "../../Documentation/lint.schema.json" suffix(, 0)
};

static const unsigned char diff[] = {
#embed "../../Documentation/diff.schema.json" suffix(, 0)
};

EMBEDDED(EmbeddedLayoutSchema, layout);
EMBEDDED(EmbeddedLintSchema, lint);
EMBEDDED(EmbeddedDiffSchema, diff);
