import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { campaignWith } from '../support/campaigns.ts';
import { anna, max, portrait } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Answers, Asked } from '../support/stub-server.ts';

const minis = campaignWith();

/** Every day is open from nine to six. */
const hours = ({ query }: Asked) => {
  const [from, to] = [Date.parse(query.get('date_from') ?? ''), Date.parse(query.get('date_to') ?? '')];
  return Array.from({ length: (to - from) / 86_400_000 + 1 }, (_, index) => {
    const date = new Date(from + index * 86_400_000).toISOString().slice(0, 10);
    const open = { start: `${date}T09:00:00+02:00`, end: `${date}T18:00:00+02:00` };
    return { date, open, pause: null, exceptional: false };
  });
};

const calendar: Answers = {
  'GET /api/admin/calendar/hours': hours,
  'GET /api/admin/own-hours': [],
  'GET /api/admin/campaigns': [minis],
  'GET /api/admin/campaigns/{id}': { ...minis, spots: [] },
};

/** A session of the day, sold to a customer. */
const session = {
  id: '00000000-0000-4000-8000-000000000801',
  title: 'Porträtshooting - Mia Kern',
  type: 'booking',
  start: '2027-05-16T10:25:00+02:00',
  end: '2027-05-16T10:45:00+02:00',
  status: 'CONFIRMED',
  photographer_name: anna.name,
  photographer_id: anna.id,
  customer_name: 'Mia Kern',
  service_name: portrait.name,
  service_name_de: portrait.name,
  service_name_ru: null,
  service_id: portrait.id,
  resource_ids: [],
  reason: null,
  move: null,
};

const long = '10:00–15:45, Sommerminis, Anna Lindner, 3 von 14 gebucht, 11 frei';

describe('a mini-session day in the calendar', () => {
  beforeEach(() => page.viewport(1280, 720));

  test.for(['day', 'week', 'month'])('%s: has its own name, its spots, and opens (MINI-10)', async (view) => {
    const stage = await openScreen(`/admin/calendar?view=${view}&date=2027-05-16`, { answers: calendar });
    const day = page.getByRole('button', { name: long });
    await expect.element(day).toHaveTextContent('3/14 Sommerminis');
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Mini-Shootings' })).toBeVisible();
    const [asked] = stage.asked('GET /api/admin/campaigns');
    const first = { day: '2027-05-16', week: '2027-05-10', month: '2027-04-26' }[view];
    expect(asked?.query.get('date_from')).toBe(first);
    await day.click();
    await expect.element(page.getByRole('dialog', { name: 'Sommerminis' })).toBeVisible();
  });

  test('stands in the column of its photographer (MINI-10)', async () => {
    await openScreen('/admin/calendar?view=day&date=2027-05-16', { answers: calendar });
    const day = page.getByRole('button', { name: long });
    await expect.element(day).toBeVisible();
    const placeOf = (one: Element) => one.getBoundingClientRect();
    const annas = placeOf(page.getByRole('heading', { name: anna.name }).element());
    const other = placeOf(page.getByRole('heading', { name: max.name }).element());
    const centre = placeOf(day.element()).x + placeOf(day.element()).width / 2;
    expect(Math.abs(centre - annas.x - annas.width / 2)).toBeLessThan(Math.abs(centre - other.x - other.width / 2));
  });

  test('is in no calendar of another photographer (MINI-10)', async () => {
    const stage = await openScreen(`/admin/calendar?view=week&date=2027-05-16&photographer=${max.id}`, {
      answers: { ...calendar, 'GET /api/admin/calendar/events': [{ ...session, photographer_id: max.id }] },
    });
    await expect.element(page.getByRole('button', { name: /Mia Kern/ })).toBeVisible();
    await expect.poll(() => stage.asked('GET /api/admin/campaigns').length).toBe(1);
    await expect.element(page.getByRole('button', { name: long })).not.toBeInTheDocument();
  });

  test('is drawn beside the sessions that were sold, not in their place (MINI-10)', async () => {
    await openScreen('/admin/calendar?view=day&date=2027-05-16', {
      answers: { ...calendar, 'GET /api/admin/calendar/events': [session] },
    });
    const sold = page.getByRole('button', { name: /Mia Kern/ });
    await expect.element(sold).toBeVisible();
    const [strip, block] = [page.getByRole('button', { name: long }).element(), sold.element()].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(strip?.right).toBeLessThanOrEqual(block?.left ?? 0);
    expect(block?.width).toBeGreaterThan((strip?.width ?? 0) * 2);
  });

  test('in the month it comes before the session that takes its first spot (MINI-10)', async () => {
    const first = { ...session, start: minis.start };
    await openScreen('/admin/calendar?view=month&date=2027-05-16', {
      answers: { ...calendar, 'GET /api/admin/calendar/events': [first] },
    });
    await expect.element(page.getByRole('button', { name: long })).toBeVisible();
    expect(
      page
        .bySelector('td[data-date="2027-05-16"] [data-event]')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['3/14 Sommerminis', '10:00 Mia Kern']);
  });

  test('is named in Russian, and by the list of a day on a phone (MINI-10)', async () => {
    await page.viewport(390, 844);
    await openScreen('/admin/calendar?view=month&date=2027-05-16', { answers: calendar, language: 'ru' });
    await page.bySelector('[data-date="2027-05-16"]').click();
    const day = page.getByRole('button', { name: /Летние мини/ });
    await expect.element(day).toHaveTextContent('10:00–15:45 Летние минизанято 3 из 14, свободно 11 · Anna Lindner');
  });

  test('one that was ended is gone, and a studio without any sees nothing of it (MINI-10)', async () => {
    await openScreen('/admin/calendar?view=week&date=2027-05-16', {
      answers: { ...calendar, 'GET /api/admin/campaigns': [campaignWith({ state: 'closed' })] },
    });
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Bestätigt' })).toBeVisible();
    await expect.element(page.getByText('Sommerminis')).not.toBeInTheDocument();
    await expect.element(page.getByText('Mini-Shootings')).not.toBeInTheDocument();
  });

  test('is on the printed day (MINI-10)', async () => {
    await openScreen('/admin/calendar?view=day&date=2027-05-16', { answers: calendar });
    await expect.element(page.getByRole('button', { name: long })).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    const [row] = page.bySelector('[data-sheets] tbody tr').elements();
    expect(row?.textContent).toBe('10:00–15:45Sommerminis: 3 von 14 gebucht, 11 frei');
    dispatchEvent(new Event('afterprint'));
  });
});

describe('a free spot of a mini-session day', () => {
  const spot = { start: '2027-05-16T12:05:00+02:00', end: '2027-05-16T12:25:00+02:00' };
  const objection = { booking: null, time_off: null, resource: null, exception: null };
  const reason = (name: string, held?: object) => ({
    ...objection,
    reason: name,
    blocks: ['public', 'staff'],
    ...(held && { held: { ...spot, until: spot.start, offer_id: null, ...held } }),
  });
  const campaign = { id: minis.id, name_de: minis.name_de, name_ru: minis.name_ru };
  const explained = (...reasons: object[]): Answers => ({
    ...calendar,
    'GET /api/admin/calendar/events': [session],
    'GET /api/admin/availability/explain': {
      ...spot,
      free_for: [],
      reasons,
      hours: { date: '2027-05-16', open: null, pause: null, exceptional: false },
      last_day: '2027-06-10',
      first_start: '2027-05-11T12:20:00+02:00',
    },
  });
  const ask = async (answers: Answers, language: 'de' | 'ru' = 'de'): Promise<string[]> => {
    await openScreen('/admin/calendar?view=day&date=2027-05-16', { answers, language });
    const column = page.bySelector(`[data-drop-from][data-drop-photographer="${anna.id}"]`);
    await column.click({ position: { x: 80, y: 300 } });
    const items = page.bySelector('[data-explanation] li');
    await expect.poll(() => items.elements().length).toBeGreaterThan(0);
    return items.elements().map((one) => (one.textContent ?? '').trim());
  };

  test('explains why its time is taken by its own name, and not by working hours (MINI-10)', async () => {
    expect(await ask(explained(reason('booked', { campaign }), reason('outside_hours'), reason('closed_day')))).toEqual(
      ['Sommerminis, 12:05–12:25 (noch frei).'],
    );
  });

  test('in Russian, and where only the buffer is missing (MINI-10)', async () => {
    expect(await ask(explained(reason('buffer', { campaign })), 'ru')).toEqual([
      'Слишком близко к другой записи, не хватает паузы: Летние мини, 12:05–12:25 (ещё свободно).',
    ]);
  });

  test('leaves the hours to times that are held for somebody (OFFER-07)', async () => {
    expect(await ask(explained(reason('booked', {}), reason('outside_hours')))).toEqual([
      'Gebucht: Terminangebot 12:05–12:25, reserviert bis 16.05.2027, 12:05.',
      'Außerhalb der Arbeitszeit.',
    ]);
  });
});
