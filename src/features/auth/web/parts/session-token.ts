/**
 * The administrator's token, of record in localStorage (AUTH-008, AMB-094), so that every tab has the same one: what
 * one tab stores or removes, the others follow. Without storage it lives as long as the page.
 */
const key = 'admin_token';

/** Why there is no session: nobody signed in here, signed out on purpose, or the server no longer knows the token. */
export type SessionEnd = 'never' | 'signed-out' | 'expired';

let inMemory: string | null = null;
let lastEnd: SessionEnd = 'never';
const listeners = new Set<() => void>();

/** The token as it is now; null when signed out. */
export const sessionToken = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return inMemory;
  }
};

export const lastSessionEnd = (): SessionEnd => lastEnd;

export const keepSessionToken = (token: string): void => {
  inMemory = token;
  try {
    localStorage.setItem(key, token);
  } catch {
    // Storage can be switched off; this tab then remembers it alone.
  }
  announce();
};

export const dropSessionToken = (end: SessionEnd): void => {
  if (sessionToken() === null) return;
  inMemory = null;
  lastEnd = end;
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
  announce();
};

/** Calls the listener whenever the token may have changed, here or in another tab. */
export const onSessionToken = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const announce = (): void => {
  for (const listener of listeners) listener();
};

/** Follows the other tabs, and looks again when the browser brings this page back from its cache: it heard nothing there. */
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
