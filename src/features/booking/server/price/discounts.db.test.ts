import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { payingStudio } from '../testing/paying-studio.ts';

const { studio, configure } = payingStudio();
const db = () => studio().database.db;
let service = '';
let photographer = '';
beforeEach(async () => {
  service = await studio().addService();
  photographer = await studio().addPhotographer();
});
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const person = (name: string) => ({
  name: 'Änne Müller',
  email: `${name}@example.de`,
  phone: `+49 170 ${Array.from(name)
    .map((letter) => letter.charCodeAt(0))
    .join('')
    .padStart(7, '1')}`,
});
let codes = 0;
const addCode = async (more: object): Promise<{ id: string; code: string }> => {
  codes++;
  const { status, body } = await admin('POST', '/api/admin/discount-codes', { code: `code-${codes}`, ...more });
  expect(status).toBe(201);
  return body;
};
const book = (more: object, start = '2030-06-05T09:00:00') =>
  studio().call('POST', '/api/bookings', {
    service_id: service,
    photographer_id: photographer,
    location_id: 'company',
    start,
    customer: person('aenne'),
    ...more,
  });
const check = (code: string) => studio().call('POST', '/api/discount-codes/check', { code, service_id: service });
const read = async (id: string) => (await admin('GET', `/api/admin/bookings/${id}`)).body;
const usesOf = async (id: string): Promise<number> =>
  (await admin('GET', '/api/admin/discount-codes')).body.find((one: { id: string }) => one.id === id).uses;

describe('a booking with a discount code', () => {
  it.each([
    [{ percent: 20 }, 30, 120],
    [{ amount: 25.5 }, 25.5, 124.5],
    [{ amount: 200 }, 150, 0],
    [{ percent: 33 }, 49.5, 100.5],
  ])('costs less by %j, as it was shown (VOU-04)', async (value, reduction, price) => {
    const { code } = await addCode(value);
    const shown = (await check(` ${code.toLowerCase()} `)).body;
    expect(shown).toEqual({ code, full_price: 150, reduction, price, prepayment: price / 2 });
    const made = await book({ discount_code: code, expected_price: price, expected_prepayment: price / 2 });
    expect(made.status).toBe(201);
    const booking = await read(made.body.booking_id);
    expect(booking.service_price).toBe(price);
    expect(booking.items).toMatchObject([{ kind: 'discount', name_de: `Rabattcode ${code}`, price: -reduction }]);
  });

  it('is refused at the price without the code, with the reduced amounts (VOU-04)', async () => {
    const { code } = await addCode({ percent: 20 });
    const refused = await book({ discount_code: code, expected_price: 150 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', price: 120, prepayment: 60 } });
  });

  it('of another version of the price list is refused with the reduced amounts, or the whole ones of a code that has ended (VOU-04, VOU-05)', async () => {
    const { id, code } = await addCode({ percent: 20 });
    const wanted = { discount_code: code, expected_price: 100, price_list_version: 'before' };
    const { body, status } = await book(wanted);
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body).toMatchObject({ expected_price: 100, price: 120, prepayment: 60 });
    const { price, prepayment, price_list_version } = body;
    const now = { expected_price: price, expected_prepayment: prepayment, price_list_version };
    await admin('PATCH', `/api/admin/discount-codes/${id}`, { active: false });
    expect((await book(wanted)).body).toMatchObject({ price: 150, prepayment: 75 });
    await admin('PATCH', `/api/admin/discount-codes/${id}`, { active: true });
    expect((await book({ ...wanted, ...now })).status).toBe(201);
  });

  it('made by the studio is reduced too, and keeps its reduction when it is edited (VOU-04)', async () => {
    const { code } = await addCode({ amount: 100 });
    const made = await admin('POST', '/api/admin/bookings', {
      service_id: service,
      photographer_id: photographer,
      start: '2030-06-05T09:00:00',
      customer_name: 'Änne Müller',
      discount_code: code,
    });
    expect(made).toMatchObject({ status: 201, body: { service_price: 50 } });
    const cheap = await studio().addService({ name: 'Kurz', price_cents: 6000 });
    const change = (service_id: string) =>
      admin('PUT', `/api/admin/bookings/${made.body.booking_id}`, { service_id }).then(({ body }) => body);
    expect((await change(cheap)).service_price).toBe(0);
    const { items, service_price } = await change(service);
    expect([service_price, items[0].price]).toEqual([90, -60]);
  });
});

describe('a discount code', () => {
  it.each([
    ['exists', {}, 'NOWHERE', 'discount_unknown'],
    ['is switched on', { active: false }, undefined, 'discount_unknown'],
    ['has begun', { valid_from: '2031-01-01' }, undefined, 'discount_not_yet'],
    ['is not over', { valid_until: '2020-01-01' }, undefined, 'discount_over'],
    [
      'is for the service',
      { service_ids: ['00000000-0000-4000-8000-000000000000'] },
      undefined,
      'discount_other_service',
    ],
  ])('applies only if it %s (VOU-04)', async (_, limits, typed, refusal) => {
    const { code } = await addCode({ percent: 10, ...limits });
    const expected = { status: 400, body: { code: refusal, detail: expect.stringMatching(/\S{3}/) } };
    expect(await check(typed ?? code)).toMatchObject(expected);
    expect(await book({ discount_code: typed ?? code })).toMatchObject(expected);
  });

  it('with 10 uses is used exactly 10 times by many bookings at once (VOU-04)', async () => {
    const { id, code } = await addCode({ percent: 10, max_uses: 10 });
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, i) => studio().addPhotographer({ name: `Person ${i}` })),
    );
    const answers = await Promise.all(
      Array.from({ length: scaleCount(100, 40) }, (_, i) =>
        book(
          { discount_code: code, photographer_id: people[i % 20], customer: person(`p${i}`) },
          `2030-06-${String(5 + Math.floor(i / 20) * 7)
            .padStart(2, '0')
            .replace('33', '28')}T${i >= 80 ? '15' : '09'}:00:00`,
        ),
      ),
    );
    const made = answers.filter(({ status }) => status === 201);
    const refusals = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code));
    expect([made.length, [...refusals]]).toEqual([10, ['discount_used_up']]);
    expect(await usesOf(id)).toBe(10);
  });

  it('once per person is used once by one mailbox, however often at once (VOU-04)', async () => {
    const { id, code } = await addCode({ percent: 10, once_per_person: true });
    const mailboxes = ['Rosa@example.de', 'rosa@example.de', 'rosa+studio@example.de', 'ROSA+2@example.de'];
    const answers = await Promise.all(
      mailboxes.map((email, i) =>
        book({ discount_code: code, customer: { ...person('rosa'), email } }, `2030-06-0${3 + i}T09:00:00`),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('discount_used_by_person');
    expect((await book({ discount_code: code, customer: person('other') }, '2030-06-10T09:00:00')).status).toBe(201);
    expect(await usesOf(id)).toBe(2);
  });

  it('is free again after its booking was cancelled (VOU-04)', async () => {
    const { code } = await addCode({ percent: 10, max_uses: 1 });
    const first = (await book({ discount_code: code })).body;
    const other = () => book({ discount_code: code, customer: person('other') }, '2030-06-06T09:00:00');
    expect((await other()).body.code).toBe('discount_used_up');
    await studio().call('POST', `/api/bookings/${first.booking_id}/cancel?token=${first.cancel_token}`);
    expect((await other()).status).toBe(201);
  });

  it('that is switched off at the same moment reduces nothing (VOU-04)', async () => {
    const { id, code } = await addCode({ percent: 10 });
    const { booking_id } = (await book({})).body;
    await admin('PATCH', `/api/admin/discount-codes/${id}`, { active: false });
    await expect(
      db()
        .transaction()
        .execute(async (trx) => {
          await sql`
            INSERT INTO booking_item (booking_id, position, kind, discount_code_id, name_de, count, unit_price_cents, unit_minutes)
            VALUES (${booking_id}, 1, 'discount', ${id}, ${code}, 1, -100, 0)`.execute(trx);
        }),
    ).rejects.toMatchObject({ constraint: 'discount_is_active' });
  });

  it('reduces a price only by what the database can add up (VOU-04)', async () => {
    const { code } = await addCode({ percent: 10 });
    const { booking_id } = (await book({ discount_code: code })).body;
    const write = (change: ReturnType<typeof sql>) => change.execute(db());
    await expect(
      write(sql`UPDATE booking_item SET unit_price_cents = -1 WHERE booking_id = ${booking_id}`),
    ).rejects.toMatchObject({ constraint: 'booking_items_add_up' });
    await expect(
      write(sql`UPDATE booking_item SET unit_price_cents = 1 WHERE booking_id = ${booking_id}`),
    ).rejects.toMatchObject({ constraint: 'booking_item_unit_price_cents_check' });
  });

  it('is announced to the page only while one applies to the service (VOU-04)', async () => {
    await configure({});
    await sql`UPDATE discount_code SET active = false`.execute(db());
    const announced = async () =>
      (await studio().call('GET', `/api/payments/service-config/${service}`)).body.takes_codes;
    const { id } = await addCode({ percent: 10, service_ids: [service] });
    expect(await announced()).toBe(true);
    const other = await studio().addService({ name: 'Andere' });
    expect((await studio().call('GET', `/api/payments/service-config/${other}`)).body.takes_codes).toBeUndefined();
    await admin('PATCH', `/api/admin/discount-codes/${id}`, { valid_until: '2020-01-01' });
    expect(await announced()).toBeUndefined();
  });
});
