import { chmod, mkdir, mkdtemp, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { create, extract } from 'tar';
import { errorCode, errorText } from '../system-error.ts';
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

/**
 * A new folder for what `file` contains, readable by its owner only: beside it, where a backup of this size has room, or in
 * DATA_DIR if nothing may be written there.
 */
export const roomToUnpack = async (file: string, dataDir: string): Promise<string> => {
  try {
    return await mkdtemp(`${file}.restoring-`);
  } catch (error) {
    if (isFull(error)) throw withoutRoom(dirname(file), file, error);
    if (!isClosed(error)) throw unreadable(file, error);
  }
  await mkdir(dataDir, { recursive: true });
  return mkdtemp(join(dataDir, 'restoring-'));
};

const isClosed = (error: unknown): boolean => ['EACCES', 'EPERM', 'EROFS'].includes(String(errorCode(error)));
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));

const unreadable = (file: string, error: unknown): BackupRefusal =>
  new BackupRefusal(`${file} cannot be read: ${errorText(error)}. Nothing was changed.`);

const withoutRoom = (folder: string, file: string, error: unknown): BackupRefusal =>
  new BackupRefusal(`${folder} has no room to unpack ${file} (${errorText(error)}). Nothing was changed.`);

/** Throws BackupRefusal, which names the folder if it has no room, and otherwise the archive. */
export const unpackArchive = async (file: string, directory: string): Promise<void> => {
  try {
    await extract({
      file,
      cwd: directory,
      strict: true,
      filter: (_, entry) => 'type' in entry && entry.type === 'File',
    });
  } catch (error) {
    throw isFull(error) ? withoutRoom(dirname(directory), file, error) : unreadable(file, error);
  }
};
