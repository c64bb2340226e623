import { describe, expect, it } from 'vitest';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { type Editable, planEdit, type RequestedEdit } from './booking-edit.ts';
import { bookingStatuses } from './booking-status.ts';

const start = Date.UTC(2030, 5, 5, 8);
const before = start - 1;
const booking: Editable = {
  status: 'PENDING',
  starts_at: start,
  ends_at: start + 60 * MINUTE,
  service_id: 'portrait',
  photographer_id: 'anna',
  internal: false,
};
const plan = (edit: RequestedEdit, of: Partial<Editable> = {}, serviceMinutes = 90, now = before) =>
  planEdit({ ...booking, ...of }, edit, { minutes: serviceMinutes, changesItems: false, moreMinutes: 0 }, now);

describe('when an edit checks free time again (SRV-13)', () => {
  it.each<[string, RequestedEdit, boolean]>([
    ['nothing', {}, false],
    ['the same values again', { start, service_id: 'portrait', photographer_id: 'anna', status: 'PENDING' }, false],
    ['the same start and end', { start, end: start + 60 * MINUTE }, false],
    ['another start', { start: start + MINUTE }, true],
    ['another start, and the end as it was', { start: start + MINUTE, end: start + 60 * MINUTE }, true],
    ['another end', { end: start + 75 * MINUTE }, true],
    ['another service', { service_id: 'family' }, true],
    ['another photographer', { photographer_id: 'max' }, true],
  ])('%s', (_, edit, rechecks) => {
    expect(plan(edit)).toMatchObject({ ok: true, value: { rechecks, restores: false } });
  });

  it('always when restoring (SRV-23)', () => {
    expect(plan({ status: 'PENDING' }, { status: 'CANCELLED' })).toMatchObject({
      value: { restores: true, rechecks: true, changesTime: false },
    });
  });
});

describe('the length of the session after an edit (SRV-13)', () => {
  it.each<[string, RequestedEdit, number, number]>([
    ['a new start without an end: as long as the service', { start: start + 30 * MINUTE }, 30, 120],
    ['a new start with its end', { start: start + 30 * MINUTE, end: start + 75 * MINUTE }, 30, 75],
    ['an end alone', { end: start + 45 * MINUTE }, 0, 45],
    ['another service: as long as that', { service_id: 'family' }, 0, 90],
    ['the same start: as it was', { start }, 0, 60],
    ['a minute, the shortest', { end: start + MINUTE }, 0, 1],
    ['a whole day, the longest', { end: start + 24 * 60 * MINUTE }, 0, 24 * 60],
    ['another photographer: as it was', { photographer_id: 'max' }, 0, 60],
  ])('%s', (_, edit, from, to) => {
    expect(plan(edit)).toMatchObject({ value: { start: start + from * MINUTE, end: start + to * MINUTE } });
  });

  it.each<[string, RequestedEdit]>([
    ['nothing', { end: start }],
    ['less than nothing', { end: start - MINUTE }],
    ['more than a day', { end: start + (24 * 60 + 1) * MINUTE }],
    ['half a minute', { end: start + 30_000 }],
  ])('not %s', (_, edit) => {
    expect(plan(edit)).toEqual({ ok: false, refusal: 'length' });
  });
});

describe('the status that an edit may request (AMB-049)', () => {
  const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => ({ from, to })));

  it.each(pairs)('$from with status $to', ({ from, to }) => {
    const restores = from === 'CANCELLED' && to === 'PENDING';
    const expected = from === to || restores ? { ok: true, value: { restores } } : { ok: false, refusal: 'status' };
    expect(plan({ status: to }, { status: from })).toMatchObject(expected);
  });
});

describe('the rules that apply to an edit', () => {
  it.each<[string, RequestedEdit, Partial<Editable>, number, 'staff' | 'internal']>([
    ['an ordinary session that moves', { start: start + MINUTE }, {}, before, 'staff'],
    ['an internal appointment stays one (SRV-12)', { start: start + MINUTE }, { internal: true }, before, 'internal'],
    ['a correction of a session that has begun', { service_id: 'family' }, {}, start, 'internal'],
    ['a session that has begun and moves', { start: start + MINUTE }, {}, start, 'staff'],
    ['a session that has begun and moves to an earlier time', { start: start - MINUTE }, {}, start, 'staff'],
    ['a correction of a session that has yet to begin', { service_id: 'family' }, {}, before, 'staff'],
    ['restoring what has begun', { status: 'PENDING' }, { status: 'CANCELLED' }, start, 'staff'],
  ])('%s', (_, edit, of, now, mode) => {
    expect(plan(edit, of, 90, now)).toMatchObject({ value: { mode } });
  });
});

describe('when the items of a booking change (PLAN-31)', () => {
  const withItems = (edit: RequestedEdit, moreMinutes: number) =>
    planEdit(booking, edit, { minutes: 90, changesItems: true, moreMinutes }, before);

  it.each([
    ['its end moves by their minutes', {}, 30, 90],
    ['a shorter session ends earlier', {}, -15, 45],
    ['an end that was chosen stays', { end: start + 70 * MINUTE }, 30, 70],
    ['with another service it lasts as long as that takes with them', { service_id: 'family' }, 30, 90],
  ])('%s', (_, edit, moreMinutes, minutes) => {
    expect(withItems(edit, moreMinutes)).toMatchObject({
      ok: true,
      value: { changesItems: true, rechecks: true, end: start + minutes * MINUTE },
    });
  });

  it('the time is checked again even if it stays the same, because other resources may be needed', () => {
    expect(withItems({}, 0)).toMatchObject({ ok: true, value: { changesTime: false, rechecks: true } });
  });
});
