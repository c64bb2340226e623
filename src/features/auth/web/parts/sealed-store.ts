import { sessionToken } from './session-token.ts';

/**
 * What the back office keeps on this device for times without a network, encrypted in IndexedDB. The key is derived from
 * the token of the session and exists in memory only: without the token nothing can be read, and the database is
 * deleted when the session changes (query-client.ts) (docs/decisions/0034-data-without-network.md).
 */
// query-client.ts, which must not load this file, has the same name.
const databaseName = 'fotobooking-sealed';
const store = 'records';

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

// Where the browser has no encryption (no HTTPS) or no storage, values live as long as the page. What is stored is not here:
// another tab may have changed it.
const inMemory = new Map<string, unknown>();

/** Keeps a value for this session. */
export const seal = async (name: string, value: unknown): Promise<void> => {
  const token = sessionToken();
  if (token === null) return;
  const deriving = keyOf(token);
  inMemory.set(`${token} ${name}`, value);
  const key = await deriving;
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(cipher(iv, name), key, new TextEncoder().encode(JSON.stringify(value)));
  // The session may have ended meanwhile.
  if (sessionToken() !== token) return;
  const isStored = await transact('readwrite', (records) => records.put({ iv, data } satisfies Sealed, name)).then(
    () => true,
    () => false,
  );
  if (isStored && inMemory.get(`${token} ${name}`) === value) inMemory.delete(`${token} ${name}`);
};

/** Returns what this session has kept; undefined if it has not. */
export const unseal = async (name: string): Promise<unknown> => {
  const token = sessionToken();
  if (token === null) return undefined;
  const known = inMemory.get(`${token} ${name}`);
  if (known !== undefined) return known;
  try {
    const key = await keyOf(token);
    const sealed = await transact('readonly', (records): IDBRequest<Sealed | undefined> => records.get(name));
    if (!key || !sealed) return undefined;
    const text = await crypto.subtle.decrypt(cipher(sealed.iv, name), key, sealed.data);
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    // Kept by another session, or no storage.
    return undefined;
  }
};

const cipher = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
});

let derived: { readonly token: string; readonly key: Promise<CryptoKey> } | undefined;

const keyOf = (token: string): Promise<CryptoKey> | undefined => {
  if (typeof crypto === 'undefined' || !('subtle' in crypto) || !crypto.subtle) return undefined;
  if (derived?.token !== token) {
    inMemory.clear();
    derived = { token, key: derive(token) };
  }
  return derived.key;
};

const derive = async (token: string): Promise<CryptoKey> => {
  const bytes = new TextEncoder();
  const secret = await crypto.subtle.importKey('raw', bytes.encode(token), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes.encode('sealed-store 1') };
  return crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
};

/** Runs one request in a connection of its own: an open one would keep the database from being deleted. */
const transact = async <Value>(
  mode: IDBTransactionMode,
  ask: (records: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const opening = indexedDB.open(databaseName);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const database = await settled<IDBDatabase>(opening);
  try {
    return await settled(ask(database.transaction(store, mode).objectStore(store)));
  } finally {
    database.close();
  }
};

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
