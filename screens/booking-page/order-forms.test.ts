import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../support/stub-server.ts';
import { booked, customer, openWizard, wizardButton } from '../support/wizard.ts';
import { fillOrder, orderButton, orderPages, prepaid, typed, unpaid } from './order-pages.ts';

const languages = ['de', 'ru'] as const;
const pagesAndWizard = [...Object.keys(orderPages), 'wizard'] as (keyof typeof orderPages | 'wizard')[];
const words = {
  de: ['Für Ihre Buchung gelten: AGB', 'Datenschutzerklärung'],
  ru: ['Записываясь, вы принимаете: Условия', 'Политика конфиденциальности'],
} as const;
const press = (button: ReturnType<typeof orderButton>): void => {
  const element = button.element() as HTMLElement;
  element.click();
  element.click();
};
const checkout = 'POST /api/payments/create-checkout-session/{id}';

describe.for(pagesAndWizard)('%s', (name) => {
  test.for(languages)(
    'names the terms and the privacy policy beside the button, each in a new tab, %s',
    async (language) => {
      if (name === 'wizard') await openWizard(4, { language });
      else await orderPages[name].open(unpaid, {}, language);
      const note = page.bySelector('p').filter({ has: page.bySelector('a[href="/terms"]') });
      await expect.element(note).toHaveTextContent(words[language][0]);
      await expect.element(note).toHaveTextContent(words[language][1]);
      const links = [...note.element().querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target]);
      expect(links).toEqual([
        ['/terms', '_blank'],
        ['/privacy', '_blank'],
      ]);
    },
  );
});

test('two presses at once in the wizard book once', async () => {
  const sending = 'POST /api/bookings';
  const stage = await openWizard(4, { answers: { [sending]: booked } });
  await expect.element(wizardButton('confirm')).toBeEnabled();
  press(wizardButton('confirm'));
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  expect(stage.asked(sending)).toHaveLength(1);
});

describe.for(Object.entries(orderPages))('an order on the page of %s', ([, ordered]) => {
  const { endpoint, answer, next, open } = ordered;

  test('sends once what was typed, without spaces around it, however often it is pressed, and keeps the token', async () => {
    const stage = await open(unpaid, { [endpoint]: answer }, 'de');
    await fillOrder(ordered);
    await expect.element(orderButton()).toBeEnabled();
    press(orderButton());
    await expect.poll(() => stage.left).toEqual([next]);
    expect(stage.asked(endpoint).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        customer,
        notes: 'Mit Hund',
        language: 'de',
        expected_price: 150,
        expected_prepayment: 0,
      }),
    ]);
    expect(sessionStorage.getItem(`booking-token:${booked.booking_id}`)).toBe(booked.cancel_token);
  });

  test.for([
    ['400', refuse(400, { detail: 'Das geht gerade nicht.' }), 'Das geht gerade nicht. Ihre Angaben sind noch da.'],
    ['409', refuse(409, { detail: 'Jemand war schneller.' }), 'Jemand war schneller. Ihre Angaben sind noch da.'],
    ['500', refuse(500, ''), 'Ihre Angaben sind noch da. (HTTP 500)'],
  ] as const)('keeps what was typed after %s, says why, and can be sent again', async ([, refusal, message]) => {
    const stage = await open(unpaid, { [endpoint]: refusal }, 'de');
    await fillOrder(ordered);
    await orderButton().click();
    const box = page.getByRole('alert', { name: 'Die Buchung konnte nicht abgeschlossen werden' });
    await expect.element(box).toHaveTextContent(message);
    for (const [name, value] of Object.entries(typed)) {
      await expect.element(page.bySelector(`:is(input, textarea)[name=${name}]`)).toHaveValue(value);
    }
    await expect.element(page.bySelector('input[name=consent]')).toBeChecked();
    await expect.element(orderButton()).toBeEnabled();
    stage.answer({ [endpoint]: answer });
    await orderButton().click();
    await expect.poll(() => stage.left).toEqual([next]);
    expect(stage.asked(endpoint)).toHaveLength(2);
  });

  test('asks again with the new price, and sends that', async () => {
    const changed = { code: 'price_changed', detail: 'changed', price: 180, prepayment: 60 };
    const stage = await open(prepaid, { [endpoint]: refuse(409, changed) }, 'de');
    await fillOrder(ordered);
    await orderButton().click();
    const box = page.getByRole('alert', { name: 'Der Preis hat sich geändert' });
    await expect.element(box).toHaveTextContent(/jetzt 180,00\s€ statt 150,00\s€/);
    expect(stage.asked(endpoint).map(({ body }) => [body.expected_price, body.expected_prepayment])).toEqual([
      [150, 50],
    ]);
    expect(stage.left).toEqual([]);
  });

  test.for([
    ['leads to the payment', { [checkout]: { checkout_url: '/pay-here' } }, {}, '/pay-here', 1],
    ['leads to its page if no payment can be begun', { [checkout]: refuse(503, { detail: 'no' }) }, {}, next, 1],
    ['is paid only after the address is confirmed', {}, { confirm_by: '2027-05-11T11:20:00+02:00' }, next, 0],
  ] as const)('with a part of the price in advance, it %s', async ([, answers, more, address, payments]) => {
    const stage = await open(prepaid, { [endpoint]: { ...answer, ...more }, ...answers }, 'de');
    await fillOrder(ordered);
    await orderButton().click();
    await expect.poll(() => stage.left).toEqual([address]);
    expect(stage.asked(checkout).map(({ params, query }) => [params['id'], query.get('token')])).toEqual(
      Array.from({ length: payments }, () => [booked.booking_id, booked.cancel_token]),
    );
  });
});
