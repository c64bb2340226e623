const key = 'go_live';

/**
 * The state of the list when this browser last loaded it; undefined if it never has, so that the space to reserve is
 * unknown.
 */
export const storedGoLive = (): 'over' | 'open' | undefined => {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'over' || kept === 'open' ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const storeGoLive = (over: boolean): void => {
  try {
    localStorage.setItem(key, over ? 'over' : 'open');
  } catch {
    // Storage may be disabled; the content below then waits for the response every time.
  }
};
