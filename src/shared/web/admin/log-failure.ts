/** For failures nobody needs to be told of, by specification (CONT-134, CONT-135): the screen itself shows that nothing has changed. */
export const logFailure = (what: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the console is where these belong
  console.error(what, error);
};
