import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { root } from './root.mjs';

/**
 * The builds: the public pages, the back office, its service worker, and the server. Public pages and back office share no chunk, so
 * that the back office cannot make a public page larger.
 * @param {{ mode: 'production' | 'development', outDir: string }} options
 * @returns {import('vite').InlineConfig[]}
 */
export const viteBuilds = ({ mode, outDir }) => [
  web('public', {
    mode,
    outDir,
    input: [
      'src/app/web/public/entry.tsx',
      'src/app/web/font-files.ts',
      'src/app/web/widget/entry.ts',
      'src/features/pictures/web/parts/public/fill-picture-slot.ts',
    ],
  }),
  web('admin', { mode, outDir, input: ['src/app/web/admin/entry.tsx'] }),
  worker({ mode, outDir }),
  server({ mode, outDir }),
];

const browsers = ['chrome111', 'firefox114', 'safari16.4'];

// Warnings about the duration of a build say nothing about the code.
const quiet = { pluginTimings: false, bundlerTimings: false };

/** @type {(mode: string) => import('vite').InlineConfig} */
const common = (mode) => ({ root, mode, configFile: false, publicDir: false, logLevel: 'warn', clearScreen: false });

/** @type {(id: string) => boolean} */
const isTime = (id) => /\/shared\/(?:kernel|web)\/time\//.test(id);
/** The dictionaries of a language are loaded alone. @type {(id: string) => boolean} */
const isDictionary = (id) => /\/texts\/.*(?:de|ru)\.ts$/.test(id);
/** What some pages need and others do not. @type {(id: string) => boolean} */
const isOfSomePages = (id) =>
  /woff2|\/shared\/web\/month\/|\/domain\/extras\//.test(id) || isDictionary(id) || isTime(id);
/** @type {(id: string) => boolean} */
const isFoundation = (id) =>
  /node_modules|rolldown|vite\/preload|\/src\/shared\/|\/texts\/[\w-]*handle\.ts$|\/services\/(?:domain|web\/parts)\/|\/booking\/web\/parts\/public\/form\//.test(
    id,
  ) && !isOfSomePages(id);
/** @type {(feature: string) => { name: string, test: (id: string) => boolean, minShareCount: number }} */
const partsOf = (feature) => ({
  name: feature,
  test: (id) => id.includes(`/features/${feature}/`) && !isDictionary(id),
  minShareCount: 2,
});

/** What the pages of a booking and the last step of the wizard share. @type {(id: string) => boolean} */
const isOfBooked = (id) => /\/booking\/web\/(?:parts\/)?public\/booked\//.test(id);

/** Texts are loaded for one language and one area. @type {(id: string) => boolean} */
const isNoText = (id) => !id.includes('/texts/');
/** It waits for the texts of its language, which wait for what they share with others. @type {(id: string) => boolean} */
const isNoEntry = (id) => !id.endsWith('/web/admin/entry.tsx');

// A visitor may enter on any public page: code that several of them use is in one file, except the time functions,
// which neither the prices nor the first step of the wizard need. Folders say what belongs together, never the names of
// single files: one that is renamed would change a page without a word. The back office always loads its shell, the icons and what
// many of its screens share: without these three files a screen asked for a hundred and fifty. Code of a single screen, or
// of few, stays with them.
/** @type {Record<'public' | 'admin', import('vite').Rolldown.CodeSplittingGroup[]>} */
const groups = {
  public: [
    { name: 'shared', test: isFoundation },
    { name: 'time', test: isTime },
    partsOf('settings'),
    { name: 'booked', test: isOfBooked },
  ],
  admin: [
    { name: 'shell', tags: ['$initial'], test: isNoEntry },
    { name: 'icons', test: /lucide-react/ },
    { name: 'common', test: isNoText, minShareCount: 10 },
  ],
};

/** @type {(name: 'public' | 'admin', options: { mode: string, outDir: string, input: string[] }) => import('vite').InlineConfig} */
const web = (name, { mode, outDir, input }) => ({
  ...common(mode),
  base: `/assets/${name}/`,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: join(outDir, 'web', name),
    assetsDir: '',
    emptyOutDir: true,
    target: browsers,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    // For public pages the server lists the modules to preload.
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

/** The service worker of the back office: one script that imports nothing. @type {(options: { mode: string, outDir: string }) => import('vite').InlineConfig} */
const worker = ({ mode, outDir }) => ({
  ...common(mode),
  build: {
    outDir: join(outDir, 'worker'),
    emptyOutDir: true,
    target: browsers,
    reportCompressedSize: false,
    minify: mode === 'production',
    rolldownOptions: {
      input: join(root, 'src/app/web/worker/entry.ts'),
      checks: quiet,
      output: { format: 'iife', entryFileNames: 'admin-worker.js' },
    },
  },
});

// Started with `node dist/server/NAME.js`.
const serverEntries = {
  main: 'src/app/server/main.ts',
  backup: 'src/app/server/commands/backup.ts',
  restore: 'src/app/server/commands/restore.ts',
  'reset-password': 'src/app/server/commands/reset-password.ts',
  'lost-key': 'src/app/server/commands/lost-key.ts',
  demo: 'demo/start-demo.ts',
};

/** @type {(options: { mode: string, outDir: string }) => import('vite').InlineConfig} */
const server = ({ mode, outDir }) => ({
  ...common(mode),
  base: '/assets/public/',
  plugins: [react()],
  // React is bundled in the variant of the build: a process that is started without NODE_ENV would render with that for
  // development. The renderer of QR codes is bundled too, and of the word lists only the leaked passwords. Kysely, Stripe and
  // zod were half of the 1,243 files that a start reads: bundled, it takes a twelfth less processor time.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  ssr: { noExternal: ['react', 'react-dom', /^@fontsource/, /^@zxcvbn-ts/, 'uqr', 'kysely', 'stripe', 'zod'] },
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
      input: Object.fromEntries(Object.entries(serverEntries).map(([name, file]) => [name, join(root, file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' },
    },
  },
});
