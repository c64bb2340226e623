import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/studio.ts';

test.describe('the scripts of the back office, in kB gzip as built', () => {
  interface Chunk {
    readonly file: string;
    readonly css?: string[];
    readonly imports?: string[];
    readonly isEntry?: boolean;
    readonly isDynamicEntry?: boolean;
  }
  const chunks = JSON.parse(readFileSync('dist/server/manifest-admin.json', 'utf8')) as Record<string, Chunk>;
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(name)) for (const next of chunks[(seen.add(name), name)]?.imports ?? []) reached(next, seen);
    return seen;
  };
  const weight = (names: Iterable<string>): number => {
    const files = [...names].flatMap((name) => [chunks[name]?.file ?? '', ...(chunks[name]?.css ?? [])]);
    const sizes = [...new Set(files)].map((file) => gzipSync(readFileSync(`dist/web/admin/${file}`)).length);
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  };
  const isTexts = (name: string): boolean => /\/texts\/(?:de|ru)\.ts$/.test(name);
  const entry = Object.keys(chunks).find((name) => chunks[name]?.isEntry && name.endsWith('/entry.tsx')) ?? '';
  const shell = reached(entry);
  const later = Object.keys(chunks).filter((name) => chunks[name]?.isDynamicEntry && !isTexts(name));

  test('the frame with its texts has at most 200', () => {
    const texts = Object.keys(chunks).filter(isTexts);
    expect(texts).toHaveLength(2);
    for (const language of texts) expect(weight(reached(language, new Set(shell))), language).toBeLessThanOrEqual(200);
  });

  test('each screen or dialog adds at most 50', () => {
    expect(later.length).toBeGreaterThan(15);
    for (const name of later) {
      const own = [...reached(name)].filter((each) => !shell.has(each));
      expect(weight(own), name).toBeLessThanOrEqual(50);
    }
  });
});
