import { chown, copyFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What a backup keeps of DATA_DIR besides the database: the key that stored secrets are encrypted with. */
export const keptFiles = ['secret.key'] as const;

export const keptFilesIn = async (dataDir: string): Promise<(typeof keptFiles)[number][]> => {
  const found = await Promise.all(
    keptFiles.map((name) =>
      stat(join(dataDir, name)).then(
        (it) => it.isFile(),
        () => false,
      ),
    ),
  );
  return keptFiles.filter((_, index) => found[index]);
};

/** Files that lie ready beside their places in the data directory. */
export interface PreparedFiles {
  /** Puts them in place. */
  settle(): Promise<void>;
  discard(): Promise<void>;
}

/** Copies files into the data directory under names that mean nothing yet; settling them is then a matter of renaming. */
export const prepareFiles = async (sources: readonly string[], dataDir: string): Promise<PreparedFiles> => {
  const owner = await stat(dataDir);
  const prepared = sources.map((source) => ({ source, target: join(dataDir, basename(source)) }));
  const draft = (target: string): string => `${target}.restoring`;
  for (const { source, target } of prepared) {
    await copyFile(source, draft(target));
    // Restored by root for a studio that runs as someone else: it must be able to read its key.
    if (process.getuid?.() === 0) await chown(draft(target), owner.uid, owner.gid);
  }
  return {
    settle: async () => void (await Promise.all(prepared.map(({ target }) => rename(draft(target), target)))),
    discard: async () => void (await Promise.all(prepared.map(({ target }) => rm(draft(target), { force: true })))),
  };
};
