import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicOffer } from '#features/offers/contract.ts';
import { anna, portrait } from '../support/first-studio.ts';
import { openPage } from '../support/open-page.tsx';
import { unreachable } from '../support/stub-server.ts';
import { booked, customer, freeDay } from '../support/wizard.ts';

const offer: PublicOffer = {
  state: 'open',
  service_id: portrait.id,
  service_name: portrait.name,
  service_name_de: portrait.name_de,
  service_name_ru: portrait.name_ru,
  held_until: '2027-05-13T10:20:00+02:00',
  times: [
    {
      id: booked.booking_id,
      photographer_id: anna.id,
      photographer_name: anna.name,
      start: `${freeDay}T10:00:00+02:00`,
      end: `${freeDay}T11:00:00+02:00`,
      resources: [],
      cancel_terms: null,
    },
  ],
  items: [],
  duration_minutes: 60,
  price: 150,
  prepayment: 0,
  rest: 150,
  is_system_service: false,
  booking_id: null,
  customer: { ...customer, language: 'de' },
};

test('without a network nothing is lost, and the same button books (OFFER-05)', async () => {
  const taking = 'POST /api/offers/{link}/take';
  const stage = await openPage('offer', '/offer/secret', { data: { offer }, answers: { [taking]: unreachable } });
  const book = page.getByRole('button', { name: 'Zahlungspflichtig buchen' });
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).click();
  await page.getByLabelText('Name').fill('Mia Kern-Lang');
  await book.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Ihre Angaben sind noch da.');
  await expect.element(page.getByLabelText('Name')).toHaveValue('Mia Kern-Lang');
  stage.answer({ [taking]: booked });
  await book.click();
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  expect(stage.asked(taking).map(({ params, body }) => [params['link'], body.customer.name])).toEqual([
    ['secret', 'Mia Kern-Lang'],
    ['secret', 'Mia Kern-Lang'],
  ]);
});
