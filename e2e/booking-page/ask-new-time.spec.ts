import { enter } from '../support/admin.ts';
import { type Booked, bookSomething, open } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';

const address = ({ booking_id, cancel_token }: Booked): string => `/move/${booking_id}?token=${cancel_token}`;
const read = async (studio: Studio, { booking_id }: Booked) =>
  (await studio.api('GET', `/api/admin/bookings/${booking_id}`)).body;
const ask = (studio: Studio, { booking_id }: Booked, body: object) =>
  studio.api('POST', `/api/admin/bookings/${booking_id}/time-request`, body);

test.describe('the studio asks a customer to choose another time (MOVE-05)', () => {
  test('from the panel of the booking; list and panel show that the answer is open, and it is taken back', async ({
    page,
    studio,
  }) => {
    const booked = await bookSomething(studio);
    await enter(page, studio, `/admin/bookings?booking=${booked.booking_id}`);
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Um neue Zeit bitten …' }).click();
    const form = page.getByRole('dialog', { name: 'Um neue Zeit bitten' });
    await expect(form.getByRole('radio', { name: /gilt der Termin weiter/ })).toBeChecked();
    await form.getByLabel('Nachricht an den Kunden').fill('Wir bauen um.');
    await form.getByRole('button', { name: 'Bitte senden' }).click();
    const request = page.getByRole('region', { name: 'Neue Zeit offen' });
    await expect(request).toContainText('Bis zur Antwort gilt der Termin weiter.');
    await expect(request).toContainText('Wir bauen um.');
    expect((await read(studio, booked)).time_request).toMatchObject({ keeps_time: true, explanation: 'Wir bauen um.' });
    await request.getByRole('button', { name: 'Bitte zurückziehen' }).click();
    await expect(panel.getByRole('button', { name: 'Um neue Zeit bitten …' })).toBeVisible();
    expect((await read(studio, booked)).time_request).toBeNull();
  });

  test('the page shows the reason, and moves without a fee to a time that is free', async ({ page, studio }) => {
    const booked = await bookSomething(studio);
    await ask(studio, booked, { keeps_time: false, explanation: 'Die Fotografin ist krank.' });
    await open(page, address(booked));
    await expect(page.getByRole('heading', { level: 1, name: 'Bitte neue Zeit wählen' })).toBeVisible();
    await expect(page.getByText('Die Fotografin ist krank.')).toBeVisible();
    await expect(page.getByText('Der bisherige Termin findet nicht statt')).toBeVisible();
    await expect(page.getByText('Entfällt')).toBeVisible();
    await page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button').nth(1).click();
    await page.getByRole('button', { name: 'Termin jetzt verschieben' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' })).toBeFocused();
    expect(await read(studio, booked)).toMatchObject({ status: 'PENDING', time_request: null });
  });
});
