import { bookSomething, consoleErrorsOf, customer, germanOf, hydrated, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';
import { changeCalendar } from '../support/wizard.ts';

const rules = { kind: 'by_link', until_hours: 24, free_moves: 1, fee: 25, most_days_later: 20 };

test('a customer sees the booking, moves it with one press, and cancels it, at both addresses of the cancel page (PUB-006, PUB-007, PUB-083..086, PUB-090..092, PUB-097, AMB-005, I18N-005, MOVE-01)', async ({
  page,
  studio,
}) => {
  await changeCalendar(studio, { move_rules: rules });
  const booked = await bookSomething(studio);
  const query = `${booked.booking_id}?token=${booked.cancel_token}`;
  const stored = async () => (await studio.visit('GET', `/api/bookings/${booked.booking_id}`)).body;
  const shown = (start: string): string => `${germanOf(start).date}, ${germanOf(start).time}`;
  const errors = consoleErrorsOf(page);
  const main = page.getByRole('main');
  await open(page, `/booking/success/${query}`);
  await expect(main.getByText(booked.confirmation_code)).toBeVisible();
  await expect(main.getByText(shown(booked.start))).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(customer.name);
  await expect(main.getByText(customer.email)).toBeVisible();
  await expect(main.getByText('Anfrage eingegangen')).toBeVisible();

  // Without the token of the link, too.
  const bare = await fetch(`${studio.url}/booking/success/${booked.booking_id}`);
  expect(await bare.text()).toContain(booked.confirmation_code);

  await page.getByRole('link', { name: 'Termin verschieben' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termin verschieben' })).toBeVisible();
  await hydrated(page);
  await expect(page.getByText('Das Verschieben ist jetzt kostenlos.')).toBeVisible();
  await expect(page.getByText('Danach ist kein Verschieben mehr kostenlos.')).toBeVisible();
  expect((await stored()).start).toBe(booked.start);
  await page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button').first().click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Termin jetzt verschieben' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' })).toBeFocused();
  const { start } = await stored();
  expect(start).not.toBe(booked.start);
  await expect(page.getByText(shown(start))).toBeVisible();
  await expect(page.getByRole('link', { name: 'In den Kalender' })).toBeVisible();

  await open(page, `/booking/cancel/${query}`);
  const facts = [booked.confirmation_code, `${shown(start)}–`, customer.name];
  for (const text of facts) await expect(page.getByText(text)).toBeVisible();
  // Without the tags and comments of the HTML.
  const textAt = async (path: string): Promise<string> =>
    ((await studio.visit('GET', path)).body as string).replaceAll(/<[^>]*>/g, '');
  const other = await textAt(`/cancel/${query}`);
  for (const text of [...facts, 'Termin jetzt stornieren']) expect(other).toContain(text);
  await page.getByRole('button', { name: 'Termin jetzt stornieren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeFocused();
  expect((await stored()).status).toBe('CANCELLED');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin wurde storniert' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Termin jetzt stornieren' })).toHaveCount(0);
  expect(await textAt(`/cancel/${query}`)).toContain('Ihr Termin wurde storniert');
  expect(errors).toEqual([]);
});
