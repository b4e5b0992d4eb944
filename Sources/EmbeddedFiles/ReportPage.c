#include "Embedding.h"

static const unsigned char style[] = {
#embed "../ReportPage/Page/page.css" suffix(, 0)
};

static const unsigned char body[] = {
#embed "../ReportPage/Page/page.html" suffix(, 0)
};

static const unsigned char script[] = {
#embed "../ReportPage/Page/Script/elements.js"
    ,
#embed "../ReportPage/Page/Script/data.js"
    ,
#embed "../ReportPage/Page/Script/links.js"
    ,
#embed "../ReportPage/Page/Script/pictures.js"
    ,
#embed "../ReportPage/Page/Script/folders.js"
    ,
#embed "../ReportPage/Page/Script/filters.js"
    ,
#embed "../ReportPage/Page/Script/rules.js"
    ,
#embed "../ReportPage/Page/Script/findings.js"
    ,
#embed "../ReportPage/Page/Script/cards.js"
    ,
#embed "../ReportPage/Page/Script/map.js"
    ,
#embed "../ReportPage/Page/Script/gallery.js"
    ,
#embed "../ReportPage/Page/Script/keys.js"
    ,
#embed "../ReportPage/Page/Script/views.js"
    ,
#embed "../ReportPage/Page/Script/comparison.js"
    ,
#embed "../ReportPage/Page/Script/changes.js"
    ,
#embed "../ReportPage/Page/Script/measures.js"
    ,
#embed "../ReportPage/Page/Script/stage.js"
    ,
#embed "../ReportPage/Page/Script/head.js"
    ,
#embed "../ReportPage/Page/Script/tree.js"
    ,
#embed "../ReportPage/Page/Script/source.js"
    ,
#embed "../ReportPage/Page/Script/details.js"
    ,
#embed "../ReportPage/Page/Script/sheet.js"
    ,
#embed "../ReportPage/Page/Script/scene.js"
    ,
#embed "../ReportPage/Page/Script/live.js"
    ,
#embed "../ReportPage/Page/Script/start.js" suffix(, 0)
};

EMBEDDED(EmbeddedPageStyle, style);
EMBEDDED(EmbeddedPageBody, body);
EMBEDDED(EmbeddedPageScript, script);
