import type { Page, Request } from '@playwright/test';
import { complaintsOf, enter, expectAccessible, expectNoSidewaysScroll } from './admin.ts';
import { expect, type Studio, startOver, test } from './studio.ts';
import { german } from './wizard.ts';

// A week of its own for every test, far enough ahead that it contains nothing else.
const month = '2031-05';
const failing = { status: 500, json: { detail: 'kaputt' } };
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const event = (page: Page, name: string | RegExp) => page.locator('td').getByRole('button', { name });
const day = (page: Page, date: string) => page.locator(`td[data-date="${date}"]`);
const acknowledged = async (page: Page, text: string | RegExp) => {
  await expect(question(page)).toContainText(text);
  await question(page).getByRole('button', { name: 'OK' }).click();
};
const requestsOf = (page: Page, method: string, path: RegExp): Request[] => {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) made.push(request);
  });
  return made;
};

interface Ids {
  readonly service: string;
  readonly photographer: string;
}
const idsOf = async (studio: Studio): Promise<Ids> => {
  const services = (await studio.api('GET', '/api/admin/services')).body;
  const photographers = (await studio.api('GET', '/api/admin/photographers')).body;
  const named = (list: { name: string; id: string }[], name: string) => list.find((one) => one.name === name)?.id ?? '';
  return { service: named(services, 'Porträtshooting'), photographer: named(photographers, 'Anna Lindner') };
};
const book = async (studio: Studio, start: string, name: string): Promise<string> => {
  const { service, photographer } = await idsOf(studio);
  const { body } = await studio.api('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id: photographer,
    start,
    customer: { name, email: 'kundin@example.de', phone: '+49 170 1234567' },
  });
  return body.booking_id;
};
const away = async (studio: Studio, start: string, end: string, reason: string): Promise<string> => {
  const { photographer } = await idsOf(studio);
  return (await studio.api('POST', '/api/admin/timeoff', { photographer_id: photographer, start, end, reason })).body
    .id;
};
const put = (studio: Studio, id: string, status: string) =>
  studio.sql('UPDATE booking SET status = $2 WHERE id = $1', [id, status]);

/** The name of a colour 'rgb(r, g, b)' by its hue, or grey if its saturation is low. */
const colourName = (text: string): string => {
  const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 12) return 'grey';
  if (Math.min(r, g) > b + 40) return 'yellow';
  return most === r ? 'red' : most === g ? 'green' : 'blue';
};

test.beforeAll(async ({ studio }, { file }) => {
  await startOver(studio, file);
  // Customers can book all of May 2031 too.
  await studio.sql(
    `INSERT INTO setting (name, value) VALUES ('calendar', '{"advance_booking_days": 365}')
     ON CONFLICT (name) DO UPDATE SET value = setting.value || excluded.value`,
  );
});
test.beforeEach(async ({ studio }) => {
  await studio.sql('DELETE FROM time_off');
  for (const { id } of (await studio.api('GET', '/api/admin/bookings')).body) {
    await studio.api('DELETE', `/api/admin/bookings/${id}`);
  }
});

test('a month, Monday first, and what it asks for (CAL-001, CAL-002, CAL-003, CAL-008, CAL-018, CAL-019)', async ({
  page,
  studio,
}) => {
  const complaints = complaintsOf(page);
  const asked = requestsOf(page, 'GET', /calendar\/events/);
  const lists = requestsOf(page, 'GET', /admin\/bookings\?/);
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  await expect(page.locator('td').first()).toHaveAttribute('data-date', '2031-04-28');
  const query = (request: Request | undefined) => Object.fromEntries(new URL(request?.url() ?? '').searchParams);
  expect(query(asked[0])).toEqual({ date_from: '2031-04-28', date_to: '2031-06-01' });
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  expect(query(lists[0])).toMatchObject({ limit: '1000' });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nächster Monat' }).click();
  await expect(page.getByRole('heading', { name: 'Juni 2031' })).toBeVisible();
  await page.getByRole('button', { name: 'Vorheriger Monat' }).click();
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  const filtered = page.waitForRequest(/calendar\/events.*photographer_id/);
  await page.getByRole('combobox', { name: 'Fotograf/in' }).selectOption({ label: 'Anna Lindner' });
  expect(query(await filtered)).toMatchObject({ photographer_id: (await idsOf(studio)).photographer });
  expect(complaints).toEqual([]);
});

test('colours say the status, segments how long, and a click opens (CAL-010..015, CAL-007)', async ({
  page,
  studio,
}) => {
  const statuses = ['CONFIRMED', 'PENDING', 'PAYMENT_PENDING', 'COMPLETED'];
  for (const [index, status] of statuses.entries()) {
    await put(studio, await book(studio, `${month}-0${5 + index}T10:00`, `Frau ${status}`), status);
  }
  const cancelled = await book(studio, `${month}-09T10:00`, 'Frau CANCELLED');
  await studio.api('POST', `/api/admin/bookings/${cancelled}/cancel`, {});
  await away(studio, `${month}-13T00:00`, `${month}-16T00:00`, 'Messe');
  await enter(page, studio, `/admin/calendar?date=${month}-10`);
  const colour = async (name: string) => {
    const chip = event(page, new RegExp(name)).first();
    return colourName(await chip.evaluate((one) => getComputedStyle(one).backgroundColor));
  };
  for (const theme of ['light', 'dark']) {
    const seen = await Promise.all(
      [...statuses.map((status) => `Frau ${status}`), 'Frau CANCELLED', 'Messe'].map(colour),
    );
    expect(seen, theme).toEqual(['green', 'yellow', 'blue', 'blue', 'red', 'grey']);
    await expectAccessible(page);
    if (theme === 'light') await page.getByRole('button', { name: 'Dunkles Design' }).click();
  }
  const segments = page.locator('[data-type="timeoff"]');
  await expect(segments).toHaveCount(3);
  for (const [index, kind] of ['start', 'middle', 'end'].entries()) {
    await expect(segments.nth(index)).toHaveAttribute('data-segment', kind);
  }
  await segments.nth(1).click();
  await expect(dialog(page)).toContainText('13.05.2031, 00:00 – 16.05.2031, 00:00');
  await page.keyboard.press('Escape');
  await event(page, /Frau CONFIRMED/).click();
  await expect(dialog(page)).toContainText('kundin@example.de');
  await expectAccessible(page);
});

test('the address opens a booking and its month; an unknown one is ignored (CAL-009, AMB-058)', async ({
  page,
  studio,
}) => {
  const id = await book(studio, `${month}-20T10:00`, 'Jana Adresse');
  await enter(page, studio, `/admin/calendar?booking=${id}`);
  await expect(dialog(page)).toContainText('Jana Adresse');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Mai 2031' })).toBeVisible();
  await expect(page.locator(`[data-event="${id}"]`)).toBeVisible();
  await page.goto('/admin/calendar?booking=00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('cancelling asks first, and a cancelled booking stays as it is (CAL-023, CAL-024, CAL-025, CAL-052)', async ({
  page,
  studio,
}) => {
  await book(studio, `${month}-20T10:00`, 'Ina Storno');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const made = requestsOf(page, 'POST', /cancel$/);
  await event(page, /Ina Storno/).click();
  await dialog(page).getByRole('button', { name: 'Stornieren' }).click();
  await expect(question(page)).toContainText('Buchung von Ina Storno wirklich stornieren?');
  await question(page).getByRole('button', { name: 'Nicht stornieren' }).click();
  expect(made).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Stornieren' }).click();
  await question(page).getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(event(page, /Ina Storno.*Storniert/)).toBeVisible();
  expect(made[0]?.postDataJSON()).toEqual({ reason: 'Vom Administrator storniert' });
  await event(page, /Ina Storno/).click();
  await expect(dialog(page)).toContainText('Vom Administrator storniert');
  for (const name of ['Bearbeiten', 'Verschieben', 'Stornieren']) {
    await expect(dialog(page).getByRole('button', { name })).toHaveCount(0);
  }
});

test('an edit is told, whether it succeeds or not (CAL-026, CAL-027)', async ({ page, studio }) => {
  const id = await book(studio, `${month}-20T10:00`, 'Uta Alt');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Uta Alt/).click();
  await dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Uta Neu');
  await page.route(`**/api/admin/bookings/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(failing) : route.continue(),
  );
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Die Buchung konnte nicht aktualisiert werden.');
  await page.unroute(`**/api/admin/bookings/${id}`);
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  await expect(dialog(page)).toHaveCount(0);
  await expect(event(page, /Uta Neu/)).toBeVisible();
});

test('moving needs a time, and the own one stays on offer (CAL-028..032, AMB-064)', async ({ page, studio }) => {
  await book(studio, `${month}-20T10:00`, 'Mia Umzug');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Mia Umzug/).click();
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await expect(dialog(page).getByLabel('Neues Datum')).toHaveAttribute('min', today);
  await expect(dialog(page).getByRole('button', { name: '10:00' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await acknowledged(page, 'Bitte wählen Sie eine Zeit aus');
  await dialog(page).getByLabel('Neues Datum').fill(`${month}-21`);
  await dialog(page).getByRole('button', { name: '14:00' }).click();
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    start: `${month}-21T14:00:00+02:00`,
    end: `${month}-21T15:00:00+02:00`,
  });
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  await expect(day(page, `${month}-21`).getByRole('button', { name: /Mia Umzug/ })).toBeVisible();
});

test('moving can change the photographer, who is offered only where free, and the customer is told (CAL-031, AMB-064)', async ({
  page,
  studio,
}) => {
  const id = await book(studio, `${month}-20T10:00`, 'Pia Wechsel');
  const { service } = await idsOf(studio);
  const people = (await studio.api('GET', '/api/admin/photographers')).body;
  const max = people.find(({ name }: { name: string }) => name === 'Max Berger').id;
  await studio.api('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id: max,
    start: `${month}-20T14:00`,
    customer: { name: 'Schon bei Max' },
  });
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Pia Wechsel/).click();
  await dialog(page).getByRole('button', { name: 'Verschieben' }).click();
  await dialog(page).getByLabel('Fotograf/in').selectOption({ label: 'Max Berger' });
  await expect(dialog(page).getByRole('button', { name: '10:00' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).getByRole('button', { name: '14:00' })).toHaveCount(0);
  await expectAccessible(page);
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Speichern' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ photographer_id: max });
  await acknowledged(page, 'Die Buchung wurde aktualisiert.');
  expect((await studio.api('GET', `/api/admin/bookings/${id}`)).body).toMatchObject({
    photographer_name: 'Max Berger',
    start: `${month}-20T10:00:00+02:00`,
  });
  const [mail] = await studio.sql(
    `SELECT kind, params ->> 'old_photographer_name' AS old_photographer_name
     FROM mail WHERE booking_id = $1 ORDER BY created_at DESC LIMIT 1`,
    [id],
  );
  expect(mail).toEqual({ kind: 'booking_changed', old_photographer_name: 'Anna Lindner' });
});

test('booking at a free time, confirmed at once (CAL-004, CAL-006, CAL-033..035, CAL-037, CAL-038, CAL-041..046, CAL-048, AMB-052)', async ({
  page,
  studio,
}) => {
  const soon = new Date(Date.now() + 10 * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  await studio.sql(
    `UPDATE setting SET value = value || '{"weekly_schedule": ${JSON.stringify(
      Object.fromEntries(
        ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [
          name,
          {
            is_working: true,
            start_time: '09:00',
            end_time: '18:00',
            break_enabled: false,
            break_start: '12:00',
            break_end: '13:00',
          },
        ]),
      ),
    )}}' WHERE name = 'calendar'`,
  );
  const { service, photographer } = await idsOf(studio);
  const slots = requestsOf(page, 'GET', /\/api\/availability\?/);
  const posted = requestsOf(page, 'POST', /admin\/bookings$/);
  await enter(page, studio, `/admin/calendar?date=${soon}`);
  const locations = page.waitForRequest(/\/api\/locations/);
  await day(page, soon).dblclick({ position: { x: 90, y: 12 } });
  await locations;
  await expect(dialog(page).getByLabel('Datum')).toHaveValue(german(soon));
  await expect(dialog(page).getByLabel('Kunden per E‑Mail benachrichtigen')).toBeChecked();
  await expectAccessible(page);
  const submit = () => dialog(page).getByRole('button', { name: 'Buchung erstellen' }).click();
  await dialog(page).getByLabel('Datum').fill('');
  await submit();
  await expect(dialog(page).getByText('Bitte ausfüllen')).toHaveCount(4);
  await dialog(page).getByLabel('Datum').fill(soon);
  await dialog(page).getByLabel('Name', { exact: true }).fill('Eva Neu');
  await dialog(page).getByLabel('Service').selectOption(service);
  expect(slots).toEqual([]);
  await dialog(page).getByLabel('Fotograf/in').selectOption(photographer);
  const ten = dialog(page).getByRole('button', { name: '10:00' });
  await expect(ten).toBeVisible();
  expect(slots[0]?.headers()['authorization']).toBeUndefined();
  await submit();
  await acknowledged(page, 'Bitte wählen Sie eine Zeit aus');
  await ten.click();
  await submit();
  await acknowledged(page, 'Die Buchung wurde erstellt. Status: bestätigt');
  await expect(event(page, /Eva Neu.*Bestätigt/)).toBeVisible();
  expect(posted.map((request) => request.postDataJSON())).toEqual([
    {
      service_id: service,
      photographer_id: photographer,
      location_id: 'company',
      start: `${soon}T10:00:00`,
      customer: { name: 'Eva Neu', email: 'kunde@fotobooking.invalid', phone: '+49' },
      notes: '',
      ignore_working_hours: false,
      send_email_notification: true,
    },
  ]);
});

test('internal appointments, and what may fail (CAL-039, CAL-040, CAL-036, CAL-047, CAL-049, CAL-050, CAL-051)', async ({
  page,
  studio,
}) => {
  const { service, photographer } = await idsOf(studio);
  await page.route('**/api/availability?*', (route) => route.fulfill(failing));
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: 'Buchung erstellen', exact: true }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Interne Probe');
  await dialog(page).getByLabel('Service').selectOption(service);
  await dialog(page).getByLabel('Fotograf/in').selectOption(photographer);
  await dialog(page).getByLabel('Datum').fill(`${month}-20`);
  await expect(dialog(page).getByText(/Keine freien Zeiten an diesem Datum.*Interner Termin/)).toBeVisible();
  await dialog(page).getByLabel('Interner Termin').check();
  await dialog(page).getByLabel('Uhrzeit').fill('22:00');
  await dialog(page).getByLabel('Kunden per E‑Mail benachrichtigen').uncheck();
  const submit = () => dialog(page).getByRole('button', { name: 'Buchung erstellen' }).click();

  await page.route('**/api/admin/bookings', (route) => route.fulfill({ status: 400, json: { detail: 'Geht nicht' } }));
  await submit();
  await acknowledged(page, 'Die Buchung konnte nicht erstellt werden: Geht nicht');
  await page.unroute('**/api/admin/bookings');
  await page.route('**/api/admin/bookings', (route) => route.fulfill({ status: 400, body: '' }));
  await submit();
  await acknowledged(page, 'Die Buchung konnte nicht erstellt werden: Unknown error');
  await page.unroute('**/api/admin/bookings');

  await page.route('**/status?*', (route) => route.fulfill(failing));
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await submit();
  expect((await asked).postDataJSON()).toMatchObject({
    start: `${month}-20T22:00:00`,
    ignore_working_hours: true,
    send_email_notification: false,
    customer: { email: 'intern@fotobooking.invalid' },
  });
  await acknowledged(page, 'Die Buchung wurde erstellt. Status: ausstehend');
  await expect(event(page, /22:00–23:00, Interne Probe.*Ausstehend/)).toBeVisible();
});

test('time off is checked, told of bookings, created and deleted (CAL-005, TIME-002..007, AMB-062, ERR-017)', async ({
  page,
  studio,
}) => {
  await book(studio, `${month}-21T10:00`, 'Lea Mitten');
  await away(studio, `${month}-26T00:00`, `${month}-28T00:00`, 'Messe');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const posted = requestsOf(page, 'POST', /timeoff/);
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await expectAccessible(page);
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await save();
  await expect(dialog(page).getByText('Bitte ausfüllen')).toHaveCount(3);
  await dialog(page).getByLabel('Fotograf/in').selectOption({ label: 'Anna Lindner' });
  await dialog(page).getByLabel('Beginn').fill(`${month}-22`);
  await dialog(page).getByLabel('Ende').fill(`${month}-20`);
  await save();
  await acknowledged(page, 'Der Beginn muss vor dem Ende liegen.');

  await dialog(page).getByLabel('Beginn').fill(`${month}-27`);
  await dialog(page).getByLabel('Ende').fill(`${month}-29`);
  const looked = page.waitForRequest((request) => request.method() === 'GET' && /\/timeoff\?/.test(request.url()));
  await save();
  expect((await looked).url()).toContain('date_from=2031-01-01&date_to=2031-12-31');
  await acknowledged(page, '26.05.2031, 00:00 – 28.05.2031, 00:00 (Messe)');
  expect(posted).toEqual([]);

  await dialog(page).getByLabel('Beginn').fill(`${month}-20`);
  await dialog(page).getByLabel('Ende').fill(`${month}-21`);
  await expect(dialog(page).getByText('21.05.2031, 10:00 Lea Mitten')).toBeVisible();
  await dialog(page).getByLabel('Grund').fill('Urlaub');
  await save();
  await expect(dialog(page)).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await dialog(page).getByRole('button', { name: 'Später' }).click();
  await expect(event(page, /Urlaub/)).toHaveCount(2);
  expect(posted[0]?.postDataJSON()).toEqual({
    photographer_id: (await idsOf(studio)).photographer,
    start: `${month}-20T00:00:00`,
    end: `${month}-22T00:00:00`,
    reason: 'Urlaub',
  });

  const deleted = requestsOf(page, 'DELETE', /timeoff/);
  await event(page, /Urlaub/)
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(question(page)).toContainText('Möchten Sie die Abwesenheit von Anna Lindner wirklich löschen?');
  await question(page).getByRole('button', { name: 'Abbrechen' }).click();
  expect(deleted).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Löschen' }).click();
  await question(page).getByRole('button', { name: 'Löschen' }).click();
  await expect(event(page, /Urlaub/)).toHaveCount(0);
});

test('time off is changed, itself not in its way (TIME-004, TIME-005, TIME-010, AMB-062, AMB-063)', async ({
  page,
  studio,
}) => {
  await book(studio, `${month}-21T10:00`, 'Lea Mitten');
  await away(studio, `${month}-26T00:00`, `${month}-28T00:00`, 'Messe');
  await away(studio, `${month}-14T09:00`, `${month}-14T12:30`, 'Arzt');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await event(page, /Messe/).first().click();
  const edit = () => dialog(page).getByRole('button', { name: 'Bearbeiten' }).click();
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await edit();
  await expect(dialog(page)).toHaveAccessibleName('Abwesenheit bearbeiten');
  await expectAccessible(page);
  await expect(dialog(page).getByLabel('Ganztägig')).toBeChecked();
  await expect(dialog(page).getByLabel('Beginn')).toHaveValue(german(`${month}-26`));
  await expect(dialog(page).getByLabel('Ende')).toHaveValue(german(`${month}-27`));
  await expect(dialog(page).getByLabel('Grund')).toHaveValue('Messe');

  // Overlapping other time off: refused before a request is sent.
  const changed = requestsOf(page, 'PUT', /timeoff/);
  await dialog(page).getByLabel('Beginn').fill(`${month}-13`);
  await save();
  await acknowledged(page, '14.05.2031, 09:00 – 14.05.2031, 12:30 (Arzt)');
  expect(changed).toEqual([]);

  // Overlapping a booking: listed before saving, and allowed.
  await dialog(page).getByLabel('Beginn').fill(`${month}-21`);
  await expect(dialog(page).getByText('21.05.2031, 10:00 Lea Mitten')).toBeVisible();
  await dialog(page).getByLabel('Grund').fill('');
  await save();
  await expect(dialog(page)).toHaveAccessibleName('Buchungen in der Abwesenheit von Anna Lindner');
  await dialog(page).getByRole('button', { name: 'Später' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(changed[0]?.postDataJSON()).toEqual({
    photographer_id: (await idsOf(studio)).photographer,
    start: `${month}-21T00:00:00`,
    end: `${month}-28T00:00:00`,
    reason: null,
  });

  // Partial days keep their hours; an error of the server is shown.
  await event(page, /Arzt/).click();
  await edit();
  await expect(dialog(page).getByLabel('Ganztägig')).not.toBeChecked();
  await expect(dialog(page).getByLabel('Ende')).toHaveValue(`${german(`${month}-14`)}, 12:30`);
  await dialog(page).getByLabel('Ende').fill(`${month}-14T14:00`);
  await page.route('**/api/admin/timeoff/*', (route) => route.fulfill(failing));
  await save();
  await acknowledged(page, 'Die Abwesenheit konnte nicht geändert werden.');
  await page.unroute('**/api/admin/timeoff/*');
  await save();
  await expect(dialog(page)).toHaveCount(0);
  await event(page, /Arzt/).click();
  await expect(dialog(page)).toContainText('14.05.2031, 09:00 – 14.05.2031, 14:00');
});

test('what the server refuses is told (TIME-013, TIME-014, TIME-015)', async ({ page, studio }) => {
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: 'Abwesenheit eintragen' }).click();
  await dialog(page).getByLabel('Fotograf/in').selectOption({ label: 'Anna Lindner' });
  await dialog(page).getByLabel('Beginn').fill(`${month}-20`);
  await dialog(page).getByLabel('Ende').fill(`${month}-20`);
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  const answers = { get: [] as object[], lookups: 0 };
  await page.route('**/api/admin/timeoff**', (route) => {
    if (route.request().method() === 'POST') {
      return route.fulfill({ status: 400, json: { detail: 'Time off overlaps existing time off' } });
    }
    // The form finds no conflict when it checks; another administrator saves first.
    answers.lookups += 1;
    return route.fulfill({ json: answers.lookups === 1 ? [] : answers.get });
  });
  answers.get = [
    {
      id: 'x',
      photographer_id: 'x',
      photographer_name: 'Anna Lindner',
      start: `${month}-20T00:00:00+02:00`,
      end: `${month}-21T00:00:00+02:00`,
      reason: 'Messe',
      bookings: [],
    },
  ];
  await save();
  await acknowledged(
    page,
    /überschneidet sich mit einer vorhandenen\. Eingetragen sind:\s+20\.05\.2031, 00:00 – 21\.05\.2031, 00:00 \(Messe\)/,
  );
  await page.unroute('**/api/admin/timeoff**');
  await page.route('**/api/admin/timeoff**', (route) =>
    route.fulfill(route.request().method() === 'POST' ? { status: 400, json: { detail: 'overlaps' } } : failing),
  );
  await save();
  await acknowledged(page, 'Die Abwesenheit überschneidet sich mit einer vorhandenen.');
  await page.unroute('**/api/admin/timeoff**');
  await page.route('**/api/admin/timeoff', (route) => route.fulfill(failing));
  await save();
  await acknowledged(page, 'Die Abwesenheit konnte nicht eingetragen werden.');
});

test('the export has a name that says when, and tells what went wrong (CAL-021, CAL-022, AMB-060)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als ICS exportieren' }).click();
  expect((await download).suggestedFilename()).toMatch(/^calendar_export_\d{4}-\d\d-\d\d_\d\d-\d\d\.ics$/);
  await page.route('**/export/ics?*', (route) => route.fulfill({ status: 500, body: 'kaputt' }));
  await page.getByRole('button', { name: 'Als ICS exportieren' }).click();
  await acknowledged(page, 'Fehler beim Exportieren des Kalenders: kaputt');
});

test('on a phone a month of dots and a day below it (CAL-001)', async ({ page, studio }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await book(studio, `${month}-20T10:00`, 'Eva Telefon');
  await enter(page, studio, `/admin/calendar?date=${month}-20`);
  await page.getByRole('button', { name: /20\. Mai 2031, Einträge: 1/ }).click();
  await expect(page.getByRole('button', { name: /Eva Telefon/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
