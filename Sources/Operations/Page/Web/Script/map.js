const mapLink = doc => link(doc.path) + "?map";

/// The scenes of a storyboard where they lie on Interface Builder's canvas, with arrows for its segues.
class StoryboardMap {
  constructor(doc) {
    this.doc = doc;
    const places = StoryboardMap.spread(doc.map.map(({ frame: [x, y, width, height] }) => ({ x, y, width, height })));
    const left = Math.min(...places.map(({ x }) => x)), top = Math.min(...places.map(({ y }) => y));
    for (const place of places) [place.x, place.y] = [place.x - left + 40, place.y - top + 40];
    this.places = places;
    this.width = Math.max(...places.map(({ x, width }) => x + width)) + 40;
    this.height = Math.max(...places.map(({ y, height }) => y + height)) + 80;
    this.scale = Math.max(Math.min(.6, (innerWidth - 60) / this.width), .16);
    this.node = el("section", { class: "map", "aria-label": "Map of the storyboard", tabindex: "0" }, this.canvas());
  }
  /// Moves scenes apart that would cover each other: the canvas shows them smaller than their points.
  static spread(places) {
    for (let round = 0; round < 8 && StoryboardMap.overlaps(places); round++) for (const place of places) [place.x, place.y] = [place.x * 1.3, place.y * 1.3];
    return places;
  }
  static overlaps(places) {
    const sorted = [...places].sort((one, other) => one.x - other.x);
    return sorted.some((place, at) => {
      for (let next = at + 1; next < sorted.length && sorted[next].x < place.x + place.width + 60; next++) {
        const other = sorted[next];
        if (other.y < place.y + place.height + 80 && place.y < other.y + other.height + 80) return true;
      }
      return false;
    });
  }
  canvas() {
    const { doc, places, scale, width, height } = this;
    const arrows = svg("svg", { "aria-hidden": "true", viewBox: `0 0 ${width} ${height}`, width: width * scale, height: height * scale });
    doc.map.forEach(({ to = [] }, from) => arrows.append(...to.filter(other => other !== from).map(other => this.arrow(places[from], places[other]))));
    const scenes = doc.map.map((entry, at) => this.scene(entry, places[at]));
    return el("div", { class: "canvas", style: { width: `${width * scale}px`, height: `${height * scale}px` } }, arrows, el("ul", {}, scenes));
  }
  scene({ name, scene, to = [] }, { x, y, width, height }) {
    const { scale, doc } = this;
    const shown = doc.scenes[scene];
    const size = { width: `${width * scale}px`, height: `${height * scale}px` };
    const leads = to.length > 0 ? `, leads to ${to.map(other => doc.map[other].name).join(", ")}` : "";
    const content = [
      el("span", { class: "name" }, breakable(name)),
      el("span", { class: "picture", style: size }, shown ? thumbImage(shown, width * scale, height * scale, false) : null),
      el("span", { class: "unseen" }, leads),
    ];
    return el("li", { style: { left: `${x * scale}px`, top: `${y * scale}px`, width: size.width } }, shown ? el("a", { href: sceneLink(shown) }, content) : content);
  }
  arrow(from, to) {
    const center = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const [[fromX, fromY], [toX, toY]] = [center(from), center(to)];
    const edge = ({ width, height }, x, y, goalX, goalY) => {
      const share = Math.min(width / 2 / Math.max(Math.abs(goalX - x), .01), height / 2 / Math.max(Math.abs(goalY - y), .01), .5);
      return [x + (goalX - x) * share, y + (goalY - y) * share];
    };
    const [startX, startY] = edge(from, fromX, fromY, toX, toY), [endX, endY] = edge(to, toX, toY, fromX, fromY);
    const angle = Math.atan2(endY - startY, endX - startX), head = 10 / this.scale;
    const wing = turn => `${endX - head * Math.cos(angle + turn)} ${endY - head * Math.sin(angle + turn)}`;
    return svg("path", { class: "segue", d: `M${startX} ${startY}L${endX} ${endY}M${wing(.4)}L${endX} ${endY}L${wing(-.4)}` });
  }
}
