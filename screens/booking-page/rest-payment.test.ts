import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../support/open-page.tsx';
import { openPrepayment, publicBooking } from '../support/public-booking.ts';
import { refuse } from '../support/stub-server.ts';

const paying = 'POST /api/bookings/{id}/rest-payment';
const booking = publicBooking({
  prepayment: {
    ...openPrepayment,
    state: 'paid',
    rest_online: { state: 'open', amount: 75, cancel_terms: [{ until: '2027-05-15T09:00:00+02:00', amount: 75 }] },
  },
});

test('a customer reads the offer to pay the rest online in Russian, learns that the provider does not answer, and sees what was paid meanwhile (BANK-03)', async () => {
  const stage = await openPage('success', `/booking/success/${booking.booking_id}?token=secret`, {
    data: { booking },
    language: 'ru',
    answers: { [paying]: refuse(502, { detail: 'The provider is down', code: 'provider_down' }) },
  });
  const pay = page.getByRole('button', { name: /^Оплатить 75,00\s€ онлайн$/ });
  await expect.element(page.getByText('можно оплатить в студии или уже сейчас онлайн')).toBeVisible();
  await expect.element(page.getByText('Из вашей оплаты вернётся:')).toBeVisible();
  await pay.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Платёжная служба сейчас не отвечает.');
  expect(stage.left).toEqual([]);
  // The studio records everything meanwhile: the page is loaded again, and shows that instead of an error.
  stage.answer({ [paying]: refuse(400, { detail: 'Already paid', code: 'already_paid' }) });
  await pay.click();
  await expect.poll(() => stage.left).toEqual(['reload']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(stage.asked(paying).map(({ query }) => query.get('token'))).toEqual(['secret', 'secret']);
});
