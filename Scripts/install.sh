#!/usr/bin/env bash
# Installs the program with manual pages and completions, which are what the program itself says of its options. A tool that
# comes with the argument parser writes the pages; they bear the date of the last change.
# Usage: install.sh IBSTACK GENERATE-MANUAL FOLDER
set -euo pipefail

ibstack=$1 generate_manual=$2 folder=$3
share=$folder/share
date=$(git log -1 --format=%cs 2>/dev/null || date -u +%F)
bash=$share/bash-completion/completions zsh=$share/zsh/site-functions fish=$share/fish/vendor_completions.d

install -d "$folder/bin" "$share/man/man1" "$bash" "$zsh" "$fish"
install -m 755 "$ibstack" "$folder/bin/ibstack"
"$generate_manual" "$ibstack" --multi-page --date "$date" --output-directory "$share/man/man1"
# In these pages, an empty line is no paragraph, and a line of text that begins with a period is lost.
for page in "$share"/man/man1/ibstack*.1; do
  sed -e 's/^$/.Pp/' -e 's/^\.[a-z]/\\\&&/' "$page" > "$page.paragraphs"
  mv "$page.paragraphs" "$page"
done
"$ibstack" --generate-completion-script bash > "$bash/ibstack"
"$ibstack" --generate-completion-script zsh > "$zsh/_ibstack"
"$ibstack" --generate-completion-script fish > "$fish/ibstack.fish"
