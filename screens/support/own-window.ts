/** In place of `host-page.ts`: a page of these tests is never in a frame of another website. */
export const isFramed = (): boolean => false;

export const leaveFor = (address: string): void => location.assign(address);
