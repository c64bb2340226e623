import { chmod, open } from 'node:fs/promises';
import { create, extract } from 'tar';
import { errorText } from '../embedded-postgres/system-error.ts';
import { BackupRefusal } from './backup-refusal.ts';

/**
 * Packs files of a directory into `file` (tar and gzip, so that any other tool can open it), readable by its owner
 * only.
 */
export const packArchive = async (directory: string, paths: readonly string[], file: string): Promise<void> => {
  await create({ file, cwd: directory, gzip: true, portable: true, strict: true }, [...paths]);
  await chmod(file, 0o600);
  const written = await open(file, 'r');
  await written.sync();
  await written.close();
};

export const unpackArchive = async (file: string, directory: string): Promise<void> => {
  try {
    await extract({
      file,
      cwd: directory,
      strict: true,
      filter: (_, entry) => 'type' in entry && entry.type === 'File',
    });
  } catch (error) {
    throw new BackupRefusal(`${file} cannot be read: ${errorText(error)}. Nothing was changed.`);
  }
};
