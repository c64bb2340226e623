import { book, enter, withoutBookings } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the form shows and saves Berlin time (BOOK-044..052, BOOK-059, AMB-113, AMB-085)', async ({ page, studio }) => {
    const booking = await book(studio, '2030-06-05T10:00');
    await enter(page, studio, `/admin/bookings?booking=${booking.id}`);
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    const form = page.getByRole('dialog');
    const [start, name, email, phone] = [
      form.getByLabel('Datum und Uhrzeit'),
      form.getByLabel('Name'),
      form.getByLabel('E-Mail'),
      form.getByLabel('Telefon'),
    ];
    const [service, photographer] = [form.getByLabel('Service'), form.getByLabel('Fotograf')];
    await expect(start).toHaveValue('05.06.2030, 10:00');
    await expect(service.getByRole('option', { selected: true })).toHaveText('Porträtshooting');
    await start.fill('2030-06-06T11:30');
    await service.selectOption({ label: 'Bewerbungsfotos' });
    await photographer.selectOption({ label: 'Max Berger' });
    await name.fill('  Max Muster ');
    await email.fill(' max@kunde.example');
    await phone.fill('+49 30 123456 ');
    await form.getByLabel('WhatsApp-Nachrichten').check();
    await form.getByRole('textbox', { name: 'Notizen' }).fill(' mit Hund ');
    const put = page.waitForRequest((request) => request.method() === 'PUT');
    await form.getByRole('button', { name: 'Speichern' }).click();
    expect((await put).postDataJSON()).toMatchObject({
      start: '2030-06-06T11:30',
      customer: {
        name: 'Max Muster',
        email: 'max@kunde.example',
        phone: '+49 30 123456',
        whatsapp_notifications: true,
      },
      notes: 'mit Hund',
    });
    await expect(page.getByText('Buchung aktualisiert')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('11:30 – 12:00 · 30 Min.')).toBeVisible();
    const saved = (await studio.api('GET', `/api/admin/bookings/${booking.id}`)).body;
    expect(saved).toMatchObject({
      start: '2030-06-06T11:30:00+02:00',
      customer_name: 'Max Muster',
      photographer_name: 'Max Berger',
      status: 'PENDING',
    });
  });
});
