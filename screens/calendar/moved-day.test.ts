import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MovedDay } from '#features/days/contract.ts';
import { bookingOf } from '../support/bookings.ts';
import { calendarOf } from '../support/calendar.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';

const date = '2031-05-22';
const states = ['open', 'moved', 'left', 'failed'] as const;

test('the answers to a moved day are shown; a failed customer is asked again, and a refused undo says why (DAY-01, DAY-02)', async () => {
  const bookings = states.map((_, hour) => bookingOf(`${date}T1${hour}:00`));
  const id = crypto.randomUUID();
  const shown = (last: 'failed' | 'open'): MovedDay => ({
    id,
    date,
    resource_id: null,
    to_date: '2031-05-29',
    keeps_time: true,
    hours: 72,
    text_de: null,
    text_ru: null,
    created_by: 'Test Studio',
    created_at: '2027-05-11T10:15:00+02:00',
    undone_at: null,
    running: false,
    can_undo: true,
    sessions: bookings.map((booking, number) => ({
      state: number === 3 ? last : (states[number] ?? 'open'),
      left_because: states[number] === 'left' ? 'asked' : null,
      substitute_start: number === 0 ? '2031-05-29T10:00:00+02:00' : null,
      refund: 'none',
      booking,
    })),
  });
  const { sessions: _, ...earlier } = shown('failed');
  const stage = await openScreen(`/admin/calendar?view=day&date=${date}`, {
    answers: {
      ...calendarOf({ bookings }).answers,
      'GET /api/admin/days/{date}/substitutes': {
        date,
        resource_id: null,
        sessions: [],
        days: [],
        moves: [{ ...earlier, can_undo: false, undone_at: '2027-05-11T10:18:00+02:00' }],
      },
      'GET /api/admin/day-moves/{id}': shown('failed'),
      'POST /api/admin/day-moves/{id}/retry': shown('open'),
      'POST /api/admin/day-moves/{id}/undo': refuse(409, { code: 'undo_over', detail: 'It cannot be undone any more' }),
    },
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Tag verschieben' }).click();
  await expect.element(dialog).toHaveTextContent('Schon verschoben an diesem Tag');
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent(/Zurückgenommen/);
  await dialog.getByRole('button', { name: 'Ansehen' }).click();
  await expect.element(dialog.bySelector('output')).toHaveTextContent(/^1 Antwort offen · 1 verschoben$/);
  const words = [
    'Gehalten: 29.05.2031, 10:00 Uhr',
    'Neue Zeit: 22.05.2031, 11:00 Uhr',
    'War schon um eine neue Zeit gebeten',
  ];
  for (const text of words) await expect.element(dialog).toHaveTextContent(text);
  await dialog.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect.element(page.getByText(/Das lässt sich nicht mehr zurücknehmen\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(dialog.bySelector('output')).toHaveTextContent(/^2 Antworten offen · 1 verschoben$/);
  expect(stage.asked('POST /api/admin/day-moves/{id}/retry')).toHaveLength(1);
});
