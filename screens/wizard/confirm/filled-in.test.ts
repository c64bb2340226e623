import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../support/open-page.tsx';
import { booked, customer, openWizard, stepHeading, wizardButton } from '../../support/wizard.ts';

/** Fills fields as a password manager or the browser of an app may: all at once, without a key, and without telling the page. */
const fillSilently = (values: Readonly<Record<string, string>> = customer): void => {
  // Past the property that React puts on each field to see what was set by a script.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (const [name, text] of Object.entries(values))
    value?.set?.call(document.querySelector(`input[name=${name}]`), text);
};

const empty = { name: '', email: '', phone: '', notes: '', consent: false };
const consent = page.bySelector('input[name=consent]');
const name = page.bySelector('input[name=name]');

test('details that something fills in without an event are taken over (PUB-114)', async () => {
  const complaints = vi.spyOn(console, 'error');
  const stage = await openWizard(3, { kept: { details: empty } });
  await expect.element(consent).toBeVisible();
  await stage.settled();
  fillSilently();
  await consent.click();
  await expect.element(name).toHaveValue(customer.name);
  await wizardButton('next').click();
  await expect.element(stepHeading(4)).toHaveFocus();
  for (const value of Object.values(customer)) await expect.element(page.getByText(value).first()).toBeVisible();
  expect(complaints).not.toHaveBeenCalled();
});

test('they are taken over by the press on the button that goes on, too, and can be changed (PUB-114)', async () => {
  const stage = await openWizard(3, { kept: { details: empty }, answers: { 'POST /api/bookings': booked } });
  await consent.click();
  await expect.element(consent).toBeChecked();
  await stage.settled();
  fillSilently();
  await name.click();
  await userEvent.keyboard('{End}-Neu');
  await wizardButton('next').click();
  await expect.element(stepHeading(4)).toHaveFocus();
  await expect.element(page.getByText(`${customer.name}-Neu`).first()).toBeVisible();
  await wizardButton('confirm').click();
  await expect.poll(() => stage.left).toEqual([`/booking/success/${booked.booking_id}`]);
  expect(stage.asked('POST /api/bookings').map(({ body }) => body.customer)).toEqual([
    { ...customer, name: `${customer.name}-Neu` },
  ]);
});

test('so are those of the message to the studio (PUB-114)', async () => {
  const sending = 'POST /api/contact-messages';
  const stage = await openPage('contact', '/contact', { data: null, answers: { [sending]: { success: true } } });
  await expect.element(name).toBeVisible();
  await stage.settled();
  fillSilently({ name: customer.name, email: customer.email });
  const message = 'Haben Sie am Samstag Zeit?';
  await page.bySelector('textarea[name=message]').fill(message);
  await expect.element(name).toHaveValue(customer.name);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect
    .poll(() => stage.asked(sending).map(({ body }) => body))
    .toEqual([expect.objectContaining({ name: customer.name, email: customer.email, message })]);
});
