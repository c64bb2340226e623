import { beforeAll, describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import type { AdminBooking } from '../../admin-contract.ts';

const studio = testStudio();
const ids: Record<string, string> = {};
const people: Record<string, string> = {};

/** Books in internal mode, which allows any time, with the clock at `now`. */
const book = async (name: string, now: string, start: string, photographer: string, more: object = {}) => {
  studio().setNow(now);
  const { body } = await studio().adminCall('POST', '/api/admin/bookings', {
    service_id: people['service'],
    photographer_id: people[photographer],
    start,
    customer: { name, email: `${name.toLowerCase()}@example.de`, phone: '+49 170 1234567' },
    ignore_working_hours: true,
    ...more,
  });
  ids[name] = body.id;
};

beforeAll(async () => {
  people['service'] = await studio().addService({ name: 'Porträt', name_ru: 'Портрет' });
  people['anna'] = await studio().addPhotographer({ name: 'Anna Lindner' });
  people['max'] = await studio().addPhotographer({ name: 'Max Berger' });
  await book('Zora', '2030-06-03T08:00', '2030-06-05T00:00', 'anna', { notes: 'Mit 100 % Licht_und Hund' });
  await book('ämilia', '2030-06-03T09:00', '2030-06-05T23:30', 'max');
  await book('Berta', '2030-06-03T10:00', '2030-06-06T12:00', 'anna');
  await book('Anton', '2030-06-03T11:00', '2030-06-07T12:00', 'max');
  await studio().adminCall('PUT', `/api/admin/bookings/${ids['Berta']}/status?new_status=CONFIRMED`);
  await studio().adminCall('POST', `/api/admin/bookings/${ids['Anton']}/cancel`, { reason: 'krank' });
  studio().setNow('2030-06-03T12:00');
});

const list = async (query = '') => {
  const { status, body } = await studio().adminCall('GET', `/api/admin/bookings${query}`);
  return {
    status,
    body,
    names: status === 200 ? (body as AdminBooking[]).map((booking) => booking.customer_name) : [],
  };
};

describe('the list of bookings (BOOK-067)', () => {
  it('is a plain array of all of them, the newest first (AMB-099, SRV-71)', async () => {
    expect((await list()).names).toEqual(['Anton', 'Berta', 'ämilia', 'Zora']);
  });

  it.each<[string, string[]]>([
    ['?status=CONFIRMED', ['Berta']],
    ['?status=CANCELLED', ['Anton']],
    ['?status=COMPLETED', []],
    ['?status=ALL', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['?sort_by=created_at&sort_order=asc', ['Zora', 'ämilia', 'Berta', 'Anton']],
    ['?sort_by=start&sort_order=asc', ['Zora', 'ämilia', 'Berta', 'Anton']],
    ['?sort_by=start', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['?sort_by=customer_name&sort_order=asc', ['ämilia', 'Anton', 'Berta', 'Zora']],
    ['?sort_by=customer_name&sort_order=desc', ['Zora', 'Berta', 'Anton', 'ämilia']],
    ['?sort_by=customer_email&sort_order=asc', ['Anton', 'Berta', 'Zora', 'ämilia']],
    ['?limit=2', ['Anton', 'Berta']],
    ['?limit=2&offset=2', ['ämilia', 'Zora']],
    ['?limit=1000', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['?photographer_id=nobody', []],
  ])('%s gives %j (AMB-111)', async (query, names) => {
    expect(await list(query)).toMatchObject({ status: 200, names });
  });

  it('sorts by status and by the last change', async () => {
    const statuses = (await list('?sort_by=status&sort_order=asc')).body.map((one: AdminBooking) => one.status);
    expect(statuses).toEqual(['CANCELLED', 'CONFIRMED', 'PENDING', 'PENDING']);
    await studio().adminCall('PUT', `/api/admin/bookings/${ids['Zora']}`, { notes: 'Mit 100 % Licht_und zwei Hunden' });
    expect((await list('?sort_by=updated_at')).names[0]).toBe('Zora');
  });

  it('is limited to a photographer', async () => {
    expect((await list(`?photographer_id=${people['max']}`)).names).toEqual(['Anton', 'ämilia']);
  });

  it.each<[string, string, string[]]>([
    ['a Berlin day', 'date_from=2030-06-05&date_to=2030-06-05', ['ämilia', 'Zora']],
    ['from a day on', 'date_from=2030-06-06', ['Anton', 'Berta']],
    ['up to a day', 'date_to=2030-06-05', ['ämilia', 'Zora']],
    ['a UTC day', 'date_from=2030-06-05T00:00:00.000Z&date_to=2030-06-05T23:59:59.999Z', ['ämilia']],
    ['up to the very start', 'date_to=2030-06-05T00:00:00', ['Zora']],
    ['up to just before it', 'date_to=2030-06-04T23:59:59', []],
    ['an offset with an unencoded plus', 'date_from=2030-06-07T12:00:00+02:00', ['Anton']],
    ['from after to', 'date_from=2030-06-07&date_to=2030-06-05', []],
  ])('is filtered by the start of the session: %s (AMB-038, AMB-039)', async (_, range, names) => {
    expect(await list(`?${range}`)).toMatchObject({ status: 200, names });
  });

  it.each<[string, string[]]>([
    ['ZORA', ['Zora']],
    ['ämil', ['ämilia']],
    ['ÄMIL', ['ämilia']],
    ['amil', ['ämilia']],
    ['по\u0301ртр', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['BERTA@EXAMPLE', ['Berta']],
    ['170 1234', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['0170 1234', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['+49 (0)170/1234', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['0171 1234', []],
    ['портр', ['Anton', 'Berta', 'ämilia', 'Zora']],
    ['max', ['Anton', 'ämilia']],
    ['100 %', ['Zora']],
    ['0 %%', []],
    ['licht_und', ['Zora']],
    ['zorazora', []],
    ['nichtxund', []],
    ["' OR 1=1 --", []],
    ['   ', ['Anton', 'Berta', 'ämilia', 'Zora']],
  ])('searching for %j finds %j', async (text, names) => {
    expect(await list(`?search=${encodeURIComponent(text)}`)).toMatchObject({ status: 200, names });
  });

  it.each(['whole', 'in small letters', 'by its last characters'])(
    'finds a booking by its confirmation code, %s',
    async (how) => {
      const all = (await list()).body as AdminBooking[];
      for (const { customer_name, confirmation_code: code } of all) {
        const text = how === 'whole' ? code : how === 'in small letters' ? code.toLowerCase() : code.slice(-6);
        expect((await list(`?search=${text}`)).names).toEqual([customer_name]);
      }
    },
  );

  it.each([
    'status=paid',
    'sort_by=notes',
    'sort_by=start;DROP TABLE booking',
    'sort_order=up',
    'limit=0',
    'limit=1001',
    'limit=1.5',
    'limit=many',
    'offset=-1',
    'date_from=2030-02-30',
    'date_to=tomorrow',
    'date_from=2030-06-05&date_from=2030-06-06',
  ])('refuses ?%s with 422', async (query) => {
    const { status, body } = await list(`?${encodeURI(query)}`);
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ['query', expect.any(String)], msg: expect.any(String) });
  });

  it('is for administrators only (SRV-62)', async () => {
    expect((await studio().call('GET', '/api/admin/bookings')).status).toBe(401);
  });
});

describe('the bookings of a photographer', () => {
  it('are listed by start, without those of others', async () => {
    const path = `/api/admin/photographers/${people['max']}/bookings`;
    const { body } = await studio().adminCall('GET', path);
    expect(body.map((one: AdminBooking) => one.customer_name)).toEqual(['Anton', 'ämilia']);
    expect((await studio().adminCall('GET', `${path}?status=CANCELLED`)).body).toHaveLength(1);
    const unknown = '/api/admin/photographers/00000000-0000-4000-8000-000000000000/bookings';
    expect((await studio().adminCall('GET', unknown)).status).toBe(404);
  });
});

describe('one booking', () => {
  it('has every field of the studio’s view (BOOK-040..042, BOOK-069, REP-017)', async () => {
    const { status, body } = await studio().adminCall('GET', `/api/admin/bookings/${ids['Anton']}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: ids['Anton'],
      confirmation_code: expect.stringMatching(/^FB-[A-HJKMNP-Z2-9]{8}$/),
      status: 'CANCELLED',
      start: '2030-06-07T12:00:00+02:00',
      end: '2030-06-07T13:00:00+02:00',
      created_at: '2030-06-03T11:00:00+02:00',
      updated_at: '2030-06-03T11:00:00+02:00',
      customer_name: 'Anton',
      customer_email: 'anton@example.de',
      customer_phone: '+49 170 1234567',
      customer_whatsapp_notifications: false,
      service_id: people['service'],
      service_name: 'Porträt',
      service_name_de: null,
      service_name_ru: 'Портрет',
      service_price: 150,
      owed: 150,
      photographer_id: people['max'],
      photographer_name: 'Max Berger',
      any_photographer: false,
      awaits_birth: null,
      resources: [],
      notes: null,
      photos_delivered: null,
      actual_revenue: null,
      revenue_notes: null,
      cancel_reason: 'krank',
      cancel_code: null,
      cancelled_at: '2030-06-03T11:00:00+02:00',
      cancelled_by: 'admin',
      payment: {
        status: 'none',
        amount: null,
        cash: null,
        on_site: [],
        currency: null,
        due_at: null,
        paid_at: null,
        refund_needed: false,
        problem: null,
        refunded_amount: null,
        refundable_amount: 0,
        contested_amount: 0,
        lost_amount: 0,
        refunds: [],
        rest_processing_amount: 0,
      },
      language: 'de',
      moves_by_customer: 0,
      time_request: null,
      source: 'admin',
      internal: true,
      items: [],
      send_notifications: true,
      confirm_by: null,
      overdue: false,
      allowed_actions: ['restore'],
      version: 2,
    });
  });

  it('is 404 if unknown (BOOK-069)', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'stats', '1']) {
      expect((await studio().adminCall('GET', `/api/admin/bookings/${id}`)).status).toBe(404);
    }
  });
});
