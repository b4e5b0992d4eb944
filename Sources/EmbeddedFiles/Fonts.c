#include "Embedding.h"

static const unsigned char families[] = {
#embed "../StackModel/Typography/Families/Barlow.txt" suffix(,)
#embed "../StackModel/Typography/Families/DMSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/FiraSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/Helvetica.txt" suffix(,)
#embed "../StackModel/Typography/Families/HelveticaNeue.txt" suffix(,)
#embed "../StackModel/Typography/Families/IBMPlexSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/Inter.txt" suffix(,)
#embed "../StackModel/Typography/Families/JosefinSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/Karla.txt" suffix(,)
#embed "../StackModel/Typography/Families/Lato.txt" suffix(,)
#embed "../StackModel/Typography/Families/Manrope.txt" suffix(,)
#embed "../StackModel/Typography/Families/Merriweather.txt" suffix(,)
#embed "../StackModel/Typography/Families/Monospaced.txt" suffix(,)
#embed "../StackModel/Typography/Families/Montserrat.txt" suffix(,)
#embed "../StackModel/Typography/Families/Mulish.txt" suffix(,)
#embed "../StackModel/Typography/Families/NotoSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/Nunito.txt" suffix(,)
#embed "../StackModel/Typography/Families/NunitoSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/OpenSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/Oswald.txt" suffix(,)
#embed "../StackModel/Typography/Families/PTSans.txt" suffix(,)
#embed "../StackModel/Typography/Families/PlayfairDisplay.txt" suffix(,)
#embed "../StackModel/Typography/Families/Poppins.txt" suffix(,)
#embed "../StackModel/Typography/Families/Quicksand.txt" suffix(,)
#embed "../StackModel/Typography/Families/Raleway.txt" suffix(,)
#embed "../StackModel/Typography/Families/Roboto.txt" suffix(,)
#embed "../StackModel/Typography/Families/RobotoCondensed.txt" suffix(,)
#embed "../StackModel/Typography/Families/Rubik.txt" suffix(,)
#embed "../StackModel/Typography/Families/SourceSansPro.txt" suffix(,)
#embed "../StackModel/Typography/Families/Times.txt" suffix(,)
#embed "../StackModel/Typography/Families/TitilliumWeb.txt" suffix(,)
#embed "../StackModel/Typography/Families/Ubuntu.txt" suffix(,)
#embed "../StackModel/Typography/Families/WorkSans.txt" suffix(, 0)
};

static const unsigned char systemFont[] = {
#embed "../StackModel/Typography/Families/SystemFont.txt" suffix(, 0)
};

EMBEDDED(EmbeddedFontFamilies, families);
EMBEDDED(EmbeddedSystemFont, systemFont);
