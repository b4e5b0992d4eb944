/// A name that breaks where a word ends: before capitals, and after dots, slashes and the like.
const breakable = name => name.split(/(?<=[._/:-])|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).flatMap((part, place) => place ? [el("wbr"), part] : [part]);

/// How high pictures in the gallery are at most, in points.
const thumbs = { size: Number(remembered.get("ibstack-size")) || 320, sizes: [100, 700] };
/// The size of a scene's picture: no larger than it is, and the top of what is very long.
function thumbSize(scene) {
  const scale = Math.min(1, thumbs.size / scene.height, thumbs.size * 1.3 / scene.width);
  const width = Math.max(scene.width * scale, Math.min(thumbs.size * .45, scene.width));
  return { width: Math.round(width), height: Math.max(28, Math.round(Math.min(thumbs.size, scene.height * width / scene.width))) };
}
function thumbImage(scene, width, height, isBefore) {
  const image = el("img", { alt: "", decoding: "async", width, height });
  const picture = new Picture(scene, image);
  picture.before ||= isBefore;
  pictureOf.set(image, picture);
  nearby.observe(image);
  return image;
}
function thumb(scene) {
  const { width, height } = thumbSize(scene);
  return { width: width + 2, node: el("div", { class: "thumb", style: { height: `${height + 2}px`, width: `${width + 2}px` } }, thumbImage(scene, width, height, false)) };
}
/// The pictures of before and of today at one scale, with outlines of what changed.
function bothThumbs(scene) {
  const before = sizeBefore(scene), height = Math.max(before.height, scene.height), width = Math.max(before.width, scene.width);
  const scale = Math.min(1, Math.max(thumbs.size * 1.8 / height, 150 / width), thumbs.size * 1.5 / width);
  const side = (size, isBefore) => {
    const [width, height] = [size.width * scale, size.height * scale];
    const overlay = svg("svg", { "aria-hidden": "true", viewBox: `0 0 ${size.width} ${size.height}`, width, height });
    overlay.append(...(scene.changes || []).slice(0, Changes.most).flatMap(change => changeRects(change, isBefore)));
    const style = { width: `${width}px`, aspectRatio: `${width} / ${height}` };
    return el("div", { class: "side", "data-name": isBefore ? "Before" : "After", style }, thumbImage(scene, width, height, isBefore), overlay);
  };
  return { width: (before.width + scene.width) * scale + 14, node: el("div", { class: "both" }, side(before, true), side(scene, false)) };
}
/// The largest changes of a scene in words.
function changeWords({ changes }) {
  if (!changes) return null;
  const most = 3;
  const item = ({ text, cause }) => el("li", {}, text, cause ? el("span", { class: "quiet" }, ` because: ${cause}`) : null);
  return el("ul", { class: "largest" }, changes.slice(0, most).map(item),
    changes.length > most ? el("li", { class: "quiet" }, `and ${changes.length - most} more`) : null);
}
/// `place` is what stands below the name: the file, where others stand beside it.
function card(scene, found, place) {
  const isPair = scene.change === "changed";
  const { node, width: pictureWidth } = isPair ? bothThumbs(scene) : thumb(scene);
  const width = `${Math.max(pictureWidth, 150)}px`;
  // The words of a pair stand beside it, where there is room.
  return el("li", isPair ? { class: "pair" } : { style: { maxWidth: `min(100%, ${width})` } }, el("a", { class: "card", href: sceneLink(scene), style: { width } },
    node, el("div", { class: "name" }, breakable(scene.name)), place ? el("div", { class: "file" }, breakable(place)) : null,
    scene.change ? el("span", { class: `change ${scene.change}` }, scene.change) : null,
    scene.came.length > 0 && !scene.change ? el("span", { class: "change added" }, "new finding") : null, " ", counts(found)), changeWords(scene));
}
function pathTitle(path, href) {
  const slash = path.lastIndexOf("/") + 1;
  const dot = Math.max(path.lastIndexOf("."), slash);
  return el("h2", {}, el("a", { href, title: path }, el("span", { class: "quiet" }, breakable(path.slice(0, slash))), breakable(path.slice(slash))));
}
/// What changed in a document, in words.
function contentChanges(doc, isOpen = true) {
  if (!doc.changes) return null;
  const count = doc.changes.reduce((sum, { entries }) => sum + entries.length, 0);
  return el("details", { class: "words", open: isOpen && count <= 12 }, el("summary", {}, `${plural(count, "change")} in the document`),
    doc.changes.flatMap(({ scene, entries }) => [el("h3", {}, scene || "Document"), el("ul", { class: "changes" }, entries.map(({ change, text }) =>
      el("li", {}, el("span", { class: `change ${change}` }, change), " ", text)))]));
}
