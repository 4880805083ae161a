// Cats as they stand on the page, as images for a canvas.
const STYLES = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"] as const;
const SIZE = 128;

/** The face of each seat's cat, found in its line of the standings. */
export async function catsOf(seats: readonly number[]): Promise<Map<number, HTMLImageElement>> {
  const found = await Promise.all(
    seats.map(async (seat) => {
      const svg = document.querySelector<SVGElement>(`[data-standing="${seat}"] i svg`);
      return svg ? ([seat, await imageOf(svg)] as const) : null;
    }),
  );
  return new Map(found.filter((one) => one !== null));
}

/** A drawing by itself, with what its style sheets say written into it. */
async function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  const [from, to] = [svg, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>("*")]) as [SVGElement[], SVGElement[]];
  for (const [at, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const name of STYLES) to[at]?.setAttribute(name, style.getPropertyValue(name));
    to[at]?.removeAttribute("style");
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(SIZE));
  copy.setAttribute("height", String(SIZE));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  return image;
}
