/**
 * The administrator's token in localStorage, shared by all tabs: a sign-in or sign-out in one tab applies to all.
 * Without storage the token lives as long as the page.
 */
const key = 'admin_token';

/** Why there is no session: never signed in here, signed out, or the server no longer accepts the token. */
export type SignInSessionEnd = 'never' | 'signed-out' | 'expired';

let inMemory: string | null = null;
let lastEnd: SignInSessionEnd = 'never';
const listeners = new Set<() => void>();

/** Returns the current token; null if signed out. */
export const sessionToken = (): string | null => {
  try {
    return inMemory ?? localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const lastSessionEnd = (): SignInSessionEnd => lastEnd;

export const storeSessionToken = (token: string): void => {
  inMemory = null;
  try {
    localStorage.setItem(key, token);
  } catch {
    // Storage can be disabled, or full while it can be read; the token is then kept in this tab only.
    inMemory = token;
  }
  announce();
};

export const dropSessionToken = (end: SignInSessionEnd): void => {
  if (sessionToken() === null) return;
  inMemory = null;
  lastEnd = end;
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
  announce();
};

/** Calls the listener whenever the token may have changed, in this or another tab. */
export const onSessionToken = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const announce = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Follows changes in other tabs, and checks again when the page is restored from the back/forward cache, where it
 * receives no events.
 */
export const followOtherTabs = (): void => {
  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    if (event.newValue === null) lastEnd = 'signed-out';
    announce();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) announce();
  });
};
