import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textOf = (file: string): string => readFileSync(file, 'utf8');

test('a document linked from the README describes how the booking link gets into business profiles (FIND-03)', () => {
  expect(textOf('README.md')).toContain('(docs/business-profile.md)');
  const steps = textOf('docs/business-profile.md');
  for (const named of ['/booking', '/sitemap.xml', 'Google', 'Bing', 'Apple']) expect(steps).toContain(named);
});
