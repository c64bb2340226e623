import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** URLs of the files that a page loads. */
export interface AssetUrls {
  readonly script: string;
  readonly styles: readonly string[];
  /** A module that runs before the script. */
  readonly first?: string;
  /** Modules that the page will import, to be preloaded. */
  readonly preloads: readonly string[];
}

/** The built files of one of the two web applications. */
export interface WebAssets {
  /** The URLs of `entry` and of modules it will import. Arguments are source paths such as `src/app/…`. */
  readonly urls: (entry: string, modules?: readonly string[]) => AssetUrls;
  /** The concatenated content of these files, to be inlined. */
  readonly text: (urls: readonly string[]) => string;
}

/** The folder of the web build: next to the server's bundle, or dist/ if run from the sources. */
export const distFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'dist');
};

export const readWebAssets = (dist: string, app: 'public' | 'admin'): WebAssets => {
  const manifest = JSON.parse(readFileSync(join(dist, 'server', `manifest-${app}.json`), 'utf8')) as Manifest;
  return webAssets(manifest, `/assets/${app}/`, (file) => readFileSync(join(dist, 'web', app, file), 'utf8'));
};

/** @param read returns the content of a file of the build; called once per file. */
export const webAssets = (manifest: Manifest, base: string, read: (file: string) => string): WebAssets => ({
  urls: (entry, modules = []) => {
    const own = chunkOf(manifest, entry);
    const reached = [entry, ...modules].flatMap((name) => [...closure(manifest, name)]);
    const chunks = [...new Set(reached)].map((name) => chunkOf(manifest, name));
    return {
      script: base + own.file,
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => base + file),
      preloads: chunks.filter((chunk) => chunk !== own).map((chunk) => base + chunk.file),
    };
  },
  text: memoized((url) => read(url.slice(base.length))),
});

/** A build does not change while the process runs, so results are cached. */
const memoized = (textOf: (url: string) => string): ((urls: readonly string[]) => string) => {
  const known = new Map<string, string>();
  const once = (url: string): string => {
    const text = known.get(url) ?? textOf(url);
    known.set(url, text);
    return text;
  };
  return (urls) => urls.map(once).join('');
};

const chunkOf = (manifest: Manifest, name: string): Chunk => {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not part of the web build`);
  return chunk;
};

const closure = (manifest: Manifest, name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunkOf(manifest, name).imports ?? []) closure(manifest, next, seen);
  return seen;
};
