import { describe, expect, test } from 'vitest';
import { HOUR } from '#shared/kernel/time/zone-time.ts';
import { de } from '../../texts/de.ts';
import { mailOf, start, usual } from '../testing/customer-mails.ts';

test.each([
  [null, undefined],
  [0, de.free],
  [1, '0,01 €'],
])('a price of %s cents is shown as %s (AMB-012)', (price_cents, shown) => {
  const { details } = mailOf('reminder', { booking: { price_cents } });
  expect(details.find(({ label }) => label === 'Preis')?.value).toBe(shown);
});

test('only a reason keeps its line breaks', () => {
  const booking = { cancel_code: null, cancel_reason: 'Krank.\nLeider', photographer_name: 'Anna\nLindner' };
  const { details } = mailOf('booking_cancelled', { booking });
  expect(details.map(({ value }) => value)).toEqual(expect.arrayContaining(['Krank.\nLeider', 'Anna Lindner']));
});

describe('a change', () => {
  const unmoved = { old_start: start, old_end: start + HOUR };
  test.each([
    ['start', { ...unmoved, old_start: start - HOUR }, true],
    ['end', { ...unmoved, old_end: start + 2 * HOUR }, true],
    ['neither', unmoved, false],
  ])('of the %s of a session shows both times: %s', (_, order, moved) => {
    const { appointment, preheader } = mailOf('booking_changed', { order });
    expect(preheader).toBe(moved ? de.booking_changed.new_time : de.booking_changed.same_time);
    expect(appointment?.moved_from).toEqual(moved ? { start: order.old_start, end: order.old_end } : undefined);
  });

  test('of service or photographer is shown in its row, with the previous value', () => {
    const order = { old_service_name: ' Baby\n', old_photographer_name: 'Max\nBerger' };
    expect(mailOf('booking_changed', { order }).details).toEqual([
      { label: 'Shooting', value: 'Porträtshooting (bisher Baby)' },
      { label: 'Es fotografiert', value: 'Anna Lindner (bisher Max Berger)' },
      ...usual.slice(2),
    ]);
  });
});
