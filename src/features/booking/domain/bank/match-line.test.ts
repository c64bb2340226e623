import { describe, expect, it } from 'vitest';
import { codesIn } from './found-codes.ts';
import { isSamePerson, type MatchedBooking, matchOf } from './match-line.ts';

const clara: MatchedBooking = {
  id: 'a',
  confirmation_code: 'FB-7KQ2MX9D',
  status: 'PAYMENT_PENDING',
  customer_name: 'Clara Sommer',
  awaited: { amount_cents: 7500, asked_on: '2030-06-03' },
  recorded: [],
};
const other: MatchedBooking = { ...clara, id: 'b', confirmation_code: 'FB-ABCDEFGH' };
const line = { amount_cents: 7500, booked_on: '2030-06-04', payer: 'Max Muster', text: 'FB-7KQ2MX9D' };

describe('a line of a statement (BANK-02)', () => {
  it.each([
    'FB-7KQ2MX9D',
    'fb-7kq2mx9d',
    'Code: FB 7KQ2 MX9D danke',
    'FB-7KQ2\nMX9D',
    'SVWZ+FB7KQ2MX9DSHOOTING',
    'FB-FB-7KQ2MX9D',
    'Buchung Fb–7 K Q 2 M X 9 D',
  ])('has the code however it is written: %j', (text) => expect(codesIn(text)).toContain('FB-7KQ2MX9D'));

  it.each(['', 'FB-7KQ2MX9', 'FB-7KQ2MX91', 'Rechnung 7KQ2MX9D'])('has no code in %j', (text) =>
    expect(codesIn(text)).toEqual([]),
  );

  it.each([
    ['exact with code and amount, whoever pays', {}, [clara, other], { kind: 'exact', booking_id: 'a' }],
    ['doubtful with a cent more', { amount_cents: 7501 }, [clara], { kind: 'doubtful', booking_ids: ['a'] }],
    ['doubtful with a cent less', { amount_cents: 7499 }, [clara], { kind: 'doubtful', booking_ids: ['a'] }],
    [
      'doubtful if the booking was cancelled meanwhile',
      {},
      [{ ...clara, status: 'CANCELLED', awaited: null }],
      { kind: 'doubtful', booking_ids: ['a'] },
    ],
    [
      'doubtful with two codes',
      { text: 'FB-7KQ2MX9D FB-ABCDEFGH' },
      [clara, other],
      { kind: 'doubtful', booking_ids: ['a', 'b'] },
    ],
    [
      'doubtful with amount and name, but no code',
      { text: 'Shooting', payer: 'SOMMER, CLARA' },
      [clara, other],
      { kind: 'doubtful', booking_ids: ['a', 'b'] },
    ],
    [
      'doubtful with the name and an unknown code',
      { text: 'FB-22222222', payer: 'Clara Sommer' },
      [clara],
      { kind: 'doubtful', booking_ids: ['a'] },
    ],
    [
      'ignored with the name, but another amount',
      { text: '', payer: 'Clara Sommer', amount_cents: 7400 },
      [clara],
      { kind: 'ignored' },
    ],
    [
      'ignored with the name, but from before the transfer was chosen',
      { text: '', payer: 'Clara Sommer', booked_on: '2030-06-02' },
      [clara],
      { kind: 'ignored' },
    ],
    [
      'ignored with the name of somebody who waits for nothing',
      { text: '', payer: 'Clara Sommer' },
      [{ ...clara, awaited: null }],
      { kind: 'ignored' },
    ],
    ['ignored with the amount of somebody else', { text: 'Miete' }, [clara, other], { kind: 'ignored' }],
    [
      'known if the studio has recorded it itself',
      {},
      [{ ...clara, status: 'CONFIRMED', awaited: null, recorded: [{ id: 'p', amount_cents: 7500 }] }],
      { kind: 'recorded', booking_id: 'a', payment_id: 'p' },
    ],
    [
      'doubtful if the booking is paid otherwise',
      {},
      [{ ...clara, status: 'CONFIRMED', awaited: null, recorded: [{ id: 'p', amount_cents: 7400 }] }],
      { kind: 'doubtful', booking_ids: ['a'] },
    ],
  ] as const)('is %s', (_, more, bookings, match) => expect(matchOf({ ...line, ...more }, bookings)).toEqual(match));

  it.each([
    ['Clara Sommer', 'clara sommer', true],
    ['Sommer, Dr. Clara Maria', 'Clara Sommer', true],
    ['MUELLER AENNE', 'Änne Müller', true],
    ['Clara Winter', 'Clara Sommer', false],
    ['', 'Clara Sommer', false],
    ['Clara', '', false],
    ['Иванова Анна', 'Анна Иванова', true],
  ])('is by %j for %j: %s', (payer, customer, same) => expect(isSamePerson(payer, customer)).toBe(same));
});
