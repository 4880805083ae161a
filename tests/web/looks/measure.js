// What does not fit on this page: a sentence for each thing. Read by test_layout.py.
({ touch, zoomed, high, letters }) => {
  const wrong = [];
  const wide = document.documentElement.clientWidth;
  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;
  const said = (element) =>
    `<${element.tagName.toLowerCase()} ${element.className}> "${(element.getAttribute("aria-label") ?? element.innerText ?? "").slice(0, 40)}"`;
  const unseen = (element) => element.closest(".unseen") || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // A table of points may be scrolled by itself on a page that is zoomed a lot.
  const scrolls = (element) => zoomed && element.closest("table");
  const floats = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement)
      if (at.matches("[data-floats]") || ["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    return null;
  };

  // A name may end with dots, if all of it can be read otherwise.
  const seenUpTo = (element) =>
    element.title && getComputedStyle(element).textOverflow === "ellipsis" ? element.getBoundingClientRect().right : Infinity;

  if (document.scrollingElement.scrollWidth > wide) wrong.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const over = document.scrollingElement.scrollHeight - innerHeight;
  if (!high && over > 0) wrong.push(`${over} px too high`);
  // Nobody scrolls for that: either all fits, or there is something to scroll to. Letters may be of any size.
  if (high && !zoomed && !letters && !modal && over > 0 && over < 16) wrong.push(`scrolls by no more than ${over} px`);
  if (modal && modal.scrollWidth > modal.clientWidth) wrong.push("the drawer scrolls sideways");

  // What lies on a table that is pushed around may be out of sight.
  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !parent || unseen(parent) || parent.closest("option, script, style, [aria-hidden] i, [data-pans]")) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    // A line is higher than its letters.
    const spare = 0.2 * parseFloat(getComputedStyle(parent).fontSize);
    // The same of lines: what is left out can be read otherwise.
    const clamped = getComputedStyle(parent).webkitLineClamp !== "none" && parent.closest("[title]");
    const lowest = clamped ? parent.getBoundingClientRect().bottom - 2 : Infinity;
    for (const { left, right, top, bottom, width } of range.getClientRects())
      if (width > 1 && (top + bottom) / 2 < lowest) texts.push({ parent, rect: { left, right: Math.min(right, seenUpTo(parent)), top: top + spare, bottom: bottom - spare }, float: floats(parent) });
  }
  for (const { parent, rect } of texts) {
    if ((rect.left < -1 || rect.right > wide + 1) && !scrolls(parent)) wrong.push(`outside: ${said(parent)}`);
    for (let at = parent; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible") continue;
      const frame = at.getBoundingClientRect();
      const across = rect.left < frame.left - 1 || rect.right > frame.right + 1;
      const spare = 3 + 0.1 * parseFloat(getComputedStyle(parent).fontSize);
      const down = style.overflowY === "hidden" && (rect.top < frame.top - spare || rect.bottom > frame.bottom + spare);
      if ((across && style.overflowX === "hidden") || down) wrong.push(`clipped: ${said(parent)}`);
      if (!zoomed && style.overflowX !== "hidden" && at.scrollWidth > at.clientWidth + 1) wrong.push(`scrolls sideways: ${said(at)}`);
    }
  }
  // What was scrolled away inside the page lies over nothing.
  const away = ({ parent, rect }) => {
    for (let at = parent; at && at !== root; at = at.parentElement) {
      const { top, bottom } = at.getBoundingClientRect();
      if (getComputedStyle(at).overflowY === "auto" && (rect.top > bottom - 2 || rect.bottom < top + 2)) return true;
    }
    return false;
  };
  const inSight = texts.filter((one) => !away(one));
  for (const [at, one] of inSight.entries())
    for (const other of inSight.slice(at + 1)) {
      if (one.parent === other.parent || one.float !== other.float) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 2 && down > 2) wrong.push(`overlap: ${said(one.parent)} and ${said(other.parent)}`);
    }

  // Letters lie on what was painted for them: a pill, a plate, a bar.
  const painted = (element) => {
    const { backgroundColor: colour, borderTopWidth: border } = getComputedStyle(element);
    return !/^rgba\(.*, 0\)$|^transparent$/.test(colour) || parseFloat(border) > 0;
  };
  for (const { parent, rect } of letters ? texts : []) {
    let [inside, out] = [parent, rect];
    for (let at = parent; at && at !== root; at = at.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(at);
      if (painted(at)) {
        const frame = at.getBoundingClientRect();
        const by = Math.max(frame.left - out.left, out.right - frame.right, frame.top - out.top, out.bottom - frame.bottom);
        if (by > 2) wrong.push(`sticks out by ${Math.round(by)}: ${said(inside)} of ${said(at)}`);
        [inside, out] = [at, frame];
      }
      if (["absolute", "fixed", "sticky"].includes(position) || overflowX !== "visible" || overflowY !== "visible") break;
    }
  }

  const frames = [...root.querySelectorAll("button, .field, .panel, section, article, [data-spot]")];
  for (const element of frames) {
    if (unseen(element) || element.closest("[aria-hidden], [data-pans]")) continue;
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > wide + 1) wrong.push(`outside: ${said(element)}`);
  }
  for (const element of root.querySelectorAll("button, a[href], select, summary, input:not([type=radio]):not([type=checkbox]), label:has(input[type=radio], input[type=checkbox])")) {
    // A table that is over is shown whole; its zoom buttons make it large enough for a finger.
    if (unseen(element) || element.closest("[data-pans='whole']")) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < touch - 0.5 || height < touch - 0.5) wrong.push(`small (${Math.round(width)}×${Math.round(height)}): ${said(element)}`);
  }
  return [...new Set(wrong)];
}
