import { describe, expect, it } from 'vitest';
import { exportStudio } from './testing/export-studio.ts';

const { studio, download, book, cancel } = exportStudio();

describe('the Excel summary', () => {
  it('contains totals and averages, without the revenue of cancelled bookings (EXP-002, EXP-010..013, AMB-042, AMB-090)', async () => {
    const max = await studio().addPhotographer({ name: 'Max Berger' });
    const family = await studio().addService({ name: 'Familie', price_cents: 20_000 });
    await book('2030-06-05T09:00');
    await book('2030-06-05T12:00', { photographer_id: max });
    await book('2030-06-06T09:00', { service_id: family });
    await cancel(await book('2030-06-06T12:00', { service_id: family }));
    const { headers, sheets } = await download('?kind=summary');
    expect(headers['content-disposition']).toBe('attachment; filename="bookings_summary_2030-06-03_08-05.xlsx"');
    expect(headers['x-record-count']).toBe('4');
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Zusammenfassung', 'Nach Service', 'Nach Fotograf']);
    expect(sheets[0]?.data).toEqual([
      ['Kennzahl', 'Wert'],
      ['Buchungen gesamt', 4],
      ['Ausstehend', 3],
      ['Zahlung offen', 0],
      ['Bestätigt', 0],
      ['Abgeschlossen', 0],
      ['Storniert', 1],
      ['Umsatz ohne stornierte (€)', 446.9],
      ['Durchschnitt pro Buchung (€)', 148.97],
      ['Erstellt', '03.06.2030 08:05'],
    ]);
    const header = ['Buchungen ohne stornierte', 'Umsatz ohne stornierte (€)', 'Durchschnittspreis (€)'];
    expect(sheets[1]?.data).toEqual([
      ['Service', ...header],
      ['Porträt', 2, 246.9, 123.45],
      ['Familie', 1, 200, 200],
    ]);
    expect(sheets[2]?.data).toEqual([
      ['Fotograf', ...header],
      ['Anna Lindner', 2, 323.45, 161.73],
      ['Max Berger', 1, 123.45, 123.45],
    ]);
  });

  it('in Russian (AMB-090)', async () => {
    await book('2030-06-05T09:00');
    const { sheets } = await download('?kind=summary&language=ru');
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Сводка', 'По услугам', 'По фотографам']);
    expect(sheets[1]?.data[1]?.[0]).toBe('Портрет');
  });
});
