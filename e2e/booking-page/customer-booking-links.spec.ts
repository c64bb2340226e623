import { bookSomething, open, unknownId } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test.describe('the success page', () => {
  test('the code can be copied, and the session added to a calendar @whole', async ({ page, studio, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const booked = await bookSomething(studio);
    await open(page, `/booking/success/${booked.booking_id}`);
    await page.getByRole('button', { name: 'Code kopieren' }).click();
    await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booked.confirmation_code);
    const href = await page.getByRole('link', { name: 'In den Kalender' }).getAttribute('href');
    const file = await studio.visit('GET', href ?? '');
    expect(file.status).toBe(200);
    expect(file.body).toMatch(/UID:[0-9a-f]{32}@fotobooking/);
    expect(file.body).not.toContain(booked.booking_id);
    expect(file.body).toContain(`DTSTART:${new Date(booked.start).toISOString().replaceAll(/[-:]|\.000/g, '')}`);
  });

  test('an unknown booking shows that it was not found, with a link to the start page (PUB-089, AMB-025)', async ({
    studio,
  }) => {
    for (const id of [unknownId, 'nonsense']) {
      const { status, body } = await studio.visit('GET', `/booking/success/${id}`);
      expect([id, status]).toEqual([id, 404]);
      const [main = ''] = /<main.*<\/main>/s.exec(body) ?? [];
      expect(main).toMatch(/<h1[^>]*>Etwas ist schiefgelaufen<\/h1>/);
      expect(main).toContain('Booking not found');
      expect(main).toMatch(/<a[^>]* href="\/"[^>]*>Zur Startseite/);
    }
  });
});
