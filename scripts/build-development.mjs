import { mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { drawIcons, moveManifests } from './build.mjs';
import { root } from './root.mjs';
import { viteBuilds } from './vite-builds.mjs';

/*
 * `node scripts/build-development.mjs FOLDER` builds the product with React's development build, which reports what its
 * production build does not: lists without keys, properties that no element has, and where server and browser draw
 * different things. It is started with `node dist/server/main.js` in FOLDER, and leaves dist/ of the project as it is.
 */

// Vite chooses React's build by it.
process.env.NODE_ENV = 'development';
const folder = resolve(process.argv[2] ?? join(root, '.tmp', 'development'));
const outDir = join(folder, 'dist');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await Promise.all(viteBuilds({ mode: 'development', outDir }).map((config) => build(config)));
await moveManifests(outDir);
await drawIcons(join(outDir, 'icons'));
// The program finds its build and the migrations beside its package.json.
for (const name of ['package.json', 'migrations']) await symlink(join(root, name), join(folder, name));
