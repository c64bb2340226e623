import { expect, it } from 'vitest';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { timeToOffer } from './first-match.ts';

const wishes = {
  campaign_id: null,
  photographer_id: null,
  first_day: '2030-06-05',
  last_day: '2030-06-05',
  weekdays: [3],
  from_minute: 0,
  until_minute: 1439,
};
const time = (clock: string, photographer_id = 'anna') => {
  const start = Date.parse(`2030-06-05T${clock}:00+02:00`);
  return { photographer_id, start, end: start + HOUR };
};
const free = [time('10:00'), time('10:00', 'boris'), time('10:15'), time('11:00')];
const long = { before: [], deadline: 0 };

it('the first free time that fits is offered', () => {
  expect(timeToOffer(wishes, free, long)).toEqual(time('10:00'));
  expect(timeToOffer({ ...wishes, photographer_id: 'boris' }, free, long)).toEqual(time('10:00', 'boris'));
  expect(timeToOffer({ ...wishes, weekdays: [4] }, free, long)).toBeUndefined();
});

it('a time that begins at the deadline of its offer or before it is not offered', () => {
  expect(timeToOffer(wishes, free, { before: [], deadline: time('10:00').start })).toEqual(time('10:15'));
  expect(timeToOffer(wishes, free, { before: [], deadline: time('11:00').start })).toBeUndefined();
});

it('neither a time that was offered before nor one that overlaps it is offered again, but the same hour of another photographer is', () => {
  expect(timeToOffer(wishes, free, { before: [time('10:00')], deadline: 0 })).toEqual(time('10:00', 'boris'));
  const before = [time('10:00'), time('10:00', 'boris')];
  expect(timeToOffer(wishes, free, { before, deadline: 0 })).toEqual(time('11:00'));
});
