const sheetLink = scene => sceneLink(scene) + "?devices";
const variantLink = (scene, variant) => `${sceneLink(scene)}?device=${variant}`;

/// What goes wrong with a scene in one of its layouts that does not go wrong as it is designed: views that meet, views that
/// leave the screen, and views for which no room is left.
class VariantTroubles {
  constructor(list, designed, drawn) {
    this.list = list;
    const [before, after] = [this.problems(designed), this.problems(drawn)];
    const count = kind => [...after[kind]].filter(problem => !before[kind].has(problem)).length;
    this.overlaps = count("overlaps");
    this.outside = count("outside");
    this.squeezed = count("squeezed");
  }
  problems({ rects, width, height }) {
    const found = { overlaps: new Set(), outside: new Set(), squeezed: new Set() };
    const isParent = new Set(this.list.map(view => view.parent)), isOff = [], scrolls = [];
    const leaves = new Map();
    this.list.forEach((view, place) => {
      const rect = rects[place];
      isOff[place] = view.hidden || view.uninstalled || isOff[view.parent] || false;
      scrolls[place] = scrolls[view.parent] || /scroll|table|collection|text view/.test(view.kind);
      if (isOff[place] || isParent.has(place) || rect?.length !== 4) return;
      const [x, y, wide, high] = rect;
      if (wide < 1 || high < 1) return found.squeezed.add(place);
      if (x < -1 || x + wide > width + 1 || !scrolls[place] && (y < -1 || y + high > height + 1)) found.outside.add(place);
      leaves.set(view.parent, [...leaves.get(view.parent) || [], [place, rect]]);
    });
    for (const siblings of leaves.values()) this.addOverlaps(siblings, found.overlaps);
    return found;
  }
  /// From top to bottom, so that only views beside each other are compared, and no more than a screen can have.
  addOverlaps(siblings, found) {
    const sorted = siblings.sort(([, one], [, other]) => one[1] - other[1]).slice(0, 400);
    sorted.forEach(([place, [x, y, width, height]], at) => {
      for (let next = at + 1; next < sorted.length && sorted[next][1][1] < y + height - 1; next++) {
        const [other, rect] = sorted[next];
        if (rect[0] < x + width - 1 && x < rect[0] + rect[2] - 1) found.add(`${Math.min(place, other)} ${Math.max(place, other)}`);
      }
    });
  }
}

/// All layouts of a scene beside each other, the worst first.
class ContactSheet {
  constructor(scene, details) {
    this.scene = scene;
    this.list = details?.scenes[scene.place] || [];
    this.entries = ["As designed", ...scene.document.variants || []].map((name, variant) => ({ name, variant, score: 0, words: [] }));
    for (const entry of this.entries.slice(1)) this.addFindings(entry);
    this.box = el("div", { class: "documents" });
    this.state = el("p", { class: "quiet", role: "status" });
    this.node = el("div", { class: "gallery whole" }, el("header", { class: "sheet-head" },
      el("h1", {}, el("a", { href: sceneLink(scene) }, breakable(scene.name)), ` in ${plural(this.entries.length, "layout")}`), this.state), this.box);
  }
  addFindings(entry) {
    const found = this.scene.findings.filter(finding => finding.variants?.includes(entry.name));
    for (const severity of severities) {
      const count = sum(found.filter(finding => finding.severity === severity));
      if (count > 0) entry.words.push(plural(count, severity));
      entry.score += count * { error: 100, warning: 20, notice: 2 }[severity];
    }
  }
  /// Looks at the layouts one after the other, then shows those first in which most is wrong.
  async fill() {
    const own = turn;
    this.show();
    const designed = await new Picture(this.scene).data();
    for (const entry of this.entries.slice(1)) {
      const picture = new Picture(this.scene);
      picture.variant = entry.variant;
      const drawn = await picture.data();
      if (own !== turn) return;
      if (!designed?.rects || !drawn?.rects) continue;
      entry.size = { width: drawn.width, height: drawn.height };
      const { overlaps, outside, squeezed } = new VariantTroubles(this.list, designed, drawn);
      entry.score += overlaps * 12 + outside * 10 + squeezed * 8;
      const words = [
        overlaps && `${plural(overlaps, "pair")} of views overlap`, outside && `${plural(outside, "view")} outside`,
        squeezed && `${plural(squeezed, "view")} without room`,
      ];
      entry.words.push(...words.filter(Boolean));
      if (entry.variant % 40 === 0) this.state.textContent = `Looked at ${entry.variant} …`;
    }
    this.show();
    const bad = this.entries.filter(({ score }) => score > 0).length;
    this.state.textContent = bad === 0 ? "None is worse than the design."
      : `${bad} of ${this.entries.length} are worse than the design. They stand first, the worst before others.`;
  }
  show() {
    shownWindow?.close();
    this.box.replaceChildren();
    shownWindow = new Window(this.box);
    const [design, ...others] = this.entries;
    const sorted = [design, ...others.sort((one, other) => other.score - one.score || one.variant - other.variant)];
    for (let start = 0; start < sorted.length; start += cardsInPart) {
      const some = sorted.slice(start, start + cardsInPart);
      const rows = Math.ceil(some.length / Math.max(1, Math.floor(innerWidth / 240)));
      shownWindow.add(rows * 330, () => el("ul", { class: "cards" }, some.map(entry => this.card(entry))));
    }
  }
  card({ name, variant, score, words, size }) {
    const { scene } = this;
    const { width, height } = thumbSize({ ...scene, ...size });
    const image = thumbImage(scene, width, height, false);
    pictureOf.get(image).variant = variant;
    return el("li", {}, el("a", { class: "card", href: variantLink(scene, variant), style: { width: `${Math.max(width + 2, 150)}px` } },
      el("div", { class: score > 0 ? "thumb worse" : "thumb", style: { width: `${width + 2}px`, height: `${height + 2}px` } }, image),
      el("div", { class: "name" }, name), words.length > 0 ? el("div", { class: "worse-words" }, words.join(", ")) : null));
  }
}
async function showSheet(scene) {
  document.title = `${scene.name}, all layouts · ${report.title}`;
  const own = ++turn;
  const details = await cache.get(`d${scene.document.number}`);
  if (own !== turn) return;
  const sheet = new ContactSheet(scene, details);
  main.replaceChildren(sheet.node);
  refilter = () => { location.hash = ""; };
  sheet.fill();
}
