import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { ReportCharts, ReportGroup } from '#features/reports/charts-contract.ts';
import { bookingOf } from '../support/bookings.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { address, countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { keepDownloads } from '../support/stage.tsx';
import { textsOf } from '../support/texts-of.ts';

const drawing = 'GET /api/admin/reports/charts';
const overview = 'GET /api/admin/bookings/stats/overview';
const charts: ReportCharts = { ...first[drawing], step: 'day' };
const numbers = first[overview];
const part = (name: string): Locator => page.getByRole('region', { name, exact: true });

const week = (from: number) =>
  Array.from({ length: 7 }, (_, at) => {
    const day = `2027-05-${String(from + at).padStart(2, '0')}`;
    return { from: day, to: day, bookings: at === 5 ? 2 : 0, revenue: at === 5 ? 300 : 0 };
  });
const groupOf = (name: string, bookings: number, revenue: number): ReportGroup => ({
  id: crypto.randomUUID(),
  name,
  bookings,
  revenue,
  previous: { bookings: 1, revenue: 150 },
});
/** A week of two sessions, and one session in the week before. */
const twoWeeks: ReportCharts = {
  ...charts,
  period: { from: '2027-05-05', to: '2027-05-11' },
  previous_period: { from: '2027-04-28', to: '2027-05-04' },
  total: { bookings: 2, revenue: 300 },
  previous_total: { bookings: 1, revenue: 150 },
  timeline: week(5),
  previous_timeline: week(12),
  services: [{ ...groupOf('Porträtshooting', 2, 300), name_de: null, name_ru: null }],
  photographers: [groupOf('Anna Lindner', 2, 300)],
};

test('the charts say how many sessions were moved and what the waiting list has filled, once there is any (REP-025)', async () => {
  const chart = part('Verschoben und nachbesetzt');
  const none = { count: 0, previous: 0 };
  const moves = {
    moved_by_customers: { count: 2, previous: 0 },
    moved_by_studio: { count: 1, previous: 0 },
    waited: none,
    offered: none,
    filled: none,
  };
  const server = await openScreen('/admin/reports?from=2027-05-05&to=2027-05-17', {
    theme: 'dark',
    answers: { [drawing]: twoWeeks },
  });
  await expect.element(part('Umsatz nach Service')).toBeVisible();
  expect(countOf(chart)).toBe(0);

  server.answer({ [drawing]: { ...twoWeeks, changes: moves } });
  await page.getByRole('button', { name: 'Dieser Monat' }).click();
  await expect.element(chart).toHaveTextContent('Termine verschoben: 3. Aus der Warteliste vergeben: 0.');
  await expect.element(chart.getByRole('listitem').filter({ hasText: 'Von Kunden verschoben' })).toHaveTextContent('2');
  // Nobody waits in this studio.
  await expect.element(chart).not.toHaveTextContent('Neu auf der Warteliste');

  const waiting = { waited: { count: 5, previous: 0 }, offered: { count: 2, previous: 0 } };
  server.answer({
    [drawing]: { ...twoWeeks, changes: { ...moves, ...waiting, filled: { count: 1, previous: 0 } } },
  });
  await page.getByRole('button', { name: 'Gesamten Zeitraum anzeigen' }).click();
  await expect.element(chart).toHaveTextContent('Aus der Warteliste vergeben: 1.');
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect.element(chart.getByRole('row', { name: /^Neu auf der Warteliste/ })).toHaveTextContent('5');
  await expect.element(chart.getByRole('row', { name: /^Vom Studio verschoben/ })).toHaveTextContent('1');
  await expectAccessible();
  const names = keepDownloads();
  await chart.getByRole('button', { name: 'CSV' }).click();
  await expect.poll(() => names).toEqual(['bericht-changes.csv']);

  await page.getByRole('button', { name: 'Русский' }).click();
  await page.viewport(390, 844);
  const inRussian = part('Переносы и лист ожидания');
  await expect.element(inRussian.getByText('Перенесли клиенты', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll();
  await expectAccessible();
});

test('the previous period is drawn lighter and as an outline, with a legend in every chart that compares (REP-024)', async () => {
  await openScreen('/admin/reports?from=2027-05-05&to=2027-05-11', { answers: { [drawing]: twoWeeks } });
  for (const name of ['Umsatz und Buchungen im Verlauf', 'Umsatz nach Service', 'Umsatz nach Fotograf']) {
    await expect.element(part(name)).toBeVisible();
    const legend = textsOf(part(name).getByRole('list').first().getByRole('listitem'));
    expect(legend).toEqual([expect.anything(), expect.stringContaining('davor')]);
    const before = part(name)
      .bySelector('svg .stroke-before')
      .elements()
      .map((one) => getComputedStyle(one));
    // In the legend and the chart; always different from the current period.
    expect(before.length).toBeGreaterThan(1);
    const now = getComputedStyle(part(name).bySelector('svg .fill-chart').first().element()).fill;
    for (const { fill, stroke } of before) expect(new Set([fill, stroke, now]).size).toBe(3);
  }
});

test('a period without sessions is still compared with the one before (REP-024)', async () => {
  const nothing = { bookings: 0, revenue: 0 };
  const emptyWeek = twoWeeks.timeline.map((day) => ({ ...day, ...nothing }));
  await openScreen('/admin/reports?from=2027-05-12&to=2027-05-18', {
    answers: { [drawing]: { ...twoWeeks, total: nothing, timeline: emptyWeek, services: [], photographers: [] } },
  });
  await expect.element(part('Umsatz und Buchungen im Verlauf')).toBeVisible();
  expect(countOf(page.getByText('noch nichts auszuwerten'))).toBe(0);
});

test('the rankings have five entries, and ten recent bookings are listed (REP-006, REP-019, REP-008, REP-017, REP-020)', async () => {
  const services = [6, 5, 4, 3, 2, 1, 0].map((at) => ({
    id: crypto.randomUUID(),
    name: `Rang ${at}`,
    name_de: null,
    name_ru: null,
    price: 10 + at,
    bookings_count: 2,
    revenue: 2 * (10 + at),
  }));
  const recent = Array.from({ length: 10 }, (_, at) =>
    bookingOf(`2027-05-${String(28 - at)}T10:00`, {
      service_name: 'Rang 6',
      service_name_de: null,
      service_price: 16,
      owed: 16,
    }),
  );
  const server = await openScreen('/admin/reports', {
    answers: {
      [overview]: { ...numbers, total_bookings: 14, top_services: services },
      [drawing]: {
        ...twoWeeks,
        services: services.map(({ id, name, revenue }) => ({
          ...groupOf(name, 2, revenue),
          id,
          name_de: null,
          name_ru: null,
        })),
      },
      'GET /api/admin/bookings': recent,
    },
  });
  const ranked = part('Top-Ranglisten').getByRole('list', { name: 'Meistgebuchte Services' });
  await expect
    .poll(() => textsOf(ranked.getByRole('listitem')))
    .toEqual([6, 5, 4, 3, 2].map((at, rank) => `${rank + 1}.Rang ${at}2 Buchungen${2 * (10 + at)},00 €`));
  const rows = part('Neueste Buchungen').getByRole('row');
  await expect.poll(() => countOf(rows)).toBe(11);
  for (const text of ['Clara Hoffmann', 'clara@kunde.example', 'Rang 6', '16,00 €', 'Ausstehend'])
    await expect.element(rows.nth(1)).toHaveTextContent(text);
  expect(server.asked('GET /api/admin/bookings').map(({ query }) => query.toString())).toContain('limit=10');
  // Services that do not fit are combined in the chart; the table shows all.
  const chart = part('Umsatz nach Service');
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect.poll(() => countOf(chart.getByRole('row'))).toBe(8);
});

test('the figures show counts, amounts and rates of the period (REP-004, REP-005, REP-007, REP-021, AMB-041, AMB-043)', async () => {
  await openScreen('/admin/reports', {
    answers: {
      [overview]: {
        ...numbers,
        total_bookings: 3,
        status_breakdown: { pending: 1, confirmed: 1, payment_pending: 0, completed: 0, cancelled: 1 },
        revenue: { total: 300, monthly: 250, average_booking: 150, expected: 140, completed: 0 },
        rates: { confirmation: 33, completion: 0, cancellation: 34 },
        recent_bookings_30_days: 4,
      },
    },
  });
  const figures = {
    'Allgemeine Statistik': {
      'Buchungen gesamt': '3',
      Ausstehend: '133 %',
      Bestätigt: '133 %',
      'Zahlung offen': '00 %',
      Abgeschlossen: '00 %',
      Storniert: '133 %',
      'Neu in 30 Tagen': '4',
    },
    Finanzkennzahlen: {
      'Gebuchter Umsatz': '300,00 €',
      'Laufender Monat': '250,00 €',
      'Durchschnitt pro Buchung': '150,00 €',
      Erwartet: '140,00 €',
    },
    'Weitere Auswertungen': {
      Bestätigungsquote: '33 %1 von 3 Buchungen',
      Stornoquote: '34 %1 von 3 Buchungen',
      Abschlussquote: '0 %0 von 3 Buchungen',
    },
  };
  for (const [section, all] of Object.entries(figures))
    for (const [name, shown] of Object.entries(all))
      await expect
        .element(part(section).bySelector(`dt:has-text("${name}") + dd`))
        .toHaveTextContent(new RegExp(`^${shown}`));
});

test('the reports start with all time; a period is requested, kept in the address, and removed again (REP-001, REP-002, REP-003, REP-023)', async () => {
  const server = await openScreen('/admin/reports');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Berichte' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Berichte · FotoBooking');
  await expect.element(page.getByText('Zeitraum: gesamt')).toBeVisible();
  const queriesOf = (key: string) => server.asked(key).map(({ query }) => Object.fromEntries(query));
  expect(queriesOf(overview)).toEqual([{}]);
  const showAll = page.getByRole('button', { name: 'Gesamten Zeitraum anzeigen' });
  expect(countOf(showAll)).toBe(0);

  await page.getByLabelText('Von').fill('2030-06-05');
  await page.getByLabelText('Bis').fill('2030-06-07');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(address).toBe('/admin/reports?from=2030-06-05&to=2030-06-07');
  await expect.element(page.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();
  await expect
    .poll(() => queriesOf(overview))
    .toEqual([{}, { date_from: '2030-06-05T00:00:00.000Z', date_to: '2030-06-07T23:59:59.999Z' }]);
  await expect.poll(() => queriesOf(drawing)).toEqual([{}, { date_from: '2030-06-05', date_to: '2030-06-07' }]);

  await showAll.click();
  await expect.poll(address).toBe('/admin/reports');
  await expect.element(page.getByText('Zeitraum: gesamt')).toBeVisible();
  expect(countOf(showAll)).toBe(0);
  await page.getByRole('button', { name: 'Dieser Monat' }).click();
  await expect.poll(address).toBe('/admin/reports?range=thisMonth');
  await expect.element(showAll).toBeVisible();
});
