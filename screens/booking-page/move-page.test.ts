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

  test('names the fee before the press, agrees to it, and lists it afterwards (MOVE-02)', async () => {
    const fee = { name_de: 'Gebühr fürs Verschieben', name_ru: 'Плата за перенос', unit_price: 25, price: 25 };
    const item = { kind: 'move_fee' as const, count: 1, included: 0, minutes: 0, ...fee };
    const stage = await open(
      { move: { ...move, fee: 25, free_left: 0 } },
      { [moving]: (asked: Asked) => ({ ...moved(asked), items: [item], price: 175 }) },
    );
    await expect.element(page.getByText('Das Verschieben kostet jetzt 25,00 €.')).toBeVisible();
    await next.first().click();
    await page.getByRole('button', { name: 'Für 25,00 € verschieben' }).click();
    await expect.element(done).toBeVisible();
    await expect.element(page.getByText('Gebühr fürs Verschieben')).toBeVisible();
    expect(stage.asked(moving).map(({ body }) => body.expected_fee)).toEqual([25]);
  });

  test('shows why the studio asks for another time, and moves without a fee (MOVE-05)', async () => {
    const stage = await open(
      { status: 'CANCELLED', time_request: { keeps_time: false, explanation: 'Die Fotografin ist krank.' } },
      { [moving]: moved },
    );
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bitte neue Zeit wählen' })).toBeVisible();
    await expect.element(page.getByText('Die Fotografin ist krank.')).toBeVisible();
    await expect.element(page.getByText('Der bisherige Termin findet nicht statt')).toBeVisible();
    await expect.element(page.getByText('Entfällt')).toBeVisible();
    await next.nth(1).click();
    await press.click();
    await expect.element(done).toHaveFocus();
    expect(stage.asked(moving).map(({ body }) => body.expected_fee)).toEqual([0]);
  });

  test('near the end of a month, times of the next month are offered without another request, and its calendar is shown (PUB-108)', async () => {
    const last = { date: '2027-05-31', slots: 1, first: ['2027-05-31T09:00:00+02:00'] };
    const june = {
      date: '2027-06-01',
      slots: 3,
      first: ['09', '10', '11'].map((hour) => `2027-06-01T${hour}:00:00+02:00`),
    };
    const reading = 'GET /api/bookings/{id}/move/month';
    const stage = await open(
      {},
      {
        [moving]: moved,
        [reading]: ({ query }: Asked) =>
          query.get('month') === '2027-05'
            ? { month: '2027-05', days: [last], next_days: [june], too_soon_until: null }
            : { month: query.get('month'), days: [june], next_days: [], too_soon_until: null },
      },
    );
    await expect.poll(() => next.elements().length).toBe(2);
    expect(stage.asked(reading)).toHaveLength(1);
    await next.last().click();
    await expect.element(page.getByRole('grid', { name: 'Juni' })).toBeVisible();
    await press.click();
    await expect.element(done).toBeVisible();
    expect(stage.asked(moving).map(({ body }) => body.start.slice(0, 7))).toEqual(['2027-06']);
  });

  test('is not linked where the studio does not offer it', async () => {
    await openPage('success', `/booking/success/${booking.booking_id}?token=secret`, {
      data: { booking: publicBooking() },
    });
    await expect.element(page.getByRole('link', { name: 'In den Kalender' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Termin verschieben' })).not.toBeInTheDocument();
  });
});

describe('the page of a customer who is asked to choose another time (MOVE-05)', () => {
  const asked = { keeps_time: true, explanation: null };

  test('shows the reason, and that the session does not take place', async () => {
    await open({ status: 'CANCELLED', time_request: { keeps_time: false, explanation: 'Die Fotografin ist krank.' } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Bitte neue Zeit wählen' })).toBeVisible();
    await expect.element(page.getByText('Die Fotografin ist krank.')).toBeVisible();
    await expect.element(page.getByText('Der bisherige Termin findet nicht statt')).toBeVisible();
    await expect.element(page.getByText('Entfällt')).toBeVisible();
  });

  test('cancels for somebody who wants no other time, after a confirmation', async () => {
    const cancelling = 'POST /api/bookings/{id}/cancel';
    const stage = await open(
      { time_request: asked, refund_amount: 0 },
      { [cancelling]: { ...booking, status: 'CANCELLED' } },
    );
    const decline = page.getByRole('button', { name: 'Stornieren', exact: true });
    await decline.click();
    await page.getByRole('button', { name: 'Doch nicht' }).click();
    expect(stage.asked(cancelling)).toEqual([]);
    await decline.click();
    await page.getByRole('button', { name: 'Jetzt stornieren' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ihr Termin ist storniert' })).toBeVisible();
    expect(stage.asked(cancelling).map(({ query }) => query.get('token'))).toEqual(['secret']);
  });
});
