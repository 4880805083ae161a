// What follows the pointer while a thing is carried: a copy of it, only to be seen.
import { still } from "./still";

const HOMEWARD = 200;

/** A copy to carry around; nobody can find or press it. */
export function likenessOf(thing: HTMLElement, board: HTMLElement | null): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const likeness = thing.cloneNode(true) as HTMLElement;
  for (const part of [likeness, ...likeness.querySelectorAll<HTMLElement>("[data-spot], [data-move]")]) {
    delete part.dataset.spot;
    delete part.dataset.move;
  }
  likeness.inert = true;
  likeness.dataset.carried = "";
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(likeness.style, place, { transition: "none" });
  (board ?? document.body).append(likeness);
  return likeness;
}

/** Make it so wide, around the point where it is held. */
export function scaleTo(likeness: HTMLElement, width: number, held: { x: number; y: number }): void {
  const { left, top, width: now } = likeness.getBoundingClientRect();
  Object.assign(likeness.style, { transformOrigin: `${held.x - left}px ${held.y - top}px`, scale: `${width / now}` });
}

/** It goes back to where it was taken from, and is gone. */
export function flyHome(likeness: HTMLElement, thing: HTMLElement): void {
  const calm = still();
  if (calm || !thing.isConnected) return likeness.remove();
  const way = likeness.animate({ translate: "0px 0px" }, { duration: HOMEWARD, easing: "ease-out" });
  way.onfinish = () => likeness.remove();
}
