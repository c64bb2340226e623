import { expectAccessible } from '../support/admin.ts';
import { bookSomething, consoleErrorsOf, hydrated, open } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

const words = {
  de: {
    link: 'Vertrag widerrufen',
    fields: ['Name', 'Buchungscode oder Datum des Termins', 'E-Mail'],
    next: 'Weiter',
    confirm: 'Widerruf bestätigen',
    done: 'Ihr Widerruf ist eingegangen',
    effective: 'Ihr Widerruf ist wirksam',
    time: /^\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d Uhr$/,
  },
  ru: {
    link: 'Отказаться от договора',
    fields: ['Имя', 'Код записи или дата съёмки', 'E-mail'],
    next: 'Далее',
    confirm: 'Подтвердить отказ',
    done: 'Ваш отказ получен',
    effective: 'Ваш отказ вступил в силу',
    time: /^\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d$/,
  },
} as const;

for (const language of ['de', 'ru'] as const) {
  test(`a customer withdraws in two steps, and the page repeats content and time to the second, ${language} (LAW-02) @whole`, async ({
    page,
    studio,
    context,
  }) => {
    const said = words[language];
    const errors = consoleErrorsOf(page);
    const { booking_id, confirmation_code } = await bookSomething(studio);
    const { body: booked } = await studio.api('GET', `/api/admin/bookings/${booking_id}`);
    await context.addCookies([{ name: 'language', value: language, url: studio.url }]);
    await open(page, '/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: said.link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.link);
    await hydrated(page);
    const values = [booked.customer_name, confirmation_code, booked.customer_email];
    await page.getByRole('button', { name: said.next }).click();
    await expect(page.getByRole('main').getByLabel(said.fields[0], { exact: true })).toBeFocused();
    await expectAccessible(page);
    for (const [index, field] of said.fields.entries()) {
      await page.getByRole('main').getByLabel(field, { exact: true }).fill(values[index]);
    }
    await page.getByRole('button', { name: said.next }).click();
    await expect(page.getByRole('definition')).toHaveText(values);
    await expectAccessible(page);
    await page.getByRole('button', { name: said.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.done);
    await expect(page.getByRole('definition')).toHaveText([...values, said.time]);
    await expectAccessible(page);
    const { body: after } = await studio.api('GET', `/api/admin/bookings/${booking_id}`);
    expect(after.status).toBe('CANCELLED');
    expect(errors).toEqual([]);
  });
}

test('a declaration without a booking is confirmed in the same words, and the link to cancel stays (LAW-02)', async ({
  page,
  studio,
}) => {
  await open(page, '/withdrawal');
  await page.getByLabel('Name', { exact: true }).fill('Niemand Bekannt');
  await page.getByLabel(words.de.fields[1], { exact: true }).fill('FB-ZZZZ9999');
  await page.getByLabel('E-Mail', { exact: true }).fill('niemand@example.de');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.de.done);
  const { body } = await studio.api('GET', '/api/admin/withdrawals');
  expect(body[0]).toMatchObject({ name: 'Niemand Bekannt', outcome: 'unknown', booking: null });
  const booked = await bookSomething(studio);
  const toCancel = `/cancel/${booked.booking_id}?token=${booked.cancel_token}`;
  for (const path of ['/', '/booking', `/booking/success/${booked.booking_id}`, toCancel]) {
    const [footer = ''] = /<footer.*<\/footer>/s.exec((await studio.visit('GET', path)).body) ?? [];
    expect([path, footer]).toEqual([
      path,
      expect.stringMatching(/<a[^>]* href="\/withdrawal"[^>]*>Vertrag widerrufen<\/a>/),
    ]);
  }
  expect((await studio.visit('GET', toCancel)).body).toMatch(/<button[^>]*>[^<]*stornieren<\/button>/);
});

for (const language of ['de', 'ru'] as const) {
  test(`a declaration by day takes effect by one press on the page of its link, ${language} (LAW-06) @whole`, async ({
    page,
    studio,
    context,
  }) => {
    const errors = consoleErrorsOf(page);
    // The only session of the customer on its day, also if a Sunday moves it on.
    const { booking_id } = await bookSomething(studio, language === 'de' ? 9 : 11);
    const { body: booked } = await studio.api('GET', `/api/admin/bookings/${booking_id}`);
    const day = booked.start.slice(0, 10).split('-').toReversed().join('.');
    await studio.visit('POST', '/api/withdrawals', { name: 'Ida', reference: day, email: booked.customer_email });
    const { body: list } = await studio.api('GET', '/api/admin/withdrawals');
    expect(list[0]).toMatchObject({ outcome: 'request', awaits_confirmation: true, booking: { id: booking_id } });
    await context.addCookies([{ name: 'language', value: language, url: studio.url }]);
    await open(page, `/withdrawal/${list[0].id}?token=wrong`);
    await expectAccessible(page);
    await page.getByRole('button', { name: words[language].confirm }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.route('**/api/withdrawals/*/confirm**', (route) =>
      route.fulfill({ json: { declared_at: '2027-05-11T10:20:07+02:00', outcome: 'cancelled' } }),
    );
    await page.getByRole('button', { name: words[language].confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].effective);
    await expect(page.getByRole('main')).toContainText('11.05.2027, 10:20:07');
    expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
  });
}
