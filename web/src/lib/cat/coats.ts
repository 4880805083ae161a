// What cats look like: coats with their patterns, poses with their frames, things on heads.

/** The coats, in the order of the seats they stand for. */
export const COATS = ["ginger", "grey", "black", "cream", "siamese", "brown"] as const;
export type Coat = (typeof COATS)[number];

export type Fur = "striped" | "bibbed" | "plain" | "patched" | "masked" | "spotted";

/** The pattern of each coat, so that no two cats differ in colour alone. */
export const FURS: Record<Coat, Fur> = {
  ginger: "striped",
  grey: "bibbed",
  black: "plain",
  cream: "patched",
  siamese: "masked",
  brown: "spotted",
};

/** A cat that somebody has chosen: any pattern in any colour, with something on its head or not. */
export interface OwnCat {
  readonly fur: Fur;
  readonly colour: Coat;
  readonly wears: HeadItem | null;
}

/** What a cat looks like that stands for somebody: as its seat gives it, or as they have chosen. */
export type Look = Coat | OwnCat;

/** The same in all its parts. */
export function wholeLook(look: Look): OwnCat {
  return typeof look === "string" ? { fur: FURS[look], colour: look, wears: null } : look;
}

/** The outline of a head, 64 wide and high. */
export const HEAD = "M9 9q-1-4 3-2l13 9q7-2 14 0l13-9q4-2 3 2 3 15 1 25c-2 14-12 22-24 22S10 48 8 34Q6 24 9 9z";

export const POSES = ["face", "sitting", "looking", "asleep", "pouncing"] as const;
export type Pose = (typeof POSES)[number];

export const HEAD_ITEMS = ["glasses", "headphones", "hood", "flower", "curl", "mohawk"] as const;
export type HeadItem = (typeof HEAD_ITEMS)[number];

type Box = [left: number, top: number, width: number, height: number];

const BOXES: Record<Pose, Box> = {
  face: [0, 0, 64, 64],
  sitting: [0, 0, 96, 104],
  looking: [0, 0, 104, 104],
  asleep: [0, 0, 120, 78],
  pouncing: [0, 0, 132, 92],
};
const HAT = 16;
const SOLES = 8;

/** The frame of a cat: things on its head and feet need room, a sleeping one has enough. */
export function frame(pose: Pose, hat: boolean, boots: boolean): string {
  const [left, top, width, height] = BOXES[pose];
  const above = hat && pose !== "asleep" ? HAT : 0;
  const aside = above && pose === "face" ? HAT / 4 : 0;
  const below = boots ? SOLES : 0;
  return [left - aside, top - above, width + 2 * aside, height + above + below].join(" ");
}
