#!/usr/bin/env bash
# Draws the pictures of README.md and of the documentation; .ci/run checks that they are current.
# Usage: pictures.sh IBSTACK
set -euo pipefail

ibstack=$1
folder=Documentation/Pictures
profile() { "$ibstack" render Samples/Profile.storyboard "$@"; }

mkdir -p "$folder"
# README: an error beside its screen, and the layout that stands there.
cart=$(mktemp -d)
trap 'rm -rf "$cart"' EXIT
width='<constraints><constraint firstAttribute="width" constant="240" id="details-width"/></constraints>'
sed "s|</stackView>|$width&|" Samples/Shop/Cart.storyboard > "$cart/Cart.storyboard"
python3 Scripts/finding-picture.py "$ibstack" "$cart/Cart.storyboard" > "$folder/finding.svg"
# shellcheck disable=SC2016 # These are backticks of Markdown.
sed -n '/^```xml$/,/^```$/ { /^```/d; p; }' README.md > "$cart/login.xml"
"$ibstack" render "$cart/login.xml" --size 393x158 > "$folder/login.svg"
profile > "$folder/profile.svg"
profile --dark > "$folder/profile-dark.svg"
profile --devices retina4_0,retina6_12 --orientations all --layers constraints > "$folder/devices.svg"
for layer in margins frames stacks constraints; do profile --layers "$layer" > "$folder/$layer.svg"; done
for layer in alignment baselines; do
  "$ibstack" render Samples/settings.xml --size 393x230 --layers "$layer" > "$folder/$layer.svg"
done
# Findings, which are what it shows, make it exit with 1.
"$ibstack" render Samples/Notice.storyboard --layers frames,findings > "$folder/findings.svg" || [ $? = 1 ]
rm -rf "$folder/Rules"
"$ibstack" rules --pictures "$folder/Rules"
mkdir -p "$folder/Tutorial"
for step in 1-label 2-welcome 4-card 5-rows 6-settings; do
  "$ibstack" render "Samples/Tutorial/$step.xml" > "$folder/Tutorial/$step.svg"
done
"$ibstack" render Samples/Tutorial/6-settings.xml --dark > "$folder/Tutorial/6-settings-dark.svg"
"$ibstack" render Samples/Tutorial/4-card.xml --devices retina4_0,ipad9_7 > "$folder/Tutorial/7-devices.svg"
