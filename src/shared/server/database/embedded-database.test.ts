import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { silentLog } from './testing/silent-log.ts';

const makeDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fb-test-words-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return dataDir;
};

it('refuses a start in one line that names the variables of the product', async () => {
  const dataDir = await makeDataDir();
  await expect(startEmbeddedDatabase({ dataDir, log: silentLog, binDir: '/nowhere' })).rejects.toMatchObject({
    name: 'StartRefusal',
    message: expect.stringMatching(
      /^EMBEDDED_PG_BINDIR \(\/nowhere\/postgres\) does not run .*: set DATABASE_URL .*\(15 or newer\), or EMBEDDED_PG_BINDIR to [^\n]+$/,
    ),
  });
});

it('passes on an error that is no refusal', async () => {
  const dataDir = await makeDataDir();
  const unknown = startEmbeddedDatabase({ dataDir: `${dataDir}\0`, log: silentLog });
  await expect(unknown).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
});
