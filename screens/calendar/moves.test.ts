import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingOf } from '../support/bookings.ts';
import { calendarOf } from '../support/calendar.ts';
import { anna, max } from '../support/first-studio.ts';
import { dragByMouse } from '../support/input/drag.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const day = '2027-05-19';
const question = page.getByRole('alertdialog');
const columnOf = (photographer: string) =>
  page.bySelector(`[data-drop-date="${day}"][data-drop-photographer="${photographer}"]`);

/** The place of a time of day in the column of a photographer. */
const pointAt = (photographer: string, time: string) => () => {
  const place = columnOf(photographer).element() as HTMLElement;
  const { left, top, width } = place.getBoundingClientRect();
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const { dropFrom, pixels } = place.dataset;
  return { x: left + width / 2, y: top + (minute - Number(dropFrom)) * Number(pixels) + 3 };
};

test('a time that is not free is refused without a request to move, with the cause (SRV-10, SRV-13)', async () => {
  await page.viewport(1440, 1400);
  const [first, other] = [
    bookingOf(`${day}T10:00`, { customer_name: 'Eva Zuerst' }),
    bookingOf(`${day}T14:00`, { customer_name: 'Max Schon' }),
  ];
  const { answers } = calendarOf({ bookings: [first, other] });
  const hours = { date: day, open: null, pause: null, exceptional: false };
  const explained = ({ query }: Asked) => {
    const isTaken = (query.get('start') ?? '').includes('13:30');
    const { id, confirmation_code, customer_name, start, end } = other;
    const reason = {
      reason: 'booked',
      booking: { id, confirmation_code, customer_name, start, end },
      time_off: null,
      resource: null,
      exception: null,
      blocks: ['public', 'staff', 'internal'],
    };
    return {
      start: `${day}T13:30:00+02:00`,
      end: `${day}T14:30:00+02:00`,
      free_for: isTaken ? [] : ['public', 'staff', 'internal'],
      reasons: isTaken ? [reason] : [],
      hours,
      last_day: '2027-06-10',
      first_start: '2027-05-11T12:20:00+02:00',
    };
  };
  const stage = await openScreen(`/admin/calendar?view=day&date=${day}`, {
    answers: {
      ...answers,
      'GET /api/admin/availability/explain': explained,
      'GET /api/admin/availability/explain/day': { date: day, hours, reasons: [] },
    },
  });
  const chip = page.bySelector(`[data-event="${first.id}"]`);
  await dragByMouse(chip, pointAt(anna.id, '13:30'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Nicht verschoben\. Gebucht: Max Schon \(FB-\d{4}\), 14:00–15:00/);
  await expect.element(question).not.toBeInTheDocument();
  // A booking does not conflict with its own time.
  await dragByMouse(chip, pointAt(anna.id, '10:30'));
  await expect.element(question).toHaveTextContent('10:30–11:30');
  expect(stage.asked('PUT /api/admin/bookings/{id}')).toEqual([]);
  expect(
    stage.asked('GET /api/admin/availability/explain').every(({ query }) => query.get('except') === first.id),
  ).toBe(true);
});

test('in the day view a session is dragged to another quarter of an hour and another photographer', async () => {
  await page.viewport(1440, 1400);
  const session = bookingOf(`${day}T10:00`, { customer_name: 'Eva Tag' });
  const { answers, stored } = calendarOf({ bookings: [session] });
  const hours = { date: day, open: null, pause: null, exceptional: false };
  const stage = await openScreen(`/admin/calendar?view=day&date=${day}`, {
    answers: {
      ...answers,
      'GET /api/admin/availability/explain': {
        start: `${day}T14:15:00+02:00`,
        end: `${day}T15:15:00+02:00`,
        free_for: ['public', 'staff', 'internal'],
        reasons: [],
        hours,
        last_day: '2027-06-10',
        first_start: '2027-05-11T12:20:00+02:00',
      },
      'GET /api/admin/availability/explain/day': { date: day, hours, reasons: [] },
    },
  });
  await dragByMouse(page.bySelector(`[data-event="${session.id}"]`), pointAt(max.id, '14:15'));
  await expect.element(question).toHaveTextContent('nach Mi., 19. Mai, 14:15–15:15, Max Berger');
  await question.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect
    .poll(() => stage.asked('PUT /api/admin/bookings/{id}').map(({ body }) => body))
    .toMatchObject([{ photographer_id: max.id, version: 1, start: expect.stringContaining(`${day}T14:15`) }]);
  await expect.poll(() => stored(session).start).toContain(`${day}T14:15`);
});
