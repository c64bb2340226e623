/** Logs failures that are not shown, by specification: the page itself shows that nothing has changed. */
export const logFailure = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- this function writes to the console on purpose
  console.error(what, error);
};
