const key = 'go_live';

/** How this browser last saw the list of first steps; undefined: it never has, and nobody knows what place to hold for it. */
export const keptGoLive = (): 'over' | 'open' | undefined => {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'over' || kept === 'open' ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const keepGoLive = (over: boolean): void => {
  try {
    localStorage.setItem(key, over ? 'over' : 'open');
  } catch {
    // Storage can be switched off; the day below then waits for the answer every time.
  }
};
