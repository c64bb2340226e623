import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const inputs = ['src', 'demo', 'packages', 'scripts', 'package-lock.json', 'package.json', 'tsconfig.json'];

/** A hash of everything a build is made of: equal hashes mean equal builds. Tests are not part of a build. */
export const buildId = async () => {
  const hash = createHash('sha256');
  for (const file of (await filesIn(inputs.map((name) => join(root, name)))).sort()) {
    hash.update(`${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 32);
};

/** The id of the build in dist/, or undefined if there is none. */
export const builtId = async () => readFile(join(root, 'dist/build-id'), 'utf8').catch(() => undefined);

/** @type {(paths: string[]) => Promise<string[]>} */
const filesIn = async (paths) => {
  return (await Promise.all(paths.map(filesAt))).flat();
};

/** @type {(path: string) => Promise<string[]>} */
const filesAt = async (path) => {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
};
