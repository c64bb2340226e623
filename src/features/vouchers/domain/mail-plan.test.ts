import { describe, expect, it } from 'vitest';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { addresseeOf, type MailDayRefusal, mailDayRefusal, mailDueAt } from './mail-plan.ts';

describe('the day on which a voucher is mailed', () => {
  it.each<[string, MailDayRefusal | undefined]>([
    ['2030-06-02', 'past'],
    ['2030-06-03', undefined],
    ['2030-06-04', undefined],
    ['2033-12-31', undefined],
    ['2034-01-01', 'after_end'],
    ['2030-02-30', 'no_day'],
    ['2031-02-29', 'no_day'],
    ['2032-02-29', undefined],
  ])('%s, on 3 June 2030, of a voucher valid to the end of 2033: %s (VOU-07)', (on, refusal) => {
    expect(mailDayRefusal(on, { today: '2030-06-03', valid_until: '2033-12-31' })).toBe(refusal);
  });

  it.each([
    ['in summer', '2030-06-05', '2030-06-05T09:00:00+02:00'],
    ['in winter', '2030-12-24', '2030-12-24T09:00:00+01:00'],
    ['when summer time begins', '2031-03-30', '2031-03-30T09:00:00+02:00'],
    ['when summer time ends', '2030-10-27', '2030-10-27T09:00:00+01:00'],
    ['on the last day of the year', '2033-12-31', '2033-12-31T09:00:00+01:00'],
  ])('means 9:00 in Berlin, %s (VOU-07)', (_, on, due) => {
    expect(formatInstant(mailDueAt(on, Date.parse('2030-06-03T10:00:00+02:00')))).toBe(due);
  });

  it.each([
    ['2030-06-03T08:59:59+02:00', '2030-06-03T09:00:00+02:00'],
    ['2030-06-03T09:00:01+02:00', '2030-06-03T09:00:01+02:00'],
    ['2030-06-03T23:59:00+02:00', '2030-06-03T23:59:00+02:00'],
  ])('today, at %s, is due at %s (VOU-07)', (now, due) => {
    expect(formatInstant(mailDueAt('2030-06-03', Date.parse(now)))).toBe(due);
  });
});

describe('whom the mail greets', () => {
  const voucher = { buyer_name: 'Vera Geber', buyer_email: 'Vera@example.de', recipient_name: 'Jana' };
  it.each([
    ['the buyer at her own address', 'vera@EXAMPLE.de', voucher, { to_buyer: true, to_name: 'Vera Geber' }],
    ['who gets it, at any other', 'jana@example.de', voucher, { to_buyer: false, to_name: 'Jana' }],
    ['nobody, without a name', 'jana@example.de', { ...voucher, recipient_name: '' }, { to_buyer: false, to_name: '' }],
    [
      'who gets it, where the buyer has no address',
      'vera@example.de',
      { ...voucher, buyer_email: null },
      { to_buyer: false, to_name: 'Jana' },
    ],
  ])('%s (VOU-07)', (_, email, names, expected) => {
    expect(addresseeOf(email, names)).toEqual(expected);
  });
});
