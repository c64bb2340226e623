import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Addresses of what a page loads. */
export interface AssetUrls {
  readonly script: string;
  readonly styles: readonly string[];
  /** Further modules the page is going to import, to be fetched at once. */
  readonly preloads: readonly string[];
}

/** The built files of one of the two web applications. */
export interface WebAssets {
  /** What `entry` loads, together with modules it is going to import. Paths of sources, as in `src/app/…`. */
  readonly urls: (entry: string, modules?: readonly string[]) => AssetUrls;
  /** What stands in these of its files, one after the other, to be sent within something else. */
  readonly text: (urls: readonly string[]) => string;
}

/** The build this process serves: beside the server's own bundle, or in dist/ when run from the sources. */
export const distFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'dist');
};

export const readWebAssets = (dist: string, app: 'public' | 'admin'): WebAssets => {
  const manifest = JSON.parse(readFileSync(join(dist, 'server', `manifest-${app}.json`), 'utf8')) as Manifest;
  return webAssets(manifest, `/assets/${app}/`, (file) => readFileSync(join(dist, 'web', app, file), 'utf8'));
};

/** @param read what stands in a file of the build; asked for once. */
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
  text: remembered((url) => read(url.slice(base.length))),
});

/** A build does not change as long as the process lives. */
const remembered = (textOf: (url: string) => string): ((urls: readonly string[]) => string) => {
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
