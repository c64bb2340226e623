/** Whether this page stands in a frame of another website, where the studio has put it (docs/widget.md). */
export const isFramed = (): boolean => window.top !== window;

/** Leads away from our own pages. A payment provider shows itself in no frame: there the whole window goes. */
export const leaveFor = (address: string): void => {
  if (isFramed()) open(address, '_top');
  else location.assign(address);
};
