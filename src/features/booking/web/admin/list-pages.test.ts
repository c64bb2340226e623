import { describe, expect, it } from 'vitest';
import type { AdminBooking } from '../../admin-contract.ts';
import { type ReadBookings, type ReadPage, readBookings } from './list-pages.ts';

const rows = (count: number): AdminBooking[] =>
  Array.from({ length: count }, (_, n) => ({ id: `b${n}` }) as AdminBooking);

const serverWith = (list: AdminBooking[], afterEach: (call: number) => void = () => undefined) => {
  const asked: string[] = [];
  const readPage: ReadPage = async (range) => {
    asked.push(range ? `${range.offset}+${range.limit}` : 'all');
    const page = range ? list.slice(range.offset, range.offset + range.limit) : [...list];
    afterEach(asked.length);
    return page;
  };
  return { readPage, asked };
};

const all = async (readPage: ReadPage): Promise<ReadBookings[]> => {
  const read: ReadBookings[] = [];
  for await (const one of readBookings(readPage)) read.push(one);
  return read;
};
const idsOf = (read: ReadBookings[]): string[] => read.at(-1)?.bookings.map(({ id }) => id) ?? [];

describe('a list of bookings, read in pages (BOOK-067, SRV-71)', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [101, 2],
    [1098, 2],
    [1099, 3],
    [10_000, 11],
  ])('of %i is complete, in %i responses', async (count, responses) => {
    const list = rows(count);
    const { readPage, asked } = serverWith(list);
    const read = await all(readPage);
    expect(idsOf(read)).toEqual(list.map(({ id }) => id));
    expect(asked).toHaveLength(responses);
    expect(read.map(({ complete }) => complete)).toEqual([...Array<boolean>(responses - 1).fill(false), true]);
    expect(read[0]?.bookings.length).toBe(Math.min(count, 100));
  });

  it.each([
    ['came in', (list: AdminBooking[]) => void list.unshift({ id: 'new' } as AdminBooking)],
    ['was deleted', (list: AdminBooking[]) => void list.shift()],
  ])('is read again if one %s meanwhile', async (_, change) => {
    const list = rows(2500);
    const { readPage } = serverWith(list, (call) => call === 2 && change(list));
    expect(idsOf(await all(readPage))).toEqual(list.map(({ id }) => id));
  });

  it('that keeps changing is finally read in one request', async () => {
    const list = rows(1500);
    const { readPage, asked } = serverWith(list, (call) => void list.unshift({ id: `new${call}` } as AdminBooking));
    const ids = idsOf(await all(readPage));
    expect(asked.at(-1)).toBe('all');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('from a server without pages is used as it is', async () => {
    const { asked, readPage } = serverWith(rows(2000));
    expect(idsOf(await all(async () => readPage()))).toHaveLength(2000);
    expect(asked).toEqual(['all']);
  });
});
