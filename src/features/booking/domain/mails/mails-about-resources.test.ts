import { expect, test } from 'vitest';
import { mailsOfEdit } from './booking-mails.ts';

const booking = {
  status: 'CONFIRMED',
  language: 'de',
  starts_at: 1000,
  ends_at: 2000,
  service_name: 'Porträt',
  service_name_de: null,
  service_name_ru: null,
  photographer_name: 'Anna Lindner',
} as const;
const nothing = {
  restores: false,
  changesTime: false,
  changesService: false,
  changesPhotographer: false,
  changesItems: false,
};
const shown = (id: string) => ({ id, shown_to_customers: true });
const hidden = (id: string) => ({ id, shown_to_customers: false });

test.each([
  ['another room that customers see', [shown('a')], [shown('b')], true],
  ['one room more', [shown('a')], [shown('a'), shown('b')], true],
  ['a room that customers see in place of one that they do not', [hidden('a')], [shown('b')], true],
  ['the same rooms', [shown('a'), hidden('b')], [shown('a'), hidden('b')], false],
  ['another room that customers do not see', [shown('a'), hidden('b')], [shown('a'), hidden('c')], false],
  ['no rooms', [], [], false],
])('an edit that leads to %s is mailed: %s (PLAN-05)', (_, before, after, isMailed) => {
  const mails = mailsOfEdit(booking, booking, nothing, { before, after });
  expect(mails.map(({ kind }) => kind)).toEqual(isMailed ? ['booking_changed'] : []);
});
