/** Whether this page is in a frame of another website (docs/widget.md). */
export const isFramed = (): boolean => window.top !== window;

/** Navigates to another website. Payment providers refuse to be framed, so the whole window navigates. */
export const leaveFor = (address: string): void => {
  if (isFramed()) open(address, '_top');
  else location.assign(address);
};
