/** Where the thing is that has the focus, and so was pressed. */
export function pressedAt(): DOMRect | null {
  const pressed = document.activeElement;
  return pressed && pressed !== document.body ? pressed.getBoundingClientRect() : null;
}
