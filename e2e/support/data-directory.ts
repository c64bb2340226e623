import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Creates an empty data directory that the database's account may enter, so that the socket is inside it. */
export const newDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fotobooking-e2e-'));
  await chmod(folder, 0o755);
  return folder;
};

/** The variable with the data directory that others are copied from. */
export const preparedDirVariable = 'TEST_PREPARED_DIR';

/**
 * Creates the data directory of a studio that has started once, with the administrator of `startStudio`: a copy, with its
 * owners, of the one that the step has prepared, which takes a fifth of the processor time of a first start. Where none
 * is prepared it is empty, and the start makes it so.
 */
export const usedDataDir = async (): Promise<string> => {
  const folder = await newDataDir();
  const prepared = process.env[preparedDirVariable];
  // `join` would drop the dot, and the copy would be a folder in the folder.
  if (prepared !== undefined) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
};
