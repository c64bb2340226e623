import { describe, expect, test } from 'vitest';
import { bookingStatuses } from '#features/booking/domain/booking-status.ts';
import { texts as contactsDe } from '#features/contacts/texts/area-de.ts';
import { texts as contactsRu } from '#features/contacts/texts/area-ru.ts';
import { texts as integrationsDe } from '#features/integrations/texts/area-de.ts';
import { texts as integrationsRu } from '#features/integrations/texts/area-ru.ts';
import { texts as privacyDe } from '#features/privacy/texts/area-de.ts';
import { texts as privacyRu } from '#features/privacy/texts/area-ru.ts';
import { texts as reportsDe } from '#features/reports/texts/area-de.ts';
import { texts as reportsRu } from '#features/reports/texts/area-ru.ts';
import type { AllTexts, Text } from '#shared/web/texts.tsx';
import { texts as germanTexts } from './de.ts';
import { texts as russianTexts } from './ru.ts';

const de: AllTexts = { ...germanTexts, ...contactsDe, ...integrationsDe, ...privacyDe, ...reportsDe };
const ru: AllTexts = { ...russianTexts, ...contactsRu, ...integrationsRu, ...privacyRu, ...reportsRu };

const cyrillic = /\p{Script=Cyrillic}/u;
const textOf = (text: Text | undefined): string =>
  text === undefined ? '' : typeof text === 'string' ? text : text({ name: 'x', upcoming: 1 } as never);
const keys = (all: typeof de) =>
  Object.entries(all).flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name}/${key}`));
const expectInBoth = (dictionary: string, key: string): void => {
  expect(textOf(de[dictionary]?.[key]).trim(), `${key} de`).not.toBe('');
  expect(textOf(de[dictionary]?.[key]), `${key} de`).not.toMatch(cyrillic);
  expect(textOf(ru[dictionary]?.[key]), `${key} ru`).toMatch(cyrillic);
};

describe('the texts of the back office', () => {
  test('both languages have the same keys (I18N-018)', () => expect(keys(ru).sort()).toEqual(keys(de).sort()));

  test.each([
    ['I18N-010', 'servicesAdmin', 'services.loadingError'],
    ['I18N-010', 'servicesAdmin', 'services.deleteConfirm'],
    ['I18N-010', 'servicesAdmin', 'services.deleteError'],
    ['I18N-010', 'servicesAdmin', 'services.reorderError'],
    ['I18N-011', 'servicesAdmin', 'services.specialSettings.invalidDateRange'],
    ['I18N-011', 'servicesAdmin', 'services.specialSettings.dateRequired'],
    ['I18N-012', 'photographersAdmin', 'admin.photographers.loadingError'],
    ['I18N-012', 'photographersAdmin', 'admin.photographers.deleteError'],
    ['I18N-013', 'calendar', 'calendar.errors.updateBookingFailed'],
    ['I18N-013', 'calendar', 'calendar.errors.createBookingFailed'],
    ['I18N-013', 'calendar', 'calendar.errors.createTimeOffFailed'],
    ['I18N-014', 'calendar', 'calendar.messages.bookingUpdated'],
    ['I18N-014', 'calendar', 'calendar.messages.bookingCreated'],
    ['I18N-015', 'calendar', 'timeOff.timeOffOverlapsDetail'],
    ['I18N-015', 'calendar', 'timeOff.timeOffOverlaps'],
    ['I18N-015', 'calendar', 'timeOff.invalidDateOrder'],
    ['I18N-016', 'hours', 'calendarSettings.messages.updateSuccess'],
    ['I18N-016', 'hours', 'calendarSettings.messages.updateError'],
  ])('%s: %s/%s exists in both (I18N-010..016)', (_, dictionary, key) => expectInBoth(dictionary, key));

  test('each of the five statuses has its own name in both (I18N-017)', () => {
    for (const texts of [de, ru]) {
      const names = bookingStatuses.map((status) => textOf(texts['bookingAdmin']?.[`status.${status}`]));
      expect(new Set(names).size).toBe(5);
    }
    for (const status of bookingStatuses) expectInBoth('bookingAdmin', `status.${status}`);
  });
});
