import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forgetKeyCheck } from '#shared/server/secrets/secret-key-check.ts';
import { firstKey } from '#shared/server/secrets/secret-keys.ts';
import { former, present, secretKeyStudio, strange } from './testing/secret-key-studio.ts';

const { db, folder, open } = secretKeyStudio();

const refusalOf = async (SECRET_KEY: string | undefined): Promise<string> => {
  const error: unknown = await open(SECRET_KEY).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'StartRefusal' });
  const { message } = error as Error;
  for (const key of [former, present, strange]) expect(message).not.toContain(key);
  return message;
};
describe('the secret key of a database', () => {
  it('is the first one it is used with; another one is refused with one line that contains no key (SRV-97)', async () => {
    expect(await open(former)).toBe(former);
    expect(await open(former)).toBe(former);
    const refusal = await refusalOf(strange);
    expect(refusal).toMatch(/^SECRET_KEY is not the one this database was used with\. Start with that one, /);
    expect(refusal).toContain('npm run lost-key first (docs/operations/secret-key.md)');
    expect(refusal).not.toContain('\n');
    expect(await refusalOf(`${present},${strange}`)).toBe(refusal);
  });

  it('is generated only for a database without one: a lost file is not replaced silently', async () => {
    const file = join(folder(), 'secret.key');
    const generated = await open(undefined);
    expect(`${firstKey(generated)}\n`).toBe(await readFile(file, 'utf8'));
    expect(await open(undefined)).toBe(generated);

    await rm(file);
    expect(await refusalOf(undefined)).toContain(`SECRET_KEY is not set, and there is no ${file}. Start with`);
    await expect(readFile(file)).rejects.toThrow('ENOENT');

    await writeFile(file, `${strange}\n`);
    expect(await refusalOf(undefined)).toMatch(/^The key in .*secret\.key is not the one/);
    await writeFile(file, `${firstKey(generated)}\n`);
    expect(await open(undefined)).toBe(generated);
  });

  it('can be declared lost: the next start sets it', async () => {
    await open(former);
    expect(await forgetKeyCheck(db())).toBe(true);
    expect(await forgetKeyCheck(db())).toBe(false);
    await open(strange);
    await refusalOf(former);
  });

  it('is one only, if many processes with different keys start at once', async () => {
    const keys = Array.from({ length: 8 }, (_, number) => `the-key-of-process-${number}`);
    const starts = await Promise.allSettled(keys.map((key) => open(key)));
    const taken = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(taken).toHaveLength(1);
    await expect(open(keys.find((key) => key !== taken[0]))).rejects.toThrow('is not the one');
  });

  it('can be replaced: the former one is listed after it, and may be removed later', async () => {
    await open(former);
    expect(firstKey(await open(`${present},${former}`))).toBe(present);
    await refusalOf(former);
    expect(await open(present)).toBe(present);
    // Meanwhile a process started with the keys in the former order reverts the first key; it knows both keys.
    await open(`${former},${present}`);
    await open(former);
  });
});
