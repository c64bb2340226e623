import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicBooking } from '#features/booking/contract.ts';
import { firstStudio } from '../support/first-studio.ts';
import { openPage } from '../support/open-page.tsx';
import { publicBooking } from '../support/public-booking.ts';
import { type Asked, refuse, unreachable } from '../support/stub-server.ts';

const moving = 'POST /api/bookings/{id}/move';
const move = {
  refusal: null,
  fee: 0,
  free_left: 1,
  until_hours: 24,
  until: '2027-05-17T09:00:00+02:00',
  last_date: '2027-06-07',
};
const booking = publicBooking({ move });
/** The moved booking, at the time that was asked for. */
const moved = ({ body }: Asked) => ({ ...booking, start: body.start, end: body.start.replace(/T\d\d/, 'T23') });
const open = (more: Partial<PublicBooking> = {}, answers = {}) =>
  openPage('move', `/move/${booking.booking_id}?token=secret`, {
    data: { booking: { ...booking, ...more } },
    answers: {
      'GET /api/bookings/{id}/move/month': firstStudio['GET /api/availability/month'] ?? null,
      'GET /api/bookings/{id}/move/times': firstStudio['GET /api/availability'] ?? null,
      'GET /api/bookings/{id}': booking,
      ...answers,
    },
  });
const next = page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button');
const press = page.getByRole('button', { name: 'Termin jetzt verschieben' });
const chosen = page.bySelector('input[name=slot]:checked');
const done = page.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' });

describe('the page that moves a session (MOVE-01)', () => {
  test('offers the next times if somebody else was faster, and the session stays (MOVE-04)', async () => {
    const stage = await open();
    await next.first().click();
    await expect.element(chosen).toBeInTheDocument();
    const start = (chosen.element() as HTMLInputElement).value;
    stage.answer({ [moving]: refuse(409, { code: 'slot_taken', detail: 'conflict', next_times: [start] }) });
    await press.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/^Diese Zeit wurde gerade vergeben. Ihr Termin bleibt, wie er war.$/);
    stage.answer({ [moving]: moved });
    await next.first().click();
    await press.click();
    await expect.element(done).toBeVisible();
    expect(stage.asked(moving).map(({ body }) => body)).toEqual([
      { start, expected_fee: 0 },
      { start, expected_fee: 0 },
    ]);
  });

  test('after a network failure the same button retries', async () => {
    const stage = await open({}, { [moving]: unreachable });
    await next.first().click();
    await expect.element(chosen).toBeInTheDocument();
    await press.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Netzwerkfehler. Bitte versuchen Sie es erneut.$/);
    stage.answer({ [moving]: moved });
    await press.click();
    await expect.element(done).toBeVisible();
  });

  test.for([
    ['too_late', 'CONFIRMED', 'Verschieben ist nur bis 720 Stunden vor dem Termin möglich.'],
    ['cancelled', 'CANCELLED', 'Er ist storniert. Sie können gern einen neuen Termin buchen.'],
  ] as const)('shows why moving is no longer possible: %s', async ([refusal, status, message]) => {
    await open({ status, move: { ...move, refusal, until_hours: 720 } });
    await expect.element(page.getByText(message)).toBeVisible();
  });

  test('is not linked where the studio does not offer it', async () => {
    await openPage('success', `/booking/success/${booking.booking_id}?token=secret`, {
      data: { booking: publicBooking() },
    });
    await expect.element(page.getByRole('link', { name: 'In den Kalender' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Termin verschieben' })).not.toBeInTheDocument();
  });
});
