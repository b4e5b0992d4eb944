#include "Embedding.h"

static const unsigned char style[] = {
#embed "../Operations/Page/Web/page.css" suffix(, 0)
};

static const unsigned char body[] = {
#embed "../Operations/Page/Web/page.html" suffix(, 0)
};

static const unsigned char script[] = {
#embed "../Operations/Page/Web/Script/elements.js"
    ,
#embed "../Operations/Page/Web/Script/data.js"
    ,
#embed "../Operations/Page/Web/Script/links.js"
    ,
#embed "../Operations/Page/Web/Script/pictures.js"
    ,
#embed "../Operations/Page/Web/Script/folders.js"
    ,
#embed "../Operations/Page/Web/Script/filters.js"
    ,
#embed "../Operations/Page/Web/Script/rules.js"
    ,
#embed "../Operations/Page/Web/Script/findings.js"
    ,
#embed "../Operations/Page/Web/Script/cards.js"
    ,
#embed "../Operations/Page/Web/Script/map.js"
    ,
#embed "../Operations/Page/Web/Script/gallery.js"
    ,
#embed "../Operations/Page/Web/Script/keys.js"
    ,
#embed "../Operations/Page/Web/Script/views.js"
    ,
#embed "../Operations/Page/Web/Script/comparison.js"
    ,
#embed "../Operations/Page/Web/Script/changes.js"
    ,
#embed "../Operations/Page/Web/Script/measures.js"
    ,
#embed "../Operations/Page/Web/Script/stage.js"
    ,
#embed "../Operations/Page/Web/Script/head.js"
    ,
#embed "../Operations/Page/Web/Script/tree.js"
    ,
#embed "../Operations/Page/Web/Script/source.js"
    ,
#embed "../Operations/Page/Web/Script/details.js"
    ,
#embed "../Operations/Page/Web/Script/sheet.js"
    ,
#embed "../Operations/Page/Web/Script/scene.js"
    ,
#embed "../Operations/Page/Web/Script/live.js"
    ,
#embed "../Operations/Page/Web/Script/start.js" suffix(, 0)
};

EMBEDDED(EmbeddedPageStyle, style);
EMBEDDED(EmbeddedPageBody, body);
EMBEDDED(EmbeddedPageScript, script);
