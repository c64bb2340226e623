/** Logs failures that are not shown, by specification: the page itself shows that nothing has changed. */
export const logFailure = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the console is where these belong
  console.error(what, error);
};
