// Whether somebody has raced on this device: whoever has not is offered a warm-up in a sentence.
const KEPT = "meowple-raced";
let yet = $state(localStorage.getItem(KEPT) === "yes");

export const raced = {
  get yet(): boolean {
    return yet;
  },
  note(): void {
    yet = true;
    localStorage.setItem(KEPT, "yes");
  },
};
