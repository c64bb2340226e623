/** For failures nobody needs to be told of (CONT-134, CONT-135): they are written down and nothing more. */
export const logFailure = (what: string, error: unknown): void => {
  // oxlint-disable-next-line eslint/no-console -- this is what the console is for
  console.error(what, error);
};
