/**
 * The key of the random token by which the sign-in recognises this browser, also after a sign-out, so that guesses from
 * elsewhere do not lock it out. The token does not authenticate.
 */
const key = 'admin_device';

export const deviceToken = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores the token of a sign-in response; undefined: the existing token stays. */
export const storeDeviceToken = (token: string | undefined): void => {
  if (token === undefined) return;
  try {
    localStorage.setItem(key, token);
  } catch {
    // Storage can be disabled; the next sign-in is then one of a new browser.
  }
};
