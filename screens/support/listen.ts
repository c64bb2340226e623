/** Calls what listens to the window for as long as a page lives, and returns how to stop it. */
export const listen = (start: () => void): (() => void) => {
  const real = window.addEventListener;
  const listened: Parameters<typeof window.removeEventListener>[] = [];
  window.addEventListener = (...args: Parameters<typeof window.removeEventListener>): void => {
    listened.push(args);
    real.apply(window, args);
  };
  start();
  window.addEventListener = real;
  return () => {
    for (const args of listened) window.removeEventListener(...args);
  };
};
