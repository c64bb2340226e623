import { describe, expect, it } from 'vitest';
import { exportStudio, path } from './testing/export-studio.ts';

const { studio, download, book } = exportStudio();

describe('the Excel file of all bookings', () => {
  it('in Russian: sheet, columns, answers and names (EXP-005, EXP-007, AMB-110)', async () => {
    await book('2030-06-05T09:00');
    const { sheets } = await download('?language=ru');
    expect(sheets[0]?.sheet).toBe('Бронирования');
    expect(sheets[0]?.data[0]).toEqual([
      '№',
      'ID бронирования',
      'Имя клиента',
      'E-mail',
      'Телефон',
      'WhatsApp-уведомления',
      'Услуга',
      'Цена (€)',
      'Фотограф',
      'Начало',
      'Окончание',
      'Статус',
      'Комментарии',
      'Создано',
      'Обновлено',
    ]);
    expect(sheets[0]?.data[1]).toContain('Нет');
    expect(sheets[0]?.data[1]).toContain('Портрет');
    expect(sheets[0]?.data[1]).toContain('Ожидает');
  });

  it.each(['', '?kind=summary', '?language=ru'])('is refused when there is nothing to export: %s', async (query) => {
    const { status, body } = await download(query);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: 'no_data',
      detail: query.includes('ru') ? 'Нет данных для экспорта' : 'Keine Daten zum Exportieren',
    });
  });

  it('refuses unknown parameters, and callers that are not signed in (SRV-62)', async () => {
    for (const query of ['?kind=csv', '?language=en', '?sort_by=notes'])
      expect((await download(query)).status).toBe(422);
    expect((await studio().call('GET', path)).status).toBe(401);
  });
});
