/** Returns a function that calls `make` the first time and returns that same value every time. */
export const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
