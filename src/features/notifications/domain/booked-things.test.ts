import { expect, test } from 'vitest';
import { de } from '../texts/de.ts';
import { ru } from '../texts/ru.ts';
import { customerMail } from './customer-mail.ts';
import { mailWriter } from './mail-writer.ts';
import { sampleFacts, sampleOrder } from './sample-mail.ts';
import { studioMail } from './studio-mail.ts';
import { given } from './testing/customer-mails.ts';

const booked = {
  items: [
    { kind: 'option', name_de: 'Abzug', name_ru: 'Отпечаток', count: 3, price_cents: 2970 },
    { kind: 'option', name_de: 'Getränk\n', name_ru: null, count: 1, price_cents: 0 },
    { kind: 'people', name_de: 'Personen', name_ru: 'Количество человек', count: 4, price_cents: 3000 },
  ],
  resources: [
    { name: 'Studio 1', name_ru: 'Студия 1', shown_to_customers: true },
    { name: 'Lager', name_ru: null, shown_to_customers: false },
    { name: 'Dachgarten', name_ru: null, shown_to_customers: true },
  ],
} as const;
const sample = sampleFacts('booking_confirmation', given);
const facts = { ...sample, booking: { ...sample.booking, ...booked } };
const detailsIn = (language: 'de' | 'ru') =>
  customerMail(sampleOrder('booking_confirmation'), mailWriter(facts, language)).details;

test('a mail lists what was booked besides the service with its prices, and the rooms that customers see (PLAN-05, PLAN-31)', () => {
  expect(detailsIn('de')).toEqual(
    expect.arrayContaining([
      {
        label: de.labels.items,
        value: '3 × Abzug · 29,70 €\nGetränk · Kostenlos\nPersonen: 4 · 30,00 €',
        kind: 'lines',
      },
      { label: de.labels.resources, value: 'Studio 1, Dachgarten' },
    ]),
  );
});

test('a mail in Russian uses Russian names where there are some (PLAN-05, PLAN-31)', () => {
  const value = `3 × Отпечаток · 29,70 €\nGetränk · ${ru.free}\nКоличество человек: 4 · 30,00 €`;
  expect(detailsIn('ru')).toEqual(
    expect.arrayContaining([
      { label: ru.labels.items, value, kind: 'lines' },
      { label: ru.labels.resources, value: 'Студия 1, Dachgarten' },
    ]),
  );
});

test('a mail to the studio names all that the session uses (PLAN-05)', () => {
  const { details } = studioMail(sampleOrder('studio_new_booking'), mailWriter(facts, 'de'));
  expect(details).toContainEqual({ label: de.labels.resources, value: 'Studio 1, Lager, Dachgarten' });
});
