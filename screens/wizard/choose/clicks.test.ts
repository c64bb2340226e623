import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anna, services } from '../../support/first-studio.ts';
import { listen } from '../../support/listen.ts';
import { booked, card, customer, openWizard, serviceWith, stepHeading, wizardButton } from '../../support/wizard.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type=radio]), textarea');

/** Counts presses, except on fields that are filled in, until the booking is sent. */
const countPresses = async (act: () => Promise<void>): Promise<number> => {
  let presses = 0;
  const stop = listen(() =>
    window.addEventListener('pointerdown', ({ target }) => void (isField(target) || presses++), true),
  );
  await act();
  stop();
  return presses;
};

/** Completes a booking, starting with the choice of one of the next free times. */
const finish = async (): Promise<void> => {
  await page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button').first().click();
  await expect.element(stepHeading(3)).toHaveFocus();
  for (const [field, value] of Object.entries(customer)) await page.bySelector(`input[name=${field}]`).fill(value);
  await page.bySelector('input[name=consent]').click();
  await wizardButton('next').click();
  await expect.element(stepHeading(4)).toHaveFocus();
  await wizardButton('confirm').click();
};
const answers = { 'POST /api/bookings': booked };
const success = [`/booking/success/${booked.booking_id}`];

test('a single service and a single photographer are preselected: 3 clicks (PUB-098)', async () => {
  const stage = await openWizard(1, {
    services: [serviceWith({ name: 'Passfoto' })],
    answers: { ...answers, 'GET /api/photographers': [anna] },
  });
  await expect.element(page.getByRole('radio', { name: 'Passfoto' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Anna Lindner' })).toBeChecked();
  await expect.element(page.getByRole('link', { name: 'Anderes Shooting' })).not.toBeInTheDocument();
  await expect.element(wizardButton('next')).toBeEnabled();
  expect(await countPresses(finish)).toBe(3);
  await expect.poll(() => stage.left).toEqual(success);
});

test.for([375, 1280])(
  'a link to a service leads to a booking in 4 clicks besides the fields, %i px (PUB-098)',
  async (width) => {
    await page.viewport(width, 740);
    const last = services.at(-1);
    const stage = await openWizard(1, { search: `?service=${last?.id}`, answers });
    const presses = await countPresses(async () => {
      await card('Anna Lindner').click();
      await finish();
    });
    expect(presses).toBe(4);
    await expect.poll(() => stage.left).toEqual(success);
    expect(stage.asked('POST /api/bookings')[0]?.body.service_id).toBe(last?.id);
  },
);
