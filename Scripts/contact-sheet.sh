#!/usr/bin/env bash
# Writes a page with all golden pictures, for people to go through.
# Usage: contact-sheet.sh FOLDER > PAGE
set -euo pipefail

folder=$(cd "$1" && pwd)
cat <<'HTML'
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Golden pictures</title>
<style>
  body { display: flex; flex-wrap: wrap; align-items: start; gap: 16px; background: #888; font: 13px system-ui }
  figure { margin: 0 }
  img { display: block; max-width: 480px; max-height: 480px }
</style>
HTML
for picture in "$folder"/*.svg; do
  name=$(basename "$picture" .svg)
  echo "<figure><figcaption>$name</figcaption><img src=\"file://$picture\" alt=\"\"></figure>"
done
echo '</html>'
