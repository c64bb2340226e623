import { extract } from 'tar';
import { expect, it, vi } from 'vitest';
import { unpackArchive } from './archive.ts';

vi.mock(import('tar'), async (original) => ({ ...(await original()), extract: vi.fn<typeof extract>() as never }));

const failing = (code: string) => {
  vi.mocked(extract).mockRejectedValueOnce(Object.assign(new Error(`${code}: write`), { code }));
  return unpackArchive('/backups/studio.tar.gz', '/room/studio.tar.gz.restoring-1');
};

it('a disk that is full is named with its folder, not the archive, which is whole (SRV-124)', async () => {
  for (const code of ['ENOSPC', 'EDQUOT'])
    await expect(failing(code)).rejects.toThrow('/room has no room to unpack /backups/studio.tar.gz');
  await expect(failing('TAR_BAD_ARCHIVE')).rejects.toThrow('/backups/studio.tar.gz cannot be read');
});
