/** `ENOENT`, `EEXIST` …, or the exit code of a command; `undefined` when it is no such error. */
export function errorCode(error: unknown): string | number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error);
}

/** For `.catch`: the value to go on with when a file does not exist; every other error stays one. */
export function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
}
