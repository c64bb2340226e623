import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import first from '../support/first-answers.json' with { type: 'json' };
import { address, countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse, unreachable } from '../support/stub-server.ts';

const overview = 'GET /api/admin/bookings/stats/overview';
const numbers = first[overview];
const part = (name: string) => page.getByRole('region', { name, exact: true });
const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
const figure = (section: string, name: string) => part(section).bySelector(`dt:has-text("${name}") + dd`);

test('a skeleton is shown while the reports load (REP-009)', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openScreen('/admin/reports', { answers: { [overview]: promise } });
  const loading = page.getByRole('status').filter({ hasText: 'Wird geladen' });
  await expect.element(loading).toBeVisible();
  await expect.element(part('Allgemeine Statistik')).not.toBeInTheDocument();
  resolve(numbers);
  await expect.element(part('Allgemeine Statistik')).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
});

test('a failure to load is shown in the language of the screen, and a retry works (REP-010)', async () => {
  const server = await openScreen('/admin/reports', { answers: { [overview]: refuse(500, 'x') } });
  const failure = page.getByRole('alert');
  await expect.element(failure.getByRole('heading')).toHaveTextContent(/^Fehler beim Laden der Berichte$/);
  await expect.element(failure.getByRole('paragraph')).toHaveTextContent(/\S/);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(failure.getByRole('heading')).toHaveTextContent(/^Ошибка при загрузке отчётов$/);
  server.answer({ [overview]: numbers });
  await failure.getByRole('button').click();
  await expect.element(part('Общая статистика')).toBeVisible();
});

test('without bookings all figures are zero, and every section is shown (REP-022, REP-006)', async () => {
  await openScreen('/admin/reports?from=2030-02-01&to=2030-02-28');
  await expect.element(figure('Weitere Auswertungen', 'Bestätigungsquote')).toHaveTextContent('0 %0 von 0 Buchungen');
  await expect.element(figure('Allgemeine Statistik', 'Buchungen gesamt')).toHaveTextContent(/^0$/);
  expect(countOf(part('Top-Ranglisten').getByText('In diesem Zeitraum wurde nichts gebucht.'))).toBe(1);
  // Shown once for all charts.
  const nothing = page.getByRole('heading', { name: 'In diesem Zeitraum gibt es noch nichts auszuwerten' });
  await expect.poll(() => countOf(nothing)).toBe(1);
  await expect.element(page.getByText('In diesem Zeitraum gibt es nichts zu zeigen.')).not.toBeInTheDocument();
  await expect.element(part('Neueste Buchungen').getByText('Noch keine Buchungen')).toBeVisible();
  expect(countOf(part('Neueste Buchungen').getByRole('heading'))).toBe(1);
  for (const chart of ['Umsatz und Buchungen im Verlauf', 'Gefragte Zeiten', 'Vom Kontakt zur Buchung'])
    await expect.element(part(chart)).not.toBeInTheDocument();
  await expectAccessible();
});

test('numbers that fail to load show an error, and can be requested again (DASH-003, ERR-001, AMB-034)', async () => {
  const server = await openScreen('/admin/dashboard', { answers: { [overview]: refuse(418, 'x') } });
  const failure = page.getByRole('alert');
  await expect.element(failure).toHaveTextContent('Fehler beim Laden der Statistik');
  await expect.element(failure).toHaveTextContent('API Error: 418 x');
  server.answer({ [overview]: numbers });
  await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByText('Zeitraum: gesamt · 0 Buchungen')).toBeVisible();
});

test('without a network the dashboard shows a network error (ERR-004)', async () => {
  await openScreen('/admin/dashboard', { answers: { [overview]: unreachable } });
  const failure = page.getByRole('alert');
  await expect.element(failure).toHaveTextContent('Netzwerkfehler. Bitte versuchen Sie es erneut.');
});

test('any later 401 ends the session (AMB-032)', async () => {
  await openScreen('/admin/dashboard', { answers: { [overview]: refuse(401, { detail: 'Not signed in' }) } });
  await expect.element(page.getByText('Ihre Sitzung ist beendet.')).toBeVisible();
  expect(address()).toBe('/admin/login?next=%2Fadmin%2Fdashboard');
  expect(localStorage.getItem('admin_token')).toBeNull();
});

test('a custom period can be entered, unless it ends before it starts (DASH-010, DASH-011, AMB-112)', async () => {
  const server = await openScreen('/admin/dashboard');
  await expect.element(stats.getByText('0 Buchungen')).toBeVisible();
  const apply = stats.getByRole('button', { name: 'Anwenden' });
  await stats.getByLabelText('Von').fill('2030-06-05');
  await stats.getByLabelText('Bis').fill('2030-06-01');
  await expect.element(apply).toBeDisabled();
  await expect.element(stats.getByText('Der Beginn liegt nach dem Ende.')).toBeVisible();
  await stats.getByLabelText('Bis').fill('2030-06-07');
  await apply.click();
  await expect.element(stats.getByText('Zeitraum: 05.06.2030 – 07.06.2030')).toBeVisible();
  // The period is shown before the request for it is sent.
  const periods = () => server.asked(overview).map(({ query }) => Object.fromEntries(query));
  const chosen = { date_from: '2030-06-05T00:00:00.000Z', date_to: '2030-06-07T23:59:59.999Z' };
  await expect.poll(periods).toContainEqual(chosen);
});
