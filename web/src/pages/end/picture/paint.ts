// The picture of a match, to be sent to friends: painted here, with the page's own letters and colours.
import { fitted, sized, type Content } from "./content";

const WIDE = 1080;
const EDGE = 64;
const ROW = 104;
const NOTE = 96;
const FOOT = 84;
const HEAD = 250;
const HEADING = 84;
const MEDALS = ["gold", "silver", "bronze"];

interface Letters {
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
  /** How wide they may be. */
  most?: number;
  /** How small they become, so that nothing is cut. */
  least?: number;
}
type Cats = ReadonlyMap<number, CanvasImageSource>;

export function heightOf({ standing, highlights }: Content): number {
  return HEAD + standing.length * ROW + (highlights.length ? HEADING + highlights.length * NOTE : 0) + FOOT + EDGE;
}

export async function paint(content: Content, cats: Cats): Promise<HTMLCanvasElement> {
  // Without a connection it is painted with the letters that are there.
  await document.fonts.load("750 40px Nunito", JSON.stringify(content)).catch(() => undefined);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, heightOf(content)];
  const context = canvas.getContext("2d");
  if (context) new Painter(context, cats).all(content);
  return canvas;
}

class Painter {
  #y = 0;
  readonly #tokens = getComputedStyle(document.documentElement);

  constructor(
    readonly on: CanvasRenderingContext2D,
    readonly cats: Cats,
  ) {}

  all(content: Content): void {
    this.#box(0, 0, WIDE, heightOf(content), "paper", 0);
    this.#head(content);
    for (const one of content.standing) this.#standing(one.seat, one.rank, one.name, one.total);
    if (content.highlights.length) this.#highlights(content);
    this.#y += FOOT;
    this.#text("meowple", WIDE / 2, this.#y, 34, { weight: 900, colour: "ginger-deep", align: "center" });
  }

  #head({ game, date, won }: Content): void {
    this.#text(game, EDGE, 96, 36, { colour: "ink-soft", most: WIDE / 2 });
    this.#text(date, WIDE - EDGE, 96, 32, { colour: "ink-soft", align: "right" });
    this.#text(won, WIDE / 2, 192, 68, { weight: 900, align: "center", most: WIDE - 2 * EDGE, least: 30 });
    this.#y = HEAD;
  }

  #standing(seat: number, rank: number, name: string, total: number): void {
    const middle = this.#y + ROW / 2 - 4;
    this.#box(EDGE, this.#y, WIDE - 2 * EDGE, ROW - 12, "card", 26);
    const medal = MEDALS[rank - 1];
    if (medal) this.#disc(EDGE + 60, middle - 2, 32, medal);
    this.#text(String(rank), EDGE + 60, middle + 12, 36, { weight: 900, align: "center", colour: medal ? "print" : "ink" });
    this.#cat(seat, EDGE + 112, middle - 38, 72);
    this.#text(name, EDGE + 206, middle + 13, 40, { most: 580, least: 24 });
    this.#text(String(total), WIDE - EDGE - 36, middle + 18, 54, { weight: 900, align: "right" });
    this.#y += ROW;
  }

  #highlights({ stoodOut, highlights }: Content): void {
    this.#y += HEADING;
    this.#text(stoodOut, WIDE / 2, this.#y - 24, 38, { weight: 900, align: "center" });
    for (const { seat, name, text } of highlights) {
      this.#cat(seat, EDGE + 20, this.#y, 64);
      this.#text(name, EDGE + 112, this.#y + 30, 32, { most: WIDE - 2 * EDGE - 130 });
      this.#text(text, EDGE + 112, this.#y + 66, 30, { colour: "ink-soft", most: WIDE - 2 * EDGE - 130 });
      this.#y += NOTE;
    }
  }

  #token(name: string): string {
    return this.#tokens.getPropertyValue(`--${name}`);
  }

  #text(
    text: string,
    x: number,
    y: number,
    size: number,
    { weight = 750, colour = "ink", align = "left", most = WIDE, least = size }: Letters = {},
  ): void {
    const { on } = this;
    const write = (large: number) => (on.font = `${weight} ${large}px Nunito, sans-serif`);
    write(size);
    write(sized(size, least, most, on.measureText(text).width));
    on.fillStyle = this.#token(colour);
    on.textAlign = align;
    on.fillText(fitted(text, most, (some) => on.measureText(some).width), x, y);
  }

  #box(x: number, y: number, width: number, height: number, colour: string, round: number): void {
    this.on.fillStyle = this.#token(colour);
    this.on.beginPath();
    this.on.roundRect(x, y, width, height, round);
    this.on.fill();
  }

  #disc(x: number, y: number, radius: number, colour: string): void {
    this.on.fillStyle = this.#token(colour);
    this.on.strokeStyle = this.#token("print");
    this.on.lineWidth = 4;
    this.on.beginPath();
    this.on.arc(x, y, radius, 0, 2 * Math.PI);
    this.on.fill();
    this.on.stroke();
  }

  #cat(seat: number, x: number, y: number, size: number): void {
    const cat = this.cats.get(seat);
    if (cat) this.on.drawImage(cat, x, y, size, size);
  }
}
