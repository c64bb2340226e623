import { expect, test } from 'vitest';
import { mailsOfEdit } from './booking-mails.ts';

const booking = {
  status: 'CONFIRMED',
  language: 'ru',
  starts_at: 1000,
  ends_at: 2000,
  service_name: 'Porträt',
  service_name_de: null,
  service_name_ru: 'Портрет',
  photographer_name: 'Anna Lindner',
} as const;
const nothing = { restores: false, changesTime: false, changesService: false, changesPhotographer: false };

test('SRV-36: another service and photographer are told with what they were, in the language of the booking', () => {
  const after = { ...booking, service_name_ru: 'Семья', photographer_name: 'Max Berger' };
  expect(mailsOfEdit(booking, after, { ...nothing, changesService: true, changesPhotographer: true })).toEqual([
    {
      kind: 'booking_changed',
      old_start: 1000,
      old_end: 2000,
      new_start: 1000,
      old_service_name: 'Портрет',
      old_photographer_name: 'Anna Lindner',
    },
  ]);
});

test('SRV-23: restoring at another time is one mail, not two', () => {
  const plan = { ...nothing, restores: true, changesTime: true };
  expect(mailsOfEdit(booking, { ...booking, starts_at: 5000 }, plan)).toEqual([{ kind: 'booking_restored' }]);
});

test('SRV-36: nothing is told when the session stays, or when it is over', () => {
  expect(mailsOfEdit(booking, booking, nothing)).toEqual([]);
  const over = { ...booking, status: 'COMPLETED' } as const;
  expect(mailsOfEdit(over, { ...over, starts_at: 5000 }, { ...nothing, changesTime: true })).toEqual([]);
});
