import { describe, expect, it } from 'vitest';
import { rowsLeftOut, withoutWholeTests } from './whole-tests.mjs';

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

describe('the rows that npm test checks nowhere', () => {
  const idsIn = (text: string): string[] => text.match(/PUB-\d+/g) ?? [];
  const whole = "test('is refused (PUB-001) @whole', run);";
  const always = "test('is refused (PUB-001)', run);";
  const leftOut = (texts: Readonly<Record<string, string>>) =>
    rowsLeftOut(
      Object.entries(texts).map(([file, text]) => ({ file, text })),
      idsIn,
    );

  it('are those of browser tests that it leaves out', () => {
    expect(leftOut({ 'e2e/forms/a.spec.ts': whole })).toEqual(['PUB-001']);
  });

  it.each(['e2e/site/b.spec.ts', 'e2e/processes/b.spec.ts', 'screens/forms/b.test.ts'])(
    'are not those that %s names too',
    (file) => {
      expect(leftOut({ 'e2e/forms/a.spec.ts': whole, [file]: always })).toEqual([]);
      expect(leftOut({ 'e2e/processes/a.spec.ts': whole, [file]: always })).toEqual([]);
    },
  );

  it('are those of browser tests even if a database test or a unit test names them', () => {
    const others = { 'src/features/forms/a.db.test.ts': always, 'src/features/forms/a.test.ts': always };
    expect(leftOut({ 'e2e/forms/a.spec.ts': whole, ...others })).toEqual(['PUB-001']);
    expect(leftOut({ 'e2e/forms/a.spec.ts': whole, 'e2e/processes/a.spec.ts': whole, ...others })).toEqual(['PUB-001']);
  });

  it('are of whole processes those that no database test names', () => {
    const file = 'e2e/processes/a.spec.ts';
    expect(leftOut({ [file]: whole })).toEqual(['PUB-001']);
    expect(leftOut({ [file]: whole, 'src/features/forms/a.test.ts': always })).toEqual(['PUB-001']);
    expect(leftOut({ [file]: whole, 'e2e/support/a.ts': always })).toEqual(['PUB-001']);
    expect(leftOut({ [file]: whole, 'src/features/forms/a.db.test.ts': always })).toEqual([]);
    expect(leftOut({ [file]: always })).toEqual([]);
  });
});
