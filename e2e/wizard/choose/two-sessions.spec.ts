import { book, month, useEmptyMonth } from '../../calendar/calendar-month.ts';
import { enter, expectAccessible } from '../../support/admin.ts';
import { form, fourServices, listed, row } from '../../support/services.ts';
import { afterThisTest, expect, test } from '../../support/studio.ts';
import { addService, card, confirmButton, fact, openWizard, removeService, walkTo } from '../../support/wizard.ts';

test.describe('two sessions in a row', () => {
  test('are chosen in the first step, have one summary and one price, and are one booking (PLAN-33) @whole', async ({
    page,
    studio,
  }) => {
    const id = await addService(studio, { name: 'Familie', price_eur: 150, duration_min: 60 });
    const second = await addService(studio, { name: 'Passfoto', price_eur: 20, duration_min: 30 });
    await openWizard(page);
    await card(page, 'Familie').click();
    await expect(page.getByText('Direkt danach noch ein Shooting?')).toHaveCount(0);
    await studio.api('PUT', `/api/admin/services/${second}`, { as_second_session: true });
    await openWizard(page);
    await card(page, 'Familie').click();
    const extras = page.getByRole('region', { name: 'Direkt danach noch ein Shooting?' });
    await expect(extras).toContainText('60 Min · 150,00 €');
    await extras.getByRole('checkbox', { name: 'Passfoto' }).check();
    await expect(extras).toContainText('90 Min · 170,00 €');
    await expectAccessible(page);
    await walkTo(page, 4, { service: 'Familie' });
    await expect(fact(page, 'Ihr Termin', 'Shooting')).toContainText('Passfoto');
    await expect(fact(page, 'Ihr Termin', 'Dauer')).toContainText('90 Min');
    await expect(fact(page, 'Preis und Zahlung', 'Preis')).toContainText('170,00 €');
    await confirmButton(page).click();
    await page.waitForURL(/\/booking\/success\//);
    await expect(page.getByText('Familie + Passfoto')).toBeVisible();
    await expect(page.getByText(/^Passfoto \(\d\d:\d\d–\d\d:\d\d\)$/)).toBeVisible();
    const rows = await studio.sql(
      'SELECT service_price_cents AS cents, (ends_at - starts_at)::text AS length FROM booking WHERE service_id = $1',
      [id],
    );
    expect(rows).toEqual([{ cents: 17_000, length: '01:30:00' }]);
    await removeService(studio, id);
    await removeService(studio, second);
  });
});

test('the studio allows a service as a second session, and takes that back (PLAN-33) @whole', async ({
  page,
  studio,
}) => {
  await fourServices(studio);
  const isSecond = async () =>
    (await listed(studio)).find(({ name }) => name === 'Bewerbungsfotos') as
      | { as_second_session?: boolean }
      | undefined;
  const box = form(page).getByLabel('Kunden können es direkt nach einem anderen Shooting dazubuchen');
  const open = () => row(page, 'Bewerbungsfotos').getByRole('button', { name: 'Bearbeiten' }).click();
  await enter(page, studio, '/admin/services');
  for (const wanted of [true, false]) {
    await open();
    await expect(box).toBeChecked({ checked: !wanted });
    await box.setChecked(wanted);
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Speichern' }).click();
    await expect(form(page)).toHaveCount(0);
    expect(await isSecond()).toMatchObject({ as_second_session: wanted });
  }
});

test.describe('in the back office', () => {
  useEmptyMonth();

  test('an edit adds a second session with its price and minutes, and the list names both (PLAN-33) @whole', async ({
    page,
    studio,
  }) => {
    const second = await addService(studio, { name: 'Passfoto', price_eur: 20, duration_min: 30 });
    await studio.api('PUT', `/api/admin/services/${second}`, { as_second_session: true });
    afterThisTest(() => removeService(studio, second));
    const booked = await book(studio, `${month}-20T10:00`, 'Zoe Zwei');
    const before = (await studio.api('GET', `/api/admin/bookings/${booked}`)).body;
    await enter(page, studio, `/admin/bookings?booking=${booked}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(dialog.getByText('Zweites Shooting direkt danach')).toBeVisible();
    await dialog.getByLabel('Passfoto').check();
    await expect(dialog.getByText('Diese Zeit ist frei.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toContainText(`${before.service_name} + Passfoto`);
    const { body } = await studio.api('GET', `/api/admin/bookings/${booked}`);
    expect(body).toMatchObject({ service_price: before.service_price + 20, items: [{ kind: 'session' }] });
    await page.goto('/admin/bookings');
    await expect(page.getByText(`${before.service_name} + Passfoto`).first()).toBeVisible();
  });
});
