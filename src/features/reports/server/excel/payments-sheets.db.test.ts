import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { payingStudio } from '#features/booking/server/testing/paying-studio.ts';

const { studio, book, begin, send, read } = payingStudio();

const download = async (query: string) => {
  const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
  const response = await studio().server.inject({
    method: 'GET',
    url: `/api/admin/bookings/export/excel${query}`,
    headers: { authorization: `Bearer ${signedIn.body.access_token}` },
  });
  expect(response.statusCode).toBe(200);
  return { sheets: await readExcelFile(response.rawPayload, { trim: false }), headers: response.headers };
};
const pay = async () => {
  const { id, session } = await begin();
  session.pay();
  await send('checkout.session.completed', session.describe());
  return id;
};

it('prepayments have a separate sheet with numbers, which is left out without any (SRV-33)', async () => {
  const plain = await book();
  expect((await download('')).sheets.map(({ sheet }) => sheet)).toEqual(['Buchungen']);
  expect((await download('?kind=summary')).sheets).toHaveLength(3);

  studio().setNow('2030-06-03T08:01');
  const paid = await pay();
  studio().setNow('2030-06-03T08:02');
  const partly = await pay();
  await studio().adminCall('POST', `/api/admin/bookings/${partly}/refunds`, { amount: 12.5 });
  await studio().adminCall('POST', `/api/admin/bookings/${partly}/cancel`, {});
  studio().setNow('2030-06-03T08:03');
  const { id: open } = await begin();

  const { sheets, headers } = await download('');
  expect(headers['x-record-count']).toBe('4');
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Buchungen', 'Zahlungen']);
  expect(sheets[0]?.data.map((row) => row.length)).toEqual([15, 15, 15, 15, 15]);
  expect(sheets[0]?.data.slice(1).map((row) => row[1])).toEqual([open, partly, paid, plain]);
  const code = async (id: string) => (await read(id)).confirmation_code;
  const start = '05.06.2030 09:00';
  expect(sheets[1]?.data).toEqual([
    [
      'Nr.',
      'Buchungs-ID',
      'Buchungscode',
      'Kundenname',
      'Beginn',
      'Status',
      'Preis (€)',
      'Zahlung',
      'Bezahlt (€)',
      'Erstattet (€)',
      'Offen (€)',
      'Währung',
      'Bezahlt am',
    ],
    [1, open, await code(open), 'Änne Müller', start, 'Zahlung offen', 150, 'Offen', 0, 0, 75, 'EUR', null],
    [
      2,
      partly,
      await code(partly),
      'Änne Müller',
      start,
      'Storniert',
      150,
      'Bezahlt',
      75,
      12.5,
      0,
      'EUR',
      '03.06.2030 08:02',
    ],
    [3, paid, await code(paid), 'Änne Müller', start, 'Bestätigt', 150, 'Bezahlt', 75, 0, 0, 'EUR', '03.06.2030 08:01'],
  ]);

  const summary = await download('?kind=summary');
  expect(summary.sheets.map(({ sheet }) => sheet)).toEqual([
    'Zusammenfassung',
    'Nach Service',
    'Nach Fotograf',
    'Zahlungen',
  ]);
  expect(summary.sheets[3]?.data).toEqual([
    ['Kennzahl', 'Wert'],
    ['Vorab bezahlt (€)', 150],
    ['Davon erstattet (€)', 12.5],
    ['Verblieben (€)', 137.5],
    ['Angefordert und offen (€)', 75],
  ]);
  const russian = await download('?language=ru');
  expect(russian.sheets.map(({ sheet }) => sheet)).toEqual(['Бронирования', 'Платежи']);
  expect(russian.sheets[1]?.data[0]).toContain('Оплачено (€)');
});
