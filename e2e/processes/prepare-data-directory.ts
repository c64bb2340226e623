import { rm } from 'node:fs/promises';
import { newDataDir, preparedDirVariable } from '../support/data-directory.ts';
import { startStudio } from '../support/studio-process.ts';

/** Before all tests of whole processes: the data directory of a studio that has started once and was stopped. */
export default async function prepareDataDirectory(): Promise<() => Promise<void>> {
  const folder = await newDataDir();
  const studio = await startStudio({ DATA_DIR: folder, JOBS: 'off' });
  await studio.stop();
  process.env[preparedDirVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
