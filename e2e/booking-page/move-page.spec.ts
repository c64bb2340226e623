import { type Booked, bookSomething, germanOf, open } from '../support/public-site.ts';
import { expect, type Studio, test } from '../support/studio.ts';
import { changeCalendar } from '../support/wizard.ts';

const rules = { kind: 'by_link', until_hours: 24, free_moves: 1, fee: 25, most_days_later: 20 };

/** A booking that its customer may move. */
const movable = async (studio: Studio): Promise<Booked> => {
  await changeCalendar(studio, { move_rules: rules });
  return bookSomething(studio);
};
const startOf = async (studio: Studio, { booking_id }: Booked): Promise<string> =>
  (await studio.visit('GET', `/api/bookings/${booking_id}`)).body.start;

test.describe('the page that moves a session (MOVE-01)', () => {
  test('is linked from the booking, shows the cost, and moves with one press', async ({ page, studio }) => {
    const booked = await movable(studio);
    await open(page, `/booking/success/${booked.booking_id}?token=${booked.cancel_token}`);
    await page.getByRole('link', { name: 'Termin verschieben' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Termin verschieben' })).toBeVisible();
    await expect(page.getByText('Das Verschieben ist jetzt kostenlos.')).toBeVisible();
    await expect(page.getByText('Danach ist kein Verschieben mehr kostenlos.')).toBeVisible();
    expect(await startOf(studio, booked)).toBe(booked.start);
    await page.getByRole('region', { name: 'Nächste freie Zeiten' }).getByRole('button').first().click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Termin jetzt verschieben' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Termin ist verschoben' })).toBeFocused();
    const now = await startOf(studio, booked);
    expect(now).not.toBe(booked.start);
    await expect(page.getByText(`${germanOf(now).date}, ${germanOf(now).time}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'In den Kalender' })).toBeVisible();
  });

  test('shows an error for a wrong link and for an incomplete one', async ({ studio }) => {
    const booked = await movable(studio);
    for (const path of [`/move/${booked.booking_id}?token=wrong`, `/move/${booked.booking_id}`])
      expect((await studio.visit('GET', path)).body).toMatch(/<h1[^>]*>Etwas ist schiefgelaufen<\/h1>/);
  });
});
