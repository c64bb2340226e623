import { afterEach, expect, it, vi } from 'vitest';

/** Storage as a browser has it, which refuses to read or to write. */
const storage = ({ reads, writes }: { readonly reads: boolean; readonly writes: boolean }) => {
  const stored = new Map<string, string>();
  const refuse = (): never => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    getItem: (key: string) => (reads ? (stored.get(key) ?? null) : refuse()),
    setItem: (key: string, value: string) => (writes ? void stored.set(key, value) : refuse()),
    removeItem: (key: string) => (reads ? void stored.delete(key) : refuse()),
  };
};

const session = async (kind: Parameters<typeof storage>[0]) => {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage(kind));
  return import('./session-token.ts');
};
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['works', { reads: true, writes: true }],
  ['is full, or private in an old browser', { reads: true, writes: false }],
  ['is blocked', { reads: false, writes: false }],
])('a session lasts until the sign-out where storage %s', async (_, kind) => {
  const { sessionToken, storeSessionToken, dropSessionToken } = await session(kind);
  expect(sessionToken()).toBeNull();
  storeSessionToken('token');
  expect(sessionToken()).toBe('token');
  dropSessionToken('signed-out');
  expect(sessionToken()).toBeNull();
});

it('a sign-out in another tab ends a stored session', async () => {
  const { sessionToken, storeSessionToken } = await session({ reads: true, writes: true });
  storeSessionToken('token');
  localStorage.removeItem('admin_token');
  expect(sessionToken()).toBeNull();
});
