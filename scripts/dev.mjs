import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { drawIcons, moveManifests } from './build.mjs';
import { root } from './root.mjs';
import { viteBuilds } from './vite-builds.mjs';

/*
 * Runs the product, and rebuilds and restarts it when a source changes; the browser reloads when the server is back
 * (live-reload.ts). It uses the production pipeline, so behaviour is the same as in production.
 */

process.env.NODE_ENV = 'development';
const outDir = join(root, 'dist');
await rm(outDir, { recursive: true, force: true });

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let building = 0;
let restarting = Promise.resolve();

const restart = async () => {
  await stop();
  await moveManifests(outDir);
  await drawIcons(join(outDir, 'icons'));
  server = spawn(process.execPath, ['--enable-source-maps', join(outDir, 'server/main.js')], { stdio: 'inherit' });
};

const stop = async () => {
  const running = server;
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  await new Promise((resolve) => {
    running.once('exit', resolve);
    running.kill('SIGTERM');
  });
};

for (const config of viteBuilds({ mode: 'development', outDir })) {
  const watched = await build({
    ...config,
    build: { ...config.build, watch: {}, emptyOutDir: false, sourcemap: config.build?.ssr ? 'inline' : false },
  });
  if (!('on' in watched)) continue;
  building++;
  let first = true;
  watched.on('event', (event) => {
    if (event.code === 'START' && !first) building++;
    if (event.code === 'ERROR') console.error(event.error);
    if (event.code !== 'END' && event.code !== 'ERROR') return;
    first = false;
    building--;
    if (building === 0) restarting = restarting.then(restart).catch(console.error);
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
