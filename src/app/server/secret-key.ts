import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDirectory } from '#packages/embedded-postgres-supervisor/api.ts';
import { StartRefusal } from '#shared/server/start-refusal.ts';

export const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/**
 * Returns the key that encrypts stored secrets and signs tokens: SECRET_KEY, or the one in the data directory.
 * Undefined if there is none and none may be generated. If several processes generate it at once, all use the first
 * file created.
 */
export const secretKey = async (
  configuredKey: string | undefined,
  dataDir: string,
  { mayGenerate }: { readonly mayGenerate: boolean },
): Promise<string | undefined> => {
  if (configuredKey !== undefined) return configuredKey;
  const path = keyFile(dataDir);
  return (mayGenerate ? readOrGenerateKey(path) : readKey(path)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new StartRefusal(
      `The key cannot be kept in ${path}: ${error.message}. Choose another DATA_DIR, or set SECRET_KEY.`,
    );
  });
};

const readOrGenerateKey = async (path: string): Promise<string> => {
  const existing = await readKey(path);
  if (existing !== undefined) return existing;
  await makeDirectory(dirname(path));
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  // link() creates the complete file or fails; it never replaces a key that another process has created.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const key = await readKey(path);
  if (key === undefined) throw new Error(`No key could be written to ${path}`);
  return key;
};

const readKey = async (path: string): Promise<string | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim() || undefined;
};
