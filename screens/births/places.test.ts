import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminPlace, PublicPlace } from '#features/births/contract.ts';
import { asCancelled, bookingOf, bookingsOf } from '../support/bookings.ts';
import { anna } from '../support/first-studio.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';
import { openScreen } from '../support/open-screen.tsx';
import { freeDay } from '../support/wizard.ts';

const id = '00000000-0000-4000-8000-000000000951';
const week = '2027-05-17';
const names = { service_name: 'Neugeborene', photographer_name: anna.name, confirmation_code: 'FB-2345' };
const place: PublicPlace = {
  ...names,
  booking_id: id,
  state: 'reserved',
  service_name_de: 'Neugeborene',
  service_name_ru: null,
  week,
  due_on: '2027-05-07',
  born_on: null,
  refund_amount: 0,
  paid_amount: 0,
};
const heading = page.getByRole('heading', { level: 1 });
const open = (shown: PublicPlace, answers: object) => {
  sessionStorage.setItem(`booking-token:${id}`, 'token-of-the-place');
  return openPage('birthPlace', `/birth-place/${id}`, {
    data: { place: shown },
    answers: { 'GET /api/birth-places/{id}': shown, ...answers },
  });
};

test('a family tells the birth and books an hour; the page is accessible (BABY-02, BABY-06)', async () => {
  const [telling, taking] = ['POST /api/birth-places/{id}/birth', 'POST /api/birth-places/{id}/time'];
  const start = `${freeDay}T09:00:00+02:00`;
  const born: PublicPlace = {
    ...place,
    state: 'born',
    born_on: '2027-05-09',
    first_date: '2027-05-14',
    last_date: '2027-05-23',
    days: [{ date: freeDay, starts: [start] }],
  };
  const stage = await open(place, { [telling]: born, [taking]: { ...born, state: 'booked', start } });
  await page.getByLabelText('Geburtsdatum').fill('2027-05-09');
  await expectAccessible();
  await page.getByRole('button', { name: 'Freie Termine zeigen' }).click();
  await expect.element(heading).toHaveTextContent(/^Wann dürfen wir Sie begrüßen\?$/);
  await page.getByRole('button', { name: '09:00' }).click();
  await expectAccessible();
  await expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'Diesen Termin buchen' }).click();
  await expect.element(heading).toHaveTextContent(/^Ihr Termin steht$/);
  expect(stage.asked(telling).map(({ body }) => body)).toEqual([{ born_on: '2027-05-09' }]);
  expect(stage.asked(taking).map(({ body }) => body)).toEqual([{ start }]);
});

test('one press ends everything, without a question (BABY-04, BABY-06)', async () => {
  const ending = 'POST /api/birth-places/{id}/end';
  const stage = await open(place, { [ending]: { ...place, state: 'ended', week: null } });
  const end = page.getByRole('button', { name: 'Platz still aufgeben' });
  await expect.element(end).toBeVisible();
  await expectAccessible();
  await end.click();
  await expect.element(heading).toHaveTextContent(/^Alles ist beendet$/);
  expect(stage.asked(ending).map(({ query }) => query.get('token'))).toEqual(['token-of-the-place']);
});

test('until a family has confirmed its address, its page says so (BABY-07)', async () => {
  const confirm_by = '2027-05-11T10:50:00+02:00';
  await open({ ...place, confirm_by }, {});
  await expect.element(page.getByText(/Bitte bestätigen Sie Ihre E.Mail-Adresse bis/)).toBeVisible();
  await expect.element(page.getByLabelText('Geburtsdatum')).not.toBeInTheDocument();
});

test('the studio sees whose address is not confirmed (BABY-07)', async () => {
  const one: AdminPlace = {
    ...names,
    booking_id: id,
    state: 'reserved',
    week,
    above_plan: false,
    due_on: '2027-05-07',
    born_on: null,
    customer_name: 'Mia Kern',
    customer_phone: '+49 170 7654321',
    paid: 0,
    start: null,
    confirm_by: null,
    url: `http://127.0.0.1:8000/birth-place/${id}`,
  };
  const unconfirmed = { ...one, booking_id: crypto.randomUUID(), confirm_by: '2027-05-11T10:50:00+02:00' };
  await openScreen('/admin/births', { answers: { 'GET /api/admin/birth-places': [one, unconfirmed] } });
  await expect.element(page.getByText('Wartet auf die Geburt').first()).toBeVisible();
  expect(page.getByText(/^unbestätigt bis/).elements()).toHaveLength(1);
});

test('a place that has ended has no time, and cannot be restored (BABY-09)', async () => {
  const booking = bookingOf('2027-05-17T00:00', { ...asCancelled, awaits_birth: false, without_time: true });
  await openScreen(`/admin/bookings?booking=${booking.id}`, bookingsOf({ ...booking, allowed_actions: [] }));
  const details = page.getByRole('dialog');
  await expect.element(details).toHaveTextContent('Ohne Termin');
  await expect.element(details.getByRole('button', { name: 'Wiederherstellen' })).not.toBeInTheDocument();
});
