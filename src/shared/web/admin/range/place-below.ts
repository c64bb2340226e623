/** Places a popover below its button, or above it if there is no room, within the edges of the window. */
export const placeBelow = (popover: HTMLElement, button: HTMLElement): void => {
  const by = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const below = by.bottom + 4 + height <= innerHeight;
  const top = below ? by.bottom + 4 : by.top - 4 - height;
  popover.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
  popover.style.left = `${Math.max(8, Math.min(by.right - width, innerWidth - width - 8))}px`;
};
