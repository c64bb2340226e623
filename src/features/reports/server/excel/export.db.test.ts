import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/bookings/export/excel';

const download = async (query = '') => {
  const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
  const response = await studio().server.inject({
    method: 'GET',
    url: `${path}${query}`,
    headers: { authorization: `Bearer ${signedIn.body.access_token}` },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    sheets: response.statusCode === 200 ? await readExcelFile(response.rawPayload, { trim: false }) : [],
    body: response.statusCode === 200 ? undefined : response.json(),
  };
};

let service = '';
let anna = '';
const book = async (start: string, more: object = {}) => {
  const { status, body } = await studio().adminCall('POST', '/api/admin/bookings', {
    service_id: service,
    photographer_id: anna,
    start,
    customer_name: 'Änne Müller',
    customer_email: 'aenne@example.de',
    customer_phone: '+49 170 1234567',
    ignore_working_hours: true,
    ...more,
  });
  expect(status).toBe(201);
  return body.id as string;
};
const cancel = (id: string) => studio().adminCall('POST', `/api/admin/bookings/${id}/cancel`, {});

beforeEach(async () => {
  studio().setNow('2030-06-03T08:05');
  const { db } = studio().database;
  await sql`DELETE FROM booking`.execute(db);
  await sql`DELETE FROM occupied_time`.execute(db);
  service = await studio().addService({ name: 'P', name_de: 'Porträt', name_ru: 'Портрет', price_cents: 12_345 });
  anna = await studio().addPhotographer({ name: 'Anna Lindner' });
});

describe('the Excel file of all bookings', () => {
  it('has fifteen German columns, numbers that are numbers and Berlin times (EXP-001, EXP-003, EXP-004, EXP-006..009, AMB-110)', async () => {
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

  it.each([
    ['told of it', true],
    ['not told of it', false],
  ])('has empty cells for who gave neither address nor number and is %s (AMB-052)', async (_, told) => {
    const nothing = { customer_email: '', customer_phone: '+49', send_email_notification: told };
    const id = await book('2030-06-05T09:00', nothing);
    const { rows } = await sql<{ customer_email: string }>`
      SELECT customer_email FROM booking WHERE id = ${id}`.execute(studio().database.db);
    expect(rows[0]?.customer_email).toMatch(/@fotobooking\.invalid$/);
    const { sheets } = await download();
    expect(sheets[0]?.data[1]?.slice(2, 5)).toEqual(['Änne Müller', null, null]);
    expect(JSON.stringify(sheets)).not.toMatch(/\.invalid|\+49/);
  });

  it.each([
    ['', 'Ja', 'Nein'],
    ['?language=ru', 'Да', 'Нет'],
  ])('says who wants WhatsApp messages and who does not (%s): %s, %s (EXP-007, AMB-085)', async (query, yes, no) => {
    const zora = await book('2030-06-05T09:00', { customer_name: 'Zora' });
    await book('2030-06-05T12:00', { customer_name: 'Anton' });
    await studio().adminCall('PUT', `/api/admin/bookings/${zora}`, { customer_whatsapp_notifications: true });
    const rows = (await download(query)).sheets[0]?.data.slice(1) ?? [];
    expect(Object.fromEntries(rows.map((row) => [row[2], row[5]]))).toEqual({ Zora: yes, Anton: no });
  });

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

  it('has all bookings, in the order of the list (EXP-017, AMB-091)', async () => {
    await book('2030-06-05T09:00', { customer_name: 'Zora' });
    studio().setNow('2030-06-03T09:00');
    await cancel(await book('2030-06-05T12:00', { customer_name: 'Anton' }));
    const names = async (query: string) => (await download(query)).sheets[0]?.data.slice(1).map((row) => row[2]);
    expect(await names('')).toEqual(['Anton', 'Zora']);
    expect(await names('?status=CONFIRMED&search=nobody&photographer_id=x')).toEqual(['Anton', 'Zora']);
    expect(await names('?sort_by=customer_name&sort_order=desc')).toEqual(['Zora', 'Anton']);
  });

  it('customers’ words stay words (SRV-67, I01)', async () => {
    await book('2030-06-05T09:00', { customer_name: '=HYPERLINK("http://evil","x")', notes: '@SUM(1+1)' });
    const row = (await download()).sheets[0]?.data[1];
    expect(row?.[2]).toBe('=HYPERLINK("http://evil","x")');
    expect(row?.[12]).toBe('@SUM(1+1)');
  });

  it.each(['', '?kind=summary', '?language=ru'])('is refused when there is nothing to export: %s', async (query) => {
    const { status, body } = await download(query);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      code: 'no_data',
      detail: query.includes('ru') ? 'Нет данных для экспорта' : 'Keine Daten zum Exportieren',
    });
  });

  it('refuses what it does not know, and strangers (SRV-62)', async () => {
    for (const query of ['?kind=csv', '?language=en', '?sort_by=notes'])
      expect((await download(query)).status).toBe(422);
    expect((await studio().call('GET', path)).status).toBe(401);
  });
});

describe('the Excel summary', () => {
  it('adds up, leaves cancelled bookings out of the revenue, and gives averages (EXP-002, EXP-010..013, AMB-042, AMB-090)', async () => {
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

describe('a studio with very many bookings', () => {
  const rows = 20_000;

  it('gets them as a stream: complete, in little memory, while others are served (I06)', async () => {
    await book('2030-06-05T09:00', { notes: 'x'.repeat(200) });
    await sql`
      INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, service_id, service_name, service_price_cents,
                           photographer_id, photographer_name, customer_name, customer_email, customer_phone, notes, source, created_at)
      SELECT gen_random_uuid(), 'N' || n, 'CANCELLED', starts_at, ends_at, service_id, service_name, service_price_cents,
             photographer_id, photographer_name, 'Nr. ' || n, customer_email, customer_phone, notes, source,
             created_at - n * interval '1 second'
      FROM booking, generate_series(1, ${rows}) AS n`.execute(studio().database.db);
    const { server } = studio();
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
    const base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
    const headers = { authorization: `Bearer ${signedIn.body.access_token}` };
    let [slowest, done] = [0, false];
    const others = (async () => {
      while (!done) {
        const asked = performance.now();
        await (await fetch(`${base}/api/health`)).text();
        slowest = Math.max(slowest, performance.now() - asked);
      }
    })();
    const before = process.memoryUsage().rss;
    const response = await fetch(`${base}${path}`, { headers });
    const file = Buffer.from(await response.arrayBuffer());
    done = true;
    await others;
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    expect(slowest).toBeLessThan(2000);
    const [sheet] = await readExcelFile(file, { trim: false });
    expect(sheet?.data).toHaveLength(rows + 2);
    expect(sheet?.data.at(-1)?.[0]).toBe(rows + 1);
    expect(sheet?.data.at(-1)?.[2]).toBe(`Nr. ${rows}`);
  });
});
