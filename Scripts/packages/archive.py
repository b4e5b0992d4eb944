"""Zip files that depend on their content alone."""

import time
import zipfile

# How programs begin: those of Linux, those of macOS.
PROGRAMS = (b"\x7fELF", b"\xcf\xfa\xed\xfe")


def write(path, files, seconds):
    """Writes files by their path, all of one time; programs are executable."""
    moment = time.gmtime(max(seconds, 315532800))[:6]  # Zip files know no time before 1980.
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, moment)
            entry.create_system = 3
            entry.external_attr = (0o100755 if data[:4] in PROGRAMS else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data, compresslevel=9)
    return path
