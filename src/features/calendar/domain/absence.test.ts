import { describe, expect, it } from 'vitest';
import { parseInstant } from '#shared/kernel/time/berlin-time.ts';
import { awayAllDay, conflictsOf, shadesOn } from './absence.ts';

const at = (wall: string): number => {
  const instant = parseInstant(`2030-06-${wall}`);
  if (!instant.ok) throw new Error(wall);
  return instant.value;
};
const off = (photographer_id: string, start: string, end: string) => ({
  photographer_id,
  start: at(start),
  end: at(end),
});
const date = '2030-06-05';

describe('sessions that conflict with time off', () => {
  const away = { id: 'off', type: 'timeoff' as const, ...off('anna', '05T10:00', '05T12:00') };
  const clashes = (photographer: string, start: string, end: string) =>
    conflictsOf([{ id: 'x', type: 'booking', ...off(photographer, start, end) }, away]).has('x');
  it('overlap it', () => {
    expect(clashes('anna', '05T11:59', '05T13:00')).toBe(true);
    expect(clashes('anna', '05T09:00', '05T10:01')).toBe(true);
    expect(clashes('anna', '05T09:00', '05T14:00')).toBe(true);
  });
  it('do not only touch it, and are not those of others', () => {
    expect(clashes('anna', '05T09:00', '05T10:00')).toBe(false);
    expect(clashes('anna', '05T12:00', '05T13:00')).toBe(false);
    expect(clashes('max', '05T10:00', '05T11:00')).toBe(false);
  });
  it('conflict with any of several', () => {
    const other = { ...away, id: 'other', ...off('anna', '05T15:00', '05T16:00') };
    const session = { id: 'x', type: 'booking' as const, ...off('anna', '05T11:00', '05T13:00') };
    for (const all of [
      [session, away, other],
      [other, away, session],
    ])
      expect([...conflictsOf(all)]).toEqual(['x']);
  });
  it('are never the time off itself', () => expect(conflictsOf([away, { ...away, id: 'more' }]).size).toBe(0));
});

describe('the shaded part of a day', () => {
  it('is the time off of one photographer, cut off at midnight', () => {
    expect(shadesOn(date, [off('anna', '04T10:00', '05T12:00')], ['anna'])).toEqual([{ from: 0, to: 720, share: 1 }]);
    expect(shadesOn(date, [off('anna', '06T00:00', '07T00:00')], ['anna'])).toEqual([]);
  });
  it('is as wide as the share of those who are away', () => {
    const absences = [off('anna', '05T10:00', '05T14:00'), off('max', '05T12:00', '05T16:00')];
    expect(shadesOn(date, absences, ['anna', 'max', 'eva', 'tom'])).toEqual([
      { from: 600, to: 720, share: 0.25 },
      { from: 720, to: 840, share: 0.5 },
      { from: 840, to: 960, share: 0.25 },
    ]);
    expect(shadesOn(date, absences, ['max'])).toEqual([{ from: 720, to: 960, share: 1 }]);
  });
  it('joins adjacent times, and leaves gaps free', () => {
    const touching = [off('anna', '05T10:00', '05T11:00'), off('anna', '05T11:00', '05T12:00')];
    expect(shadesOn(date, touching, ['anna'])).toEqual([{ from: 600, to: 720, share: 1 }]);
    const apart = [off('anna', '05T10:00', '05T11:00'), off('anna', '05T12:00', '05T13:00')];
    expect(shadesOn(date, apart, ['anna'])).toEqual([
      { from: 600, to: 660, share: 1 },
      { from: 720, to: 780, share: 1 },
    ]);
  });
});

describe('the share of photographers who are away all day', () => {
  const open = { from: 9 * 60, to: 18 * 60 };
  it('counts those who are away for all working hours', () => {
    expect(awayAllDay(date, [off('anna', '05T09:00', '05T18:00')], ['anna'], open)).toBe(1);
    expect(awayAllDay(date, [off('anna', '05T09:01', '05T18:00')], ['anna'], open)).toBe(0);
    expect(awayAllDay(date, [off('anna', '05T09:00', '05T17:59')], ['anna'], open)).toBe(0);
  });
  it('counts those who are away for the whole day if it is closed', () => {
    expect(awayAllDay(date, [off('anna', '05T09:00', '05T18:00')], ['anna'])).toBe(0);
    expect(awayAllDay(date, [off('anna', '05T00:00', '06T00:00')], ['anna'])).toBe(1);
  });
  it('is a share of all who are shown', () => {
    expect(awayAllDay(date, [off('anna', '05T00:00', '06T00:00')], ['anna', 'max'], open)).toBe(0.5);
    expect(awayAllDay(date, [off('anna', '05T00:00', '06T00:00')], [], open)).toBe(0);
  });
});
