import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicOffer } from '#features/offers/contract.ts';
import { openPage } from '../support/open-page.tsx';
import { refuse, unreachable } from '../support/stub-server.ts';
import { booked, customer } from '../support/wizard.ts';
import { offerAt, unpaid } from './order-pages.ts';

const offer: PublicOffer = { ...offerAt(unpaid), customer: { ...customer, language: 'de' } };

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

test('if the response to a press was lost, the next press shows the booking (OFFER-05)', async () => {
  const taking = 'POST /api/offers/{link}/take';
  const stage = await openPage('offer', '/offer/secret', { data: { offer }, answers: { [taking]: unreachable } });
  const book = page.getByRole('button', { name: 'Zahlungspflichtig buchen' });
  await page.getByRole('checkbox', { name: /einverstanden|stimme|willige/i }).click();
  await book.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  stage.answer({
    [taking]: refuse(409, { detail: 'The offer was answered', code: 'offer_taken' }),
    'GET /api/offers/{link}': { ...offer, state: 'taken', booking_id: booked.booking_id },
  });
  await book.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/^Dieser Termin ist gebucht$/);
  expect(stage.asked(taking)).toHaveLength(2);
});
