import { chown, copyFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The files of DATA_DIR that a backup contains besides the database: the key that encrypts stored secrets. */
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

/** Files that were copied into the data directory under temporary names. */
export interface PreparedFiles {
  /** Renames them to their final names. */
  settle(): Promise<void>;
  discard(): Promise<void>;
}

/** Copies files into the data directory under temporary names, so that a rename puts them in place. */
export const prepareFiles = async (sources: readonly string[], dataDir: string): Promise<PreparedFiles> => {
  const owner = await stat(dataDir);
  const prepared = sources.map((source) => ({ source, target: join(dataDir, basename(source)) }));
  const draft = (target: string): string => `${target}.restoring`;
  for (const { source, target } of prepared) {
    await copyFile(source, draft(target));
    // If root restores for a studio that runs as another user, that user must be able to read the key.
    if (process.getuid?.() === 0) await chown(draft(target), owner.uid, owner.gid);
  }
  return {
    settle: async () => void (await Promise.all(prepared.map(({ target }) => rename(draft(target), target)))),
    discard: async () => void (await Promise.all(prepared.map(({ target }) => rm(draft(target), { force: true })))),
  };
};
