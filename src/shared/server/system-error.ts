/** `ENOENT`, `EEXIST` …; `undefined` for errors that are not of the operating system. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const errorText = (error: unknown): string => (error instanceof Error ? error.message.trim() : String(error));
