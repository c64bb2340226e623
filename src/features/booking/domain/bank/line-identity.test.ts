import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, identityOf, numbered, type StoredLine } from './line-identity.ts';

interface Line {
  readonly content: string;
  readonly reference: string;
}

/** Reads files one after the other, as the server does; returns how many payments are known. */
const read = (...files: readonly (readonly Line[])[]): number => {
  const kept = new Map<string, StoredLine[]>();
  for (const file of files) {
    for (const { line, nth } of numbered(file)) {
      const same = kept.get(line.content) ?? [];
      const identity = identityOf({ ...line, nth }, same);
      kept.set(
        line.content,
        'known' in identity
          ? same.map((one) =>
              one === identity.known && one.reference === '' ? { ...one, reference: line.reference } : one,
            )
          : [...same, { id: `${same.length}`, nth: identity.new_nth, reference: line.reference }],
      );
    }
  }
  return [...kept.values()].flat().length;
};

const withReferences = fc
  .array(fc.constantFrom('day 1', 'day 2', 'day 3'), { maxLength: 12 })
  .map((contents) => contents.map((content, at): Line => ({ content, reference: `r${at}` })));
const plain = (lines: readonly Line[]): Line[] => lines.map(({ content }) => ({ content, reference: '' }));

describe('a line in several files (BANK-02)', () => {
  it('counts once with the references of the bank, however a file is split, repeated or overlaps', () => {
    fc.assert(
      fc.property(withReferences, fc.nat(12), fc.nat(12), (lines, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        expect(read(lines, lines)).toBe(lines.length);
        expect(read(lines.slice(0, from), lines.slice(from))).toBe(lines.length);
        expect(read(lines.slice(0, to), lines.slice(from))).toBe(lines.length);
        expect(read([...lines, ...lines])).toBe(lines.length);
      }),
    );
  });

  it('counts once without references, if no day is cut in two', () => {
    fc.assert(
      fc.property(withReferences, fc.constantFrom('day 1', 'day 2', 'day 3'), (lines, day) => {
        const sorted = plain(lines).sort((a, b) => a.content.localeCompare(b.content));
        const before = sorted.filter(({ content }) => content < day);
        const until = sorted.filter(({ content }) => content <= day);
        const since = sorted.filter(({ content }) => content >= day);
        expect(read(before, since)).toBe(lines.length);
        expect(read(until, since)).toBe(lines.length);
        expect(read(sorted, sorted)).toBe(lines.length);
      }),
    );
  });

  it('counts once in a table and in XML of the same days, in either order', () => {
    fc.assert(
      fc.property(withReferences, (lines) => {
        expect(read(plain(lines), lines, plain(lines))).toBe(lines.length);
        expect(read(lines, plain(lines), lines)).toBe(lines.length);
      }),
    );
  });

  it('is the same by its code, and otherwise by payer and text, in the account of the studio unless another is named', () => {
    const line = {
      account: '',
      booked_on: '2030-06-04',
      amount_cents: 7500,
      payer: 'Müller',
      text: 'FB-7KQ2MX9D',
      reference: '',
    };
    const of = (more: object) => contentOf({ ...line, ...more }, 'DE1');
    expect(of({ account: 'DE1', payer: 'x', text: 'SVWZ+fb 7kq2mx9d' })).toBe(of({}));
    expect(of({ payer: 'MUELLER', text: 'Shoo ting' })).toBe(of({ payer: 'Müller', text: 'shooting' }));
    const all = [
      {},
      { account: 'DE2' },
      { booked_on: '2030-06-05' },
      { amount_cents: 7501 },
      { text: 'a' },
      { text: 'a', payer: 'b' },
    ];
    expect(new Set(all.map(of)).size).toBe(all.length);
  });
});
