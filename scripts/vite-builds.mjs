import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { root } from './root.mjs';

/**
 * The three builds: what visitors load, what staff load, and the server. Visitors and staff share no chunk, so that
 * nothing in the back office can make a public page heavier.
 * @param {{ mode: 'production' | 'development', outDir: string }} options
 * @returns {import('vite').InlineConfig[]}
 */
export const viteBuilds = ({ mode, outDir }) => [
  web('public', {
    mode,
    outDir,
    input: ['src/app/web/public/entry.tsx', 'src/app/web/font-files.ts', 'src/app/web/widget/entry.ts'],
  }),
  web('admin', { mode, outDir, input: ['src/app/web/admin/entry.tsx'] }),
  server({ mode, outDir }),
];

// Visitors load Preact in React's place: the same components, 45 kB less of a page (docs/decisions/0012-preact.md).
const visitorsReact = [
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/compat/$1' },
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
];

// A slow machine is no fault of the build.
const quiet = { pluginTimings: false, bundlerTimings: false };

/** @type {(mode: string) => import('vite').InlineConfig} */
const common = (mode) => ({ root, mode, configFile: false, publicDir: false, logLevel: 'warn', clearScreen: false });

/** @type {(id: string) => boolean} */
const isTime = (id) => /\/kernel\/(?:zone-time|berlin-time|calendar-date|format)\.ts$|\/when\.tsx$/.test(id);
/** @type {(id: string) => boolean} */
const isFoundation = (id) =>
  /node_modules|rolldown|vite\/preload|\/src\/shared\/|\/texts\/handle\.ts$|\/services\/(?:domain|web\/parts)\//.test(
    id,
  ) &&
  !/woff2|\/texts\/.*(?:de|ru)\.ts$|\/month-\w+\.tsx?$/.test(id) &&
  !isTime(id);
/** @type {(feature: string) => { name: string, test: (id: string) => boolean, minShareCount: number }} */
const partsOf = (feature) => ({
  name: feature,
  test: (id) => id.includes(`/features/${feature}/`) && !/-?(?:de|ru)\.ts$/.test(id),
  minShareCount: 2,
});

// A public page is one of many first pages: what several of them use travels in one file, apart from what knows of time,
// which neither prices nor the first step of the wizard need. The back office always starts with its shell; what only
// one screen uses stays with that screen.
const groups = {
  public: [{ name: 'shared', test: isFoundation }, { name: 'time', test: isTime }, partsOf('settings')],
  admin: [],
};

/** @type {(name: 'public' | 'admin', options: { mode: string, outDir: string, input: string[] }) => import('vite').InlineConfig} */
const web = (name, { mode, outDir, input }) => ({
  ...common(mode),
  base: `/assets/${name}/`,
  plugins: [react(), tailwindcss()],
  ...(name === 'public' && { resolve: { alias: visitorsReact } }),
  build: {
    outDir: join(outDir, 'web', name),
    assetsDir: '',
    emptyOutDir: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // On the public side the server names what a page is going to import.
    modulePreload: name === 'public' ? false : { polyfill: false },
    reportCompressedSize: false,
    minify: mode === 'production',
    rolldownOptions: {
      input: input.map((file) => join(root, file)),
      checks: quiet,
      output: { codeSplitting: { groups: groups[name] } },
    },
  },
});

// Started with `node dist/server/NAME.js`; an entry joins the build when its file appears.
const serverEntries = ['main', 'backup', 'restore', 'reset-password', 'lost-key', 'demo'];

/** @type {(options: { mode: string, outDir: string }) => import('vite').InlineConfig} */
const server = ({ mode, outDir }) => ({
  ...common(mode),
  base: '/assets/public/',
  plugins: [react()],
  resolve: { alias: visitorsReact },
  // What draws the public pages goes into the bundle; of the lists of words, only the leaked passwords do.
  ssr: { noExternal: [/^preact/, /^@fontsource/, /^@zxcvbn-ts/] },
  build: {
    ssr: true,
    outDir: join(outDir, 'server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    assetsInlineLimit: 0,
    assetsDir: '',
    ssrEmitAssets: false,
    rolldownOptions: {
      checks: quiet,
      input: Object.fromEntries(
        serverEntries.flatMap((name) => {
          const file = join(root, 'src/app/server', `${name}.ts`);
          return existsSync(file) ? [[name, file]] : [];
        }),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
    },
  },
});
