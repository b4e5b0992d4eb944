/// The source of a scene's document, with bands behind what is chosen, pointed at, and found.
class SourcePane {
  /// `owner` is told what is chosen or pointed at.
  constructor(views, text, owner) {
    Object.assign(this, { views, owner });
    this.lines = text.split(/\r\n|\r|\n/);
    this.node = this.build();
  }
  build() {
    const { scene } = this.views;
    this.text = el("div", { class: "text" });
    this.box = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Source. Arrow keys move through the views." }, this.text);
    this.hoverBand = el("div", { class: "band hovered", hidden: true });
    this.choiceBand = el("div", { class: "band choice", hidden: true });
    this.text.append(this.hoverBand, this.choiceBand);
    for (const finding of scene.document.findings) {
      if (!finding.line) continue;
      this.text.append(el("div", { class: `band ${finding.severity}`, style: { top: `${(finding.line - 1) * SourcePane.rowHeight}px` } }));
    }
    this.buildBlocks();
    this.text.addEventListener("mousemove", event => this.owner.hover(this.viewAt(event)));
    this.text.addEventListener("mouseleave", () => this.owner.hover(-1));
    this.text.addEventListener("click", event => {
      if (getSelection().isCollapsed) this.owner.choose(this.viewAt(event), "source");
    });
    this.box.addEventListener("keydown", event => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.owner.choose(Math.min(Math.max(this.owner.choice + step, 0), this.views.list.length - 1), "keys");
    });
    return el("section", { class: "pane source", "aria-label": "Source" }, el("h2", {}, breakable(scene.document.path)), this.box);
  }
  buildBlocks() {
    const blockLines = 80;
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) { observer.unobserve(entry.target); this.fillBlock(entry.target); }
    }, { root: this.box, rootMargin: "600px 0px" });
    for (let start = 0; start < this.lines.length; start += blockLines) {
      const block = el("code", { class: "block" });
      block.first = start;
      block.last = Math.min(start + blockLines, this.lines.length);
      block.style.setProperty("--lines", block.last - start);
      observer.observe(block);
      this.text.append(block);
    }
  }
  /// Lines with their tags and values colored, when they come near the window.
  fillBlock(block) {
    const parts = document.createDocumentFragment();
    for (let line = block.first; line < block.last; line++) {
      parts.append(el("span", { class: "number" }, String(line + 1)));
      const text = this.lines[line];
      let end = /^[ \t]*/.exec(text)[0].length;
      // Narrow, so that elements that are nested deeply are in sight; it is copied as it is written.
      if (end > 0) parts.append(el("span", { class: "indentation" }, text.slice(0, end)));
      for (const match of text.slice(0, 4000).matchAll(/<\/?[^\s>\/]+|\/?>|"[^"]*"/g)) {
        if (match.index > end) parts.append(text.slice(end, match.index));
        parts.append(el("span", { class: match[0][0] === '"' ? "value" : "tag" }, match[0]));
        end = match.index + match[0].length;
      }
      parts.append(text.slice(end) + "\n");
    }
    block.append(parts);
  }
  viewAt(event) {
    return this.views.atLine(Math.floor((event.clientY - this.text.getBoundingClientRect().top) / SourcePane.rowHeight) + 1);
  }
  hover(place) { this.mark(this.hoverBand, place); }
  choose(place) { this.mark(this.choiceBand, place); }
  mark(band, place) {
    const lines = place < 0 ? null : this.views.list[place].lines;
    band.hidden = !lines;
    if (lines) Object.assign(band.style, { top: `${(lines[0] - 1) * SourcePane.rowHeight}px`, height: `${(lines[1] - lines[0] + 1) * SourcePane.rowHeight}px` });
  }
  scroll(line) {
    if (!line) return;
    const top = (line - 1) * SourcePane.rowHeight, box = this.box;
    if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 3 * SourcePane.rowHeight) box.scrollTop = Math.max(0, top - 4 * SourcePane.rowHeight);
  }
}
SourcePane.rowHeight = 19;
