import { describe, expect, it } from 'vitest';
import { exportStudio } from './testing/export-studio.ts';

const { studio, download, book } = exportStudio();

describe('the Excel file of all bookings', () => {
  it('has fifteen German columns, numeric cells and Berlin times (EXP-001, EXP-003, EXP-004, EXP-006..009, AMB-110)', async () => {
    const id = await book('2030-12-05T09:00', {
      notes: 'Bitte\nmit Hund',
      customer: { name: 'Änne Müller', whatsapp_notifications: true },
    });
    studio().setNow('2030-06-03T18:30');
    const { status, headers, sheets } = await download();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="bookings_export_2030-06-03_18-30.xlsx"',
      'cache-control': 'no-store',
      'x-record-count': '1',
    });
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Buchungen']);
    expect(sheets[0]?.data).toEqual([
      [
        'Nr.',
        'Buchungs-ID',
        'Kundenname',
        'E-Mail',
        'Telefon',
        'WhatsApp-Benachrichtigungen',
        'Service',
        'Preis (€)',
        'Fotograf',
        'Beginn',
        'Ende',
        'Status',
        'Kommentare',
        'Erstellt',
        'Aktualisiert',
      ],
      [
        1,
        id,
        'Änne Müller',
        'aenne@example.de',
        '+49 170 1234567',
        'Ja',
        'Porträt',
        123.45,
        'Anna Lindner',
        '05.12.2030 09:00',
        '05.12.2030 10:00',
        'Ausstehend',
        'Bitte\nmit Hund',
        '03.06.2030 08:05',
        '03.06.2030 08:05',
      ],
    ]);
  });

  it('text typed by customers stays text (SRV-67, I01)', async () => {
    await book('2030-06-05T09:00', { customer_name: '=HYPERLINK("http://evil","x")', notes: '@SUM(1+1)' });
    const row = (await download()).sheets[0]?.data[1];
    expect(row?.[2]).toBe('=HYPERLINK("http://evil","x")');
    expect(row?.[12]).toBe('@SUM(1+1)');
  });
});
