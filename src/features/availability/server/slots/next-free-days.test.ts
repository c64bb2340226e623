import { describe, expect, it } from 'vitest';
import { nextFreeDays } from './next-free-days.ts';

/** Searches among free days, and records what is read. */
const search = async (free: readonly string[], range: { first: string; last: string; known?: number }) => {
  const read: string[] = [];
  const days = await nextFreeDays(async (first, last) => {
    read.push(`${first} ${last}`);
    return free.filter((date) => first <= date && date <= last).map((date) => ({ date, starts: [0] }));
  }, range);
  return { found: days.map(({ date }) => date), read };
};
const year = { first: '2027-06-01', last: '2028-05-30' };
const near = ['2027-06-02', '2027-06-10', '2027-06-20', '2027-07-01', '2027-07-02'];

describe('the next free days after a month (PUB-108)', () => {
  it('are as many as it lacks of four', async () => {
    expect((await search(near, { ...year, known: 0 })).found).toEqual(near.slice(0, 4));
    expect((await search(near, { ...year, known: 3 })).found).toEqual(near.slice(0, 1));
  });

  it('are not read if it has enough itself, nor beyond the last day', async () => {
    expect(await search(near, { ...year, known: 4 })).toEqual({ found: [], read: [] });
    expect(await search(near, { first: '2027-06-01', last: '2027-05-31' })).toEqual({ found: [], read: [] });
    expect(await search(near, { first: '2027-06-01', last: '2027-06-15' })).toEqual({
      found: near.slice(0, 2),
      read: ['2027-06-01 2027-06-15'],
    });
  });

  it('are those of a month at first, then all up to the last day', async () => {
    const late = ['2027-06-02', '2028-05-30', '2028-05-31'];
    expect(await search(late, year)).toEqual({
      found: late.slice(0, 2),
      read: ['2027-06-01 2027-07-01', '2027-07-02 2028-05-30'],
    });
    expect((await search(near, year)).read).toEqual(['2027-06-01 2027-07-01']);
  });

  it('leaves out days without a start', async () => {
    const days = await nextFreeDays(async () => [{ date: '2027-06-02', starts: [] }], year);
    expect(days).toEqual([]);
  });
});
