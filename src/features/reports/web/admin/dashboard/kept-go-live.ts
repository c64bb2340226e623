const key = 'go_live';

/** Whether this browser last saw the list of first steps put away or done: then nothing holds a place for it. */
export const wasGoLiveOver = (): boolean => {
  try {
    return localStorage.getItem(key) === 'over';
  } catch {
    return false;
  }
};

export const keepGoLive = (over: boolean): void => {
  try {
    if (over) localStorage.setItem(key, 'over');
    else localStorage.removeItem(key);
  } catch {
    // Storage can be switched off; the page then moves once when the answer comes.
  }
};
