import { describe, expect, it } from 'vitest';
import { withoutWholeTests } from './whole-tests.mjs';

describe('the titles of tests that npm test leaves out', () => {
  it.each([
    ["test('is refused (PUB-001) @whole', async () => {", "test('', async () => {"],
    ['test(`${name} (PUB-001) @whole`, async () => {', "test('', async () => {"],
    [
      "test('the customer\\'s name (PUB-001) @whole', run); test('a (PUB-002)', run);",
      "test('', run); test('a (PUB-002)', run);",
    ],
  ])('are removed from %s', (text, rest) => {
    expect(withoutWholeTests(text)).toBe(rest);
  });

  it.each([
    "test('is refused (PUB-001)', async () => {",
    "test('the @whole of it (PUB-001)', async () => {",
    "const one = 'PUB-001';\ntest(`@whole`.length, run);".replace('@whole', 'whole'),
  ])('are kept in %s', (text) => {
    expect(withoutWholeTests(text)).toBe(text);
  });
});
