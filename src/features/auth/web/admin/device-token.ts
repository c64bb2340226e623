/**
 * By this random token the sign-in knows this browser again after a sign-out too, so that guesses from elsewhere lock nobody
 * out here. It opens nothing.
 */
const key = 'admin_device';

export const deviceToken = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps what a sign-in was answered; undefined: the token there is stays. */
export const keepDeviceToken = (token: string | undefined): void => {
  if (token === undefined) return;
  try {
    localStorage.setItem(key, token);
  } catch {
    // Storage can be switched off; the next sign-in is one of a new browser.
  }
};
