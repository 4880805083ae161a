// Big cards for small children: they lie straight and fill their places. Kept on this device.
const KEPT = "meowple-big-cards";

let big = $state(localStorage.getItem(KEPT) === "yes");

export const cards = {
  get big(): boolean {
    return big;
  },
  set big(wanted: boolean) {
    big = wanted;
    localStorage.setItem(KEPT, wanted ? "yes" : "no");
  },
};
