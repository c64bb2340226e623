import { expect, it } from 'vitest';
import { type PrintedEvent, sheetsOf } from './print-sheets.ts';

const event = (photographer_name: string, start: number, more: Partial<PrintedEvent> = {}): PrintedEvent => ({
  photographer_id: photographer_name.toLowerCase(),
  photographer_name,
  start,
  end: start + 10,
  ...more,
});
const day = { from: 100, until: 200 };
const short = (events: readonly PrintedEvent[]) =>
  sheetsOf(events, day).map(({ name, events: theirs }) => [name, theirs.map(({ start }) => start)]);

it('are one sheet per photographer, by name, each ordered by time', () => {
  expect(short([event('Max', 150), event('Änne', 190), event('Max', 110), event('Anna', 120)])).toEqual([
    ['Anna', [120]],
    ['Änne', [190]],
    ['Max', [110, 150]],
  ]);
});

it('list the shorter of two that start together first', () => {
  const [longer, shorter] = [event('Max', 110, { end: 150 }), event('Max', 110, { end: 130 })];
  expect(sheetsOf([longer, shorter], day)[0]?.events).toEqual([shorter, longer]);
});

it('leave out what is cancelled, ends before or starts after, and include what overlaps', () => {
  const cancelled = event('Max', 150, { status: 'CANCELLED' });
  expect(short([cancelled, event('Max', 90), event('Max', 200)])).toEqual([]);
  expect(short([event('Max', 95), event('Max', 199), event('Max', 0, { end: 1000 })])).toEqual([['Max', [0, 95, 199]]]);
});

it('are separate for two photographers with the same name', () => {
  expect(short([event('Max', 110), event('Max', 120, { photographer_id: 'other' })])).toEqual([
    ['Max', [110]],
    ['Max', [120]],
  ]);
});
