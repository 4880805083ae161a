// How large the room for the cards is, as `--width` and `--height`. A card that measures itself against its place is
// drawn anew for each height that the table tries until it has its own; told by numbers, it is drawn once.

/** Says so on this element, and again whenever it changes. */
export function toldItsSize(room: HTMLElement): () => void {
  const tell = () => {
    room.style.setProperty("--width", `${room.clientWidth}px`);
    room.style.setProperty("--height", `${room.clientHeight}px`);
  };
  tell();
  const watch = new ResizeObserver(tell);
  watch.observe(room);
  return () => watch.disconnect();
}
