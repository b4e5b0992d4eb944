#include "Embedding.h"

static const unsigned char families[] = {
#embed "../FontMetrics/Families/Barlow.txt" suffix(,)
#embed "../FontMetrics/Families/DMSans.txt" suffix(,)
#embed "../FontMetrics/Families/FiraSans.txt" suffix(,)
#embed "../FontMetrics/Families/Helvetica.txt" suffix(,)
#embed "../FontMetrics/Families/HelveticaNeue.txt" suffix(,)
#embed "../FontMetrics/Families/IBMPlexSans.txt" suffix(,)
#embed "../FontMetrics/Families/Inter.txt" suffix(,)
#embed "../FontMetrics/Families/JosefinSans.txt" suffix(,)
#embed "../FontMetrics/Families/Karla.txt" suffix(,)
#embed "../FontMetrics/Families/Lato.txt" suffix(,)
#embed "../FontMetrics/Families/Manrope.txt" suffix(,)
#embed "../FontMetrics/Families/Merriweather.txt" suffix(,)
#embed "../FontMetrics/Families/Monospaced.txt" suffix(,)
#embed "../FontMetrics/Families/Montserrat.txt" suffix(,)
#embed "../FontMetrics/Families/Mulish.txt" suffix(,)
#embed "../FontMetrics/Families/NotoSans.txt" suffix(,)
#embed "../FontMetrics/Families/Nunito.txt" suffix(,)
#embed "../FontMetrics/Families/NunitoSans.txt" suffix(,)
#embed "../FontMetrics/Families/OpenSans.txt" suffix(,)
#embed "../FontMetrics/Families/Oswald.txt" suffix(,)
#embed "../FontMetrics/Families/PTSans.txt" suffix(,)
#embed "../FontMetrics/Families/PlayfairDisplay.txt" suffix(,)
#embed "../FontMetrics/Families/Poppins.txt" suffix(,)
#embed "../FontMetrics/Families/Quicksand.txt" suffix(,)
#embed "../FontMetrics/Families/Raleway.txt" suffix(,)
#embed "../FontMetrics/Families/Roboto.txt" suffix(,)
#embed "../FontMetrics/Families/RobotoCondensed.txt" suffix(,)
#embed "../FontMetrics/Families/Rubik.txt" suffix(,)
#embed "../FontMetrics/Families/SourceSansPro.txt" suffix(,)
#embed "../FontMetrics/Families/Times.txt" suffix(,)
#embed "../FontMetrics/Families/TitilliumWeb.txt" suffix(,)
#embed "../FontMetrics/Families/Ubuntu.txt" suffix(,)
#embed "../FontMetrics/Families/WorkSans.txt" suffix(, 0)
};

static const unsigned char systemFont[] = {
#embed "../FontMetrics/Families/SystemFont.txt" suffix(, 0)
};

EMBEDDED(EmbeddedFontFamilies, families);
EMBEDDED(EmbeddedSystemFont, systemFont);
