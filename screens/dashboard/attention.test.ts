import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf, bookingsOf } from '../support/bookings.ts';
import { calendarOf } from '../support/calendar.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Answers, refuse } from '../support/stub-server.ts';

const asked = 'GET /api/admin/attention';
const nothing = first[asked];
const outbox = first['GET /api/admin/outbox'];
const offer = '00000000-0000-4000-8000-0000000000aa';
const matters: Answers = {
  [asked]: { overdue_births: 2, offers_ending_today: [offer, crypto.randomUUID()], waiting_without_offer: 3 },
  'GET /api/admin/outbox': { ...outbox, counts: { ...outbox.counts, waiting: 4, failed: 1 } },
};
const panel = (name = 'Braucht Aufmerksamkeit') => page.getByRole('region', { name });
const lines = (): string[] =>
  panel()
    .getByRole('link')
    .elements()
    .map((link) => `${link.textContent}: ${link.getAttribute('href')}`);

describe('what needs attention', () => {
  test('is named with its number, and leads to where it is handled (DASH-018)', async () => {
    await openScreen('/admin/dashboard', { answers: matters });
    await expect
      .poll(lines)
      .toEqual([
        `2 Angebote enden heute: /admin/calendar?offer=${offer}`,
        'Geburtstermin vorbei, Geburt nicht eingetragen: 2: /admin/births',
        'Auf der Warteliste noch ohne Angebot: 3: /admin/calendar?open=waiting-list',
        '1 Nachricht konnte nicht gesendet werden: /admin/outbox?status=failed',
        '4 Nachrichten warten, weil kein Mailserver bereit ist: /admin/outbox?status=waiting',
      ]);
    await expect.element(panel().getByText('Alles erledigt.')).not.toBeInTheDocument();
  });

  test('of the waiting list leads to the list itself, which a reload does not open again (DASH-018)', async () => {
    await openScreen('/admin/calendar?open=waiting-list', { answers: calendarOf().answers });
    const list = page.getByRole('dialog', { name: 'Warteliste' });
    await list.getByRole('button', { name: 'Schließen' }).last().click();
    await expect.element(list).not.toBeInTheDocument();
    expect(location.search).toBe('');
  });

  test('one of each is said in the singular, and nothing is not said (DASH-018)', async () => {
    const stage = await openScreen('/admin/dashboard', {
      answers: { [asked]: { overdue_births: 1, offers_ending_today: [offer], waiting_without_offer: 1 } },
    });
    await expect
      .poll(() => lines().map((line) => line.split(': /')[0]))
      .toEqual([
        '1 Angebot endet heute',
        'Geburtstermin vorbei, Geburt nicht eingetragen: 1',
        'Auf der Warteliste noch ohne Angebot: 1',
      ]);
    expect(stage.asked(asked)).toHaveLength(1);
  });

  test('messages that a mail server is about to send need none, and then all is done (DASH-018)', async () => {
    await openScreen('/admin/dashboard', {
      answers: {
        'GET /api/admin/outbox': { ...outbox, counts: { ...outbox.counts, waiting: 4 }, mail_server: 'ready' },
      },
    });
    await expect.element(panel().getByText('Alles erledigt.')).toBeVisible();
    expect(lines()).toEqual([]);
  });

  test('is not said to be done while it is unknown; the failure can be retried (DASH-018)', async () => {
    const stage = await openScreen('/admin/dashboard', { answers: { [asked]: refuse(500, 'x') } });
    const failure = panel().getByRole('alert');
    await expect.element(failure).toHaveTextContent('Weitere Punkte konnten nicht geladen werden');
    await expect.element(panel().getByText('Alles erledigt.')).not.toBeInTheDocument();
    stage.answer({ [asked]: nothing });
    await failure.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.element(panel().getByText('Alles erledigt.')).toBeVisible();
  });

  test('fits a phone and is accessible in Russian and dark (DASH-018)', async () => {
    await page.viewport(390, 844);
    await openScreen('/admin/dashboard', { answers: matters, language: 'ru', theme: 'dark' });
    const waiting = panel('Требует внимания').getByText('В листе ожидания без предложения: 3');
    await expect.element(waiting).toBeVisible();
    await expectNoSidewaysScroll();
    await expectAccessible();
  });
});

describe('the figures', () => {
  const stats = page.getByRole('region', { name: 'Buchungen im Zeitraum' });
  const of = (status: 'PENDING' | 'CONFIRMED' | 'PAYMENT_PENDING' | 'COMPLETED' | 'CANCELLED', count: number) =>
    Array.from({ length: count }, () => bookingOf('2027-05-20T10:00', { status }));

  test('of the parts add up to the total, and say by which day they count (DASH-019)', async () => {
    const all = [...of('PENDING', 1), ...of('CONFIRMED', 4), ...of('COMPLETED', 3)];
    const others = [...of('PAYMENT_PENDING', 2), ...of('CANCELLED', 6)];
    await openScreen('/admin/dashboard', { answers: bookingsOf(...all, ...others).answers });
    await expect.element(stats.getByText('Gesamt16')).toBeVisible();
    const texts = stats
      .getByRole('link')
      .elements()
      .map((link) => link.textContent ?? '');
    expect(texts).toEqual([
      'Gesamt16',
      'Ausstehend1',
      'Bestätigt4',
      'Abgeschlossen3',
      'Zahlung offen: 2',
      'storniert: 6',
    ]);
    const [total, ...parts] = texts.map((text) => Number(/\d+$/.exec(text)?.[0]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
    await expect.element(stats.getByText('Gezählt nach dem Tag des Termins.')).toBeVisible();
  });

  test('of prepayments say what they are, the refunded part as part of what was paid (DASH-019)', async () => {
    const overview = 'GET /api/admin/bookings/stats/overview';
    const payments = { paid: 3100, refunded: 50, open: 200, refunds_needed: [], contested: [] };
    await openScreen('/admin/dashboard', { answers: { [overview]: { ...first[overview], payments } } });
    await expect
      .element(stats.getByText(/^Anzahlungen für diese Buchungen:.*bezahlt/))
      .toHaveTextContent(
        'Anzahlungen für diese Buchungen: 3.100,00 € bezahlt davon 50,00 € erstattet 200,00 € noch offen',
      );
  });
});
