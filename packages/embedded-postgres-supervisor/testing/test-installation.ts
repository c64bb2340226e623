import type { Installation } from '../src/installation.ts';

/** The words of a program that runs a database with the supervisor. */
export const testInstallation: Installation = {
  name: 'library',
  oldestVersion: 15,
  dataDirSetting: 'LIBRARY_DIR',
  binDirSetting: 'LIBRARY_BINDIR',
  otherWays: 'set LIBRARY_SERVER',
  otherMajor: 'ask the librarian',
};
