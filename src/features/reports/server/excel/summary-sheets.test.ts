import { expect, it } from 'vitest';
import type { StudioNumbers } from '../overview/overview.ts';
import { summarySheets } from './summary-sheets.ts';

const now = Date.UTC(2030, 5, 3, 6);
const totals = {
  pending: 1,
  payment_pending: 2,
  confirmed: 4,
  completed: 8,
  cancelled: 16,
  value_cents: 150_000,
  monthly_cents: 0,
  confirmed_cents: 0,
  completed_cents: 0,
  recent: 0,
};
const group = (name: string, bookings: number, value_cents: number) => ({ id: name, name, bookings, value_cents });
const service = (name: string, name_ru: string | null, bookings: number, value_cents: number) => ({
  ...group(name, bookings, value_cents),
  name_de: null,
  name_ru,
  price_cents: 0,
});
const sheets = (numbers: object, language: 'de' | 'ru' = 'de') =>
  summarySheets({ totals, services: [], photographers: [], ...numbers } as unknown as StudioNumbers, language, now).map(
    (sheet) => [...(sheet.rows as Iterable<unknown>)],
  );

it('all bookings are counted in the total, and the average leaves out the cancelled ones', () => {
  const [figures] = sheets({});
  expect(figures).toMatchObject([
    ['Buchungen gesamt', 31],
    [expect.any(String), 1],
    [expect.any(String), 2],
    [expect.any(String), 4],
    [expect.any(String), 8],
    [expect.any(String), 16],
    [expect.any(String), { cents: 150_000 }],
    ['Durchschnitt pro Buchung (€)', { cents: 10_000 }],
    ['Erstellt', expect.any(String)],
  ]);
});

it('the average of a studio without bookings is zero', () => {
  const none = { ...totals, pending: 0, payment_pending: 0, confirmed: 0, completed: 0, cancelled: 0, value_cents: 0 };
  expect(sheets({ totals: none })[0]?.at(-2)).toMatchObject([expect.any(String), { cents: 0 }]);
});

it('services have their name in the language of the file, their count, revenue and average', () => {
  const services = [service('Portrait', 'Портрет', 3, 30_000), service('Paar', null, 2, 50_001)];
  expect(sheets({ services }, 'ru')[1]).toEqual(
    expect.arrayContaining([
      ['Портрет', 3, { cents: 30_000 }, { cents: 10_000 }],
      ['Paar', 2, { cents: 50_001 }, { cents: 25_001 }],
    ]),
  );
});

it('photographers are listed by rank', () => {
  const photographers = [group('Anna', 1, 5000), group('Ben', 4, 90_000)];
  expect(sheets({ photographers })[2]).toEqual([
    ['Ben', 4, { cents: 90_000 }, { cents: 22_500 }],
    ['Anna', 1, { cents: 5000 }, { cents: 5000 }],
  ]);
});
