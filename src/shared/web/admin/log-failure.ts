/** Of failures that are only logged, by specification: the screen itself shows that nothing has changed. */
export const logFailure = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the console is where these belong
  console.error(what, error);
};
