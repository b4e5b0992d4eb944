/// Distances in the picture of a scene: those of a chosen view to its neighbors, or the chain of constraints behind a number.
/// Their numbers keep their size at every zoom.
class Measures {
  constructor(views) {
    this.views = views;
    this.lines = svg("g", { class: "measures" });
    this.labels = el("div", { class: "numbers", "aria-hidden": "true" });
  }
  clear() {
    this.lines.replaceChildren();
    this.labels.replaceChildren();
  }
  /// A line along an axis from one coordinate to another, with bars at its ends and its length, or `text`.
  add(isHorizontal, from, to, across, space, text, name = "distance") {
    const bar = 4 * (space.width / (this.labels.clientWidth || space.width));
    const path = isHorizontal
      ? `M${from} ${across}H${to}M${from} ${across - bar}v${2 * bar}M${to} ${across - bar}v${2 * bar}`
      : `M${across} ${from}V${to}M${across - bar} ${from}h${2 * bar}M${across - bar} ${to}h${2 * bar}`;
    this.lines.append(svg("path", { class: name, d: path }));
    const [x, y] = isHorizontal ? [(from + to) / 2, across] : [across, (from + to) / 2];
    const style = { left: `${x / space.width * 100}%`, top: `${y / space.height * 100}%` };
    this.labels.append(el("span", { class: `${name} ${isHorizontal ? "across" : "down"}`, style }, text || number(Math.abs(to - from))));
  }
  /// To the nearest view on each side, else to the edges of the superview.
  showNeighbors(place, space) {
    this.clear();
    const { rects, list, children } = this.views, rect = rects[place];
    if (!rect) return;
    const { parent } = list[place];
    const outer = parent === undefined ? [0, 0, space.width, space.height] : rects[parent];
    if (!outer || parent === undefined) return;
    const siblings = children[parent].filter(other => other !== place && rects[other] && !list[other].hidden && !list[other].uninstalled).map(other => rects[other]);
    for (const axis of [0, 1]) {
      const side = 1 - axis, [start, end] = [rect[axis], rect[axis] + rect[axis + 2]];
      const beside = siblings.filter(other => other[side] < rect[side] + rect[side + 2] && rect[side] < other[side] + other[side + 2]);
      const before = Math.max(outer[axis], ...beside.map(other => other[axis] + other[axis + 2]).filter(edge => edge <= start + .01));
      const after = Math.min(outer[axis] + outer[axis + 2], ...beside.map(other => other[axis]).filter(edge => edge >= end - .01));
      const across = rect[side] + rect[side + 2] / 2;
      if (start - before > .01) this.add(axis === 0, before, start, across, space);
      if (after - end > .01) this.add(axis === 0, end, after, across, space);
    }
  }
  /// The constraints that add up to a number, each where it holds.
  showChain(steps, isHorizontal, space) {
    this.clear();
    for (const [part, , , , from, to, across] of steps) {
      if (from !== undefined) this.add(isHorizontal, from, to, across, space, part, "chain");
    }
  }
}
