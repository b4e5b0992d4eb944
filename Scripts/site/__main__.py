"""Makes a static site of the documentation: a page for each page, and for each rule.

    Scripts/run-python.sh .build-site markdown-it-py -- Scripts/site FOLDER

What is in the menu, and in which order, stands in Documentation/README.md. The folder needs no server but for the search,
whose index is a file that a script reads.
"""

import pathlib
import sys

from sources import read_pages
from writing import Site


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    root = pathlib.Path(__file__).resolve().parents[2]
    site = Site(root, read_pages(root))
    folder = pathlib.Path(sys.argv[1])
    try:
        site.write(folder)
    except FileExistsError as error:
        sys.exit(str(error))
    broken = site.broken_links(folder)
    for link in broken:
        print(link, file=sys.stderr)
    print(f"{folder}: {len(site.pages)} pages")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
