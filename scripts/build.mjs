import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildId, builtId } from './build-id.mjs';
import { root } from './root.mjs';

/**
 * Builds into a separate folder and then renames it to dist/, so that a process that serves the old build, or builds at
 * the same time, never sees an incomplete one.
 */
const build = async () => {
  const id = await buildId();
  const outDir = join(root, '.tmp', `build-${process.pid}`);
  const [{ build: viteBuild }, { viteBuilds }] = await Promise.all([import('vite'), import('./vite-builds.mjs')]);
  try {
    await Promise.all(viteBuilds({ mode: 'production', outDir }).map((config) => viteBuild(config)));
    await moveManifests(outDir);
    await precompress(join(outDir, 'web'));
    await copyPdfFonts(join(outDir, 'fonts'));
    await drawIcons(join(outDir, 'icons'));
    await writeFile(join(outDir, 'build-id'), id);
    await swapIn(outDir, id);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
  return id;
};

/**
 * Builds only if the sources differ from those of dist/. The build runs in a process of its own: a bundler retains more
 * than half a gigabyte of memory, and this process then serves for months.
 */
export const buildIfStale = async () => {
  if ((await builtId()) === (await buildId())) return;
  console.log('Building the studio (only when something has changed) …');
  const building = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  // A signal to this process stops its build. A build that was stopped or failed has printed the reason; this process
  // then exits.
  const stop = () => building.kill('SIGTERM');
  for (const signal of signals) process.on(signal, stop);
  const [code] = await once(building, 'exit');
  for (const signal of signals) process.off(signal, stop);
  if (code !== 0) process.exit(code ?? 1);
};

const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Moves the manifests out of the public files; only the server reads them.
 * @param {string} outDir
 */
export const moveManifests = async (outDir) => {
  for (const name of ['public', 'admin']) {
    const to = join(outDir, 'server', `manifest-${name}.json`);
    await rename(join(outDir, 'web', name, 'manifest.json'), to).catch(ignoreMissing);
  }
};

/**
 * Copies the fonts of documents: two files of each family instead of whole packages.
 * @param {string} folder
 */
const copyPdfFonts = async (folder) => {
  await mkdir(folder, { recursive: true });
  const families = {
    inter: 'Inter',
    montserrat: 'Montserrat',
    'open-sans': 'OpenSans',
    poppins: 'Poppins',
    roboto: 'Roboto',
  };
  const files = Object.entries(families).flatMap(([name, family]) =>
    ['400Regular', '600SemiBold'].map((weight) => [`${name}/${weight}`, `${family}_${weight}.ttf`]),
  );
  await Promise.all(
    files.map(([from = '', file = '']) =>
      copyFile(join(root, 'node_modules/@expo-google-fonts', from, file), join(folder, file)),
    ),
  );
};

/**
 * Draws the icons of the installed back office. Some systems do not read SVG.
 * @param {string} folder
 */
export const drawIcons = async (folder) => {
  const { default: sharp } = await import('sharp');
  await mkdir(folder, { recursive: true });
  const svg = await readFile(join(root, 'src/app/web/worker/icon.svg'));
  await writeFile(join(folder, 'icon.svg'), svg);
  const draw = (/** @type {number} */ size) =>
    sharp(svg, { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(folder, `icon-${size}.png`));
  await Promise.all([draw(192), draw(512)]);
};

/** @type {(outDir: string, id: string) => Promise<void>} */
const swapIn = async (outDir, id) => {
  // Another process has finished the same build meanwhile, and may be running from it.
  if ((await builtId()) === id) return;
  const dist = join(root, 'dist');
  const old = join(root, '.tmp', `old-${process.pid}`);
  await mkdir(join(root, '.tmp'), { recursive: true });
  await rename(dist, old).catch(ignoreMissing);
  await rename(outDir, dist).catch(async (error) => {
    // … or is finishing it now: its result is the same.
    if ((await builtId()) !== id) throw error;
  });
  await rm(old, { recursive: true, force: true });
};

/** @type {(error: NodeJS.ErrnoException) => void} */
const ignoreMissing = (error) => {
  if (error.code !== 'ENOENT') throw error;
};

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Writes NAME.br and NAME.gz next to every file that compresses well.
 * @param {string} folder
 */
const precompress = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt)$/.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      const [small, compatible] = await Promise.all([brotli(content, best), gz(content, { level: 9 })]);
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)]);
    }),
  );
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = Date.now();
  await build();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}
