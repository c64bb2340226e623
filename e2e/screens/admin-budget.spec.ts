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
  const texts = Object.keys(chunks).filter(isTexts);
  /** What every page loads: the shell, the texts of one language, and what these import. */
  const frames = texts.map((language) => new Set([...shell, ...reached(language)]));

  test('the frame with its texts has at most 200, in at most 8 files', () => {
    expect(frames).toHaveLength(2);
    for (const frame of frames) {
      expect(weight(frame)).toBeLessThanOrEqual(200);
      expect(frame.size).toBeLessThanOrEqual(8);
    }
  });

  test('each screen or dialog adds at most 40, in at most 32 files', () => {
    expect(later.length).toBeGreaterThan(15);
    const own = (name: string): string[] => [...reached(name)].filter((each) => !frames[0]?.has(each));
    for (const name of later) {
      expect(weight(own(name)), name).toBeLessThanOrEqual(40);
      expect(own(name).length, name).toBeLessThanOrEqual(32);
    }
  });
});
