import { describe, expect, it } from 'vitest';
import { bankingDayAfter, dueBeforeStart, isBankingDay, transferDeadline } from './banking-day.ts';

describe('banking days (BANK-01)', () => {
  it.each([
    ['2026-11-27', true, 'a Friday'],
    ['2026-11-28', false, 'a Saturday'],
    ['2026-11-29', false, 'a Sunday'],
    ['2027-01-01', false, "New Year's Day"],
    ['2027-03-26', false, 'Good Friday'],
    ['2027-03-29', false, 'Easter Monday'],
    ['2030-05-01', false, 'the first of May'],
    ['2030-12-25', false, 'Christmas Day'],
    ['2030-12-26', false, 'the day after'],
    ['2026-12-24', true, 'Christmas Eve'],
    ['2026-12-31', true, "New Year's Eve"],
    ['2030-05-30', true, 'Ascension Day, a holiday of Germany only'],
    ['2030-06-10', true, 'Whit Monday, a holiday of Germany only'],
    ['2030-10-03', true, 'the German national day'],
  ])('%s is one: %s (%s)', (date, expected) => expect(isBankingDay(date)).toBe(expected));

  it.each([
    ['2026-11-27', 1, '2026-11-30', 'over a weekend'],
    ['2026-11-28', 1, '2026-11-30', 'from a Saturday'],
    ['2026-11-30', 5, '2026-12-07', 'a week'],
    ['2027-03-25', 1, '2027-03-30', 'over Easter'],
    ['2030-12-24', 2, '2030-12-30', 'over Christmas'],
    ['2026-12-31', 1, '2027-01-04', 'over the turn of the year'],
  ])('the day %s + %i is %s, %s', (date, days, expected) => expect(bankingDayAfter(date, days)).toBe(expected));
});

describe('the deadline of a transfer (BANK-01)', () => {
  const at = (text: string, days = 5) => transferDeadline({ now: Date.parse(text), days });

  it('is the end of the last banking day, by the clock of Berlin', () => {
    expect(at('2030-03-25T10:00:00+01:00')).toBe(Date.parse('2030-04-01T23:59:00+02:00'));
    // Half an hour before midnight in London it is already the next day in Berlin.
    expect(at('2030-04-25T22:30:00Z', 1)).toBe(Date.parse('2030-04-29T23:59:00+02:00'));
    expect(at('2030-04-25T21:30:00Z', 1)).toBe(Date.parse('2030-04-26T23:59:00+02:00'));
  });

  it('is never told as later than the start of the session', () => {
    expect(dueBeforeStart(2000, 1000)).toBe(1000);
    expect(dueBeforeStart(2000, 3000)).toBe(2000);
  });
});
