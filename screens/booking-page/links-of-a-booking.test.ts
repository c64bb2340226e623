import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicBooking } from '#features/booking/contract.ts';
import { openPage } from '../support/open-page.tsx';
import { publicBooking } from '../support/public-booking.ts';

const known = publicBooking({ can_cancel: true, cancel_deadline: '2027-05-17T09:00:00+02:00' });
const { booking_id: id } = known;
/** What the page has before it finds the token. */
const masked = publicBooking({ is_masked: true });
const move: PublicBooking['move'] = {
  refusal: null,
  fee: 0,
  free_left: 1,
  until_hours: 48,
  until: '2027-05-16T09:00:00+02:00',
  last_date: '2027-06-10',
};

const linksOf = (...names: string[]): Promise<(string | null | undefined)[]> =>
  Promise.resolve(names.map((name) => page.getByRole('link', { name, exact: true }).query()?.getAttribute('href')));
const both = ['Termin verschieben', 'Termin stornieren'];

describe('the page of a booking leads to moving and cancelling it', () => {
  test('with the token that this tab keeps, once the booking was read with it (PUB-117)', async () => {
    sessionStorage.setItem(`booking-token:${id}`, 'kept');
    const stage = await openPage('success', `/booking/success/${id}`, {
      data: { booking: masked },
      answers: { 'GET /api/bookings/{id}': { ...known, move } },
    });
    await expect.poll(() => linksOf(...both)).toEqual([`/move/${id}?token=kept`, `/cancel/${id}?token=kept`]);
    expect(stage.asked('GET /api/bookings/{id}').map(({ query }) => query.get('token'))).toEqual(['kept']);
  });

  test('with the token of the address, in Russian too (PUB-117)', async () => {
    await openPage('success', `/booking/success/${id}?token=mailed`, {
      data: { booking: { ...known, move } },
      language: 'ru',
    });
    await expect
      .poll(() => linksOf('Перенести запись', 'Отменить запись'))
      .toEqual([`/move/${id}?token=mailed`, `/cancel/${id}?token=mailed`]);
  });

  test.for([
    [
      'the deadline for cancelling has passed',
      { ...known, can_cancel: false, move },
      [`/move/${id}?token=t`, undefined],
    ],
    ['the studio does not let customers move', known, [undefined, `/cancel/${id}?token=t`]],
    [
      'moving is no longer possible',
      { ...known, move: { ...move, refusal: 'too_late' } },
      [undefined, `/cancel/${id}?token=t`],
    ],
    ['it is cancelled', { ...known, status: 'CANCELLED', can_cancel: false }, [undefined, undefined]],
  ] as const)('but not if %s (PUB-117)', async ([, booking, links]) => {
    await openPage('success', `/booking/success/${id}?token=t`, { data: { booking } });
    await expect.element(page.getByRole('link', { name: 'Neue Buchung' })).toBeVisible();
    expect(await linksOf(...both)).toEqual(links);
  });

  test('not without a token, and not with one that the server refuses (PUB-117)', async () => {
    await openPage('success', `/booking/success/${id}`, { data: { booking: { ...masked, can_cancel: true } } });
    await expect.element(page.getByRole('link', { name: 'Neue Buchung' })).toBeVisible();
    expect(await linksOf(...both)).toEqual([undefined, undefined]);
  });
});
