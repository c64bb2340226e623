import readExcelFile from 'read-excel-file/node';
import { excelTexts } from '../../src/features/reports/texts/excel.ts';
import { book, enter, withoutBookings } from '../support/admin.ts';
import { expect, test } from '../support/studio.ts';

test.beforeEach(({ studio }) => withoutBookings(studio));

test('the downloaded file has the specified content in every cell, in both languages, whatever the list shows; without a booking nothing is exported (BOOK-038, BOOK-039, EXP-001..009, EXP-014..017, SRV-67, AMB-085, AMB-110)', async ({
  page,
  studio,
}) => {
  await enter(page, studio, '/admin/bookings?status=CANCELLED&q=zzz');
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(page.getByText('Keine Daten zum Exportieren')).toBeVisible();
  const booking = await book(studio, '2030-06-05T10:00', {
    customer: {
      name: '=HYPERLINK("http://evil")',
      email: 'max@kunde.example',
      phone: '+49 170 1234567',
      whatsapp_notifications: true,
    },
    notes: 'Mit Hund\nund <Kind> & Kegel',
  });
  const stored = (await studio.api('GET', `/api/admin/bookings/${booking.id}`)).body;
  const shown = (instant: string) => instant.replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*$/, '$3.$2.$1 $4');
  for (const [language, button, sheet, yes, status] of [
    ['de', 'Excel: alle Buchungen', 'Buchungen', 'Ja', 'Ausstehend'],
    ['ru', 'Excel: все записи', 'Бронирования', 'Да', 'Ожидает'],
  ] as const) {
    await page.getByRole('button', { name: language === 'de' ? 'Deutsch' : 'Русский' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const name = (await download).suggestedFilename();
    expect(name).toMatch(/^bookings_export_\d{4}-\d\d-\d\d_\d\d-\d\d\.xlsx$/);
    if (language === 'de') await expect(page.getByText(`Export fertig: 1 Buchung in ${name}`)).toBeVisible();
    const [read] = await readExcelFile(await (await download).path());
    expect(read?.sheet).toBe(sheet);
    const [headers, row, ...others] = read?.data ?? [];
    expect(headers).toHaveLength(15);
    expect(headers).toEqual(excelTexts[language].columns);
    expect(others).toEqual([]);
    expect(row).toEqual([
      1,
      booking.id,
      '=HYPERLINK("http://evil")',
      'max@kunde.example',
      '+49 170 1234567',
      yes,
      expect.any(String),
      150,
      booking.photographer_name,
      '05.06.2030 10:00',
      shown(stored.end),
      status,
      'Mit Hund\nund <Kind> & Kegel',
      shown(stored.created_at),
      shown(stored.updated_at),
    ]);
  }
  await page.getByRole('button', { name: 'Deutsch' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel: Auswertung' }).click();
  const summary = (await download).suggestedFilename();
  expect(summary).toMatch(/^bookings_summary_\d{4}-\d\d-\d\d_\d\d-\d\d\.xlsx$/);
  await expect(page.getByText(`Export fertig: 1 Buchung in ${summary}`)).toBeVisible();
  await page.route('**/export/excel*', (route) => route.abort());
  await page.getByRole('button', { name: 'Excel: alle Buchungen' }).click();
  await expect(page.getByText('Fehler beim Export: Netzwerkfehler. Bitte versuchen Sie es erneut.')).toBeVisible();
});
