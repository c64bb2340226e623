import readExcelFile from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { studioWithExtras } from '#features/booking/server/testing/studio-with-extras.ts';

const { studio, book, read, cancel, offer } = studioWithExtras();
const download = async (query = '') => {
  const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
  const response = await studio().server.inject({
    method: 'GET',
    url: `/api/admin/bookings/export/excel${query}`,
    headers: { authorization: `Bearer ${signedIn.body.access_token}` },
  });
  return readExcelFile(response.rawPayload, { trim: false });
};
const at = (time: string) => `2030-06-04T${time}:00`;

it('extras have a sheet of their own, a row for each item, and the other sheets stay as they are (PLAN-31)', async () => {
  const [makeUp, prints] = await offer(
    [
      { name_de: '=Make-up', name_ru: 'Макияж', price: 49.9, extra_minutes: 45 },
      { name_de: 'Abzug', price: 5, max_count: 9 },
    ],
    { included: 2, max: 4, price_each: 15, minutes_each: 10 },
  );
  await book(at('09:00'));
  const plain = await download();
  expect(plain.map(({ sheet }) => sheet)).toEqual(['Buchungen']);
  const { booking_id: whole } = await book(at('11:00'), {
    options: [{ id: makeUp }, { id: prints, count: 3 }],
    people: 4,
  });
  const { booking_id: cancelled } = await book(at('15:00'), { people: 2 });
  await cancel(cancelled);
  const { service_name } = await read(whole);
  const sheets = await download('?sort_by=start&sort_order=asc');
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Buchungen', 'Extras']);
  expect(sheets[0]?.data.map((row) => row.length)).toEqual([15, 15, 15, 15]);
  expect(sheets[0]?.data[0]).toEqual(plain[0]?.data[0]);
  const first = async (id: string, time: string, status: string) => [
    id,
    (await read(id)).confirmation_code,
    'Änne Müller',
    `04.06.2030 ${time}`,
    status,
    service_name,
  ];
  const of = await first(whole, '11:00', 'Ausstehend');
  expect(sheets[1]?.data).toEqual([
    [
      'Nr.',
      'Buchungs-ID',
      'Buchungscode',
      'Kundenname',
      'Beginn',
      'Status',
      'Service',
      'Extra',
      'Anzahl',
      'Berechnet',
      'Einzelpreis (€)',
      'Summe (€)',
      'Minuten',
    ],
    [1, ...of, '=Make-up', 1, 1, 49.9, 49.9, 45],
    [2, ...of, 'Abzug', 3, 3, 5, 15, 0],
    [3, ...of, 'Personen', 4, 2, 15, 30, 20],
    [4, ...(await first(cancelled, '15:00', 'Storniert')), 'Personen', 2, 0, 15, 0, 0],
  ]);
  const russian = await download('?language=ru&sort_by=start&sort_order=asc');
  expect(russian.map(({ sheet }) => sheet)).toEqual(['Бронирования', 'Дополнения']);
  expect(russian[1]?.data[1]).toContain('Макияж');
  expect((await download('?kind=summary')).map(({ sheet }) => sheet)).toHaveLength(3);
});
