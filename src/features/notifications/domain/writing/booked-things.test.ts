import { expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { ru } from '../../texts/ru.ts';
import { customerMail } from '../mails/customer-mail.ts';
import { sampleFacts, sampleOrder } from '../mails/sample-mail.ts';
import { studioMail } from '../mails/studio-mail.ts';
import { studioFacts } from '../testing/customer-mails.ts';
import { mailWriter } from './mail-writer.ts';

const booked = {
  items: [
    { kind: 'option', name_de: 'Abzug', name_ru: 'Отпечаток', count: 3, price_cents: 2970, unit_minutes: 0 },
    { kind: 'option', name_de: 'Getränk\n', name_ru: null, count: 1, price_cents: 0, unit_minutes: 0 },
    {
      kind: 'people',
      name_de: 'Personen',
      name_ru: 'Количество человек',
      count: 4,
      price_cents: 3000,
      unit_minutes: 5,
    },
  ],
  resources: [
    { name: 'Studio 1', name_ru: 'Студия 1', shown_to_customers: true },
    { name: 'Lager', name_ru: null, shown_to_customers: false },
    { name: 'Dachgarten', name_ru: null, shown_to_customers: true },
  ],
} as const;
const sample = sampleFacts('booking_confirmation', studioFacts);
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

test('a mail about two sessions names both with their times, to the customer and to the studio (PLAN-33)', () => {
  const start = Date.parse('2030-06-05T08:00Z');
  const booking = {
    ...facts.booking,
    starts_at: start,
    ends_at: start + 110 * 60_000,
    service_name: 'Familie + Passfoto',
    service_name_de: 'Familie + Passfoto',
    service_name_ru: 'Семья + Фото на паспорт',
    items: [
      {
        kind: 'session',
        name_de: 'Passfoto',
        name_ru: 'Фото на паспорт',
        count: 1,
        price_cents: 2000,
        unit_minutes: 50,
        gap_minutes: 20,
      },
    ],
  } as const;
  const written = (language: 'de' | 'ru') => mailWriter({ ...facts, booking }, language);
  expect(customerMail(sampleOrder('booking_confirmation'), written('ru')).details).toEqual(
    expect.arrayContaining([
      { label: ru.labels.service, value: 'Семья + Фото на паспорт' },
      { label: ru.labels.parts, value: '10:00–11:00 Семья\n11:20–11:50 Фото на паспорт', kind: 'lines' },
      { label: ru.labels.items, value: 'Фото на паспорт · 20,00 €', kind: 'lines' },
    ]),
  );
  expect(studioMail(sampleOrder('studio_new_booking'), written('de')).details).toContainEqual({
    label: de.labels.parts,
    value: '10:00–11:00 Familie\n11:20–11:50 Passfoto',
    kind: 'lines',
  });
  expect(detailsIn('de').map(({ label }) => label)).not.toContain(de.labels.parts);
});
