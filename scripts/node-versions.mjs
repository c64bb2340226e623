import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'e2e', 'node-versions');
const platform = `${process.platform}-${process.arch}`;
const names = /** @type {const} */ (['oldest', 'newest']);

/** @typedef {typeof names[number]} NodeVersion */

/**
 * The version of Node and the path of its binary, or why it is not available on this machine.
 * @type {(name: NodeVersion) => { version: string, binary: string } | { version: string, missing: string }}
 */
export const nodeVersion = (name) => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version = optionalDependencies[`${name}-linux-x64`].split('@').at(-1);
  if (optionalDependencies[`${name}-${platform}`] === undefined)
    return { version, missing: `there is no Node ${version} for ${platform} in e2e/node-versions` };
  const binary = join(folder, 'node_modules', `${name}-${platform}`, 'bin', 'node');
  const installed = existsSync(binary) ? spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim() : '';
  if (installed === `v${version}`) return { version, binary };
  return { version, missing: `Node ${version} is not installed (npm ci --prefix e2e/node-versions)` };
};

/** Installs the missing versions of Node. Without a package registry their tests are skipped and reported as such. */
export const installNodeVersions = () => {
  if (names.every((name) => 'binary' in nodeVersion(name))) return;
  console.log('Installing the oldest and the newest Node …');
  spawnSync('npm', ['ci', '--ignore-scripts', '--no-bin-links'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};
