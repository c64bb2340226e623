/** `ENOENT`, `EEXIST` …, or the exit code of a command; `undefined` for other errors. */
export function errorCode(error: unknown): string | number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

/** For `.catch`: returns a default value if a file does not exist, and rethrows every other error. */
export function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
}
