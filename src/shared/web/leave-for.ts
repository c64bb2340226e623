/** Leads away from our own pages. A payment provider shows itself in no frame: there the whole window goes. */
export const leaveFor = (address: string): void => {
  if (window.top === window) location.assign(address);
  else open(address, '_top');
};
