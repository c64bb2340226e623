import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { studioWithSecondSession } from '../testing/studio-with-second-session.ts';

const { studio, attempt, service, addService, second } = studioWithSecondSession();

const start = '2030-06-05T10:00:00+02:00';
const both = (more: object = {}) => ({ options: [{ id: second(), count: 1 }], ...more });

it('another service, a second one of two, an unknown one and a service that is no second session are refused (PLAN-33)', async () => {
  const other = await addService({ name: 'Haustier', as_second_session: true });
  const plain = await addService({ name: 'Hochzeit' });
  const codeOf = async (...ids: string[]) => {
    const options = ids.map((id) => ({ id, count: 1 }));
    const { status, body } = await attempt(start, { options });
    return [status, body.code];
  };
  expect(await codeOf(second(), other)).toEqual([400, 'too_many_sessions']);
  expect(await codeOf(plain)).toEqual([400, 'unknown_option']);
  expect(await codeOf(randomUUID())).toEqual([400, 'unknown_option']);
  const { status, body } = await attempt(start, { options: [{ id: second(), count: 2 }] });
  expect([status, body.code]).toEqual([400, 'too_many_sessions']);
});

it('second sessions appear neither in a studio without any, nor for services whose terms apply only to separate bookings (PLAN-33)', async () => {
  const offered = async () => {
    const { body } = await studio().call('GET', `/api/services/${service()}`);
    // Services of other tests may be offered as well.
    return (body.second_sessions ?? []).some(({ id }: { id: string }) => id === second());
  };
  expect(await offered()).toBe(true);
  const putSecond = (changes: object) => studio().adminCall('PUT', `/api/admin/services/${second()}`, changes);
  for (const [terms, usual] of [
    [{ as_second_session: false }, { as_second_session: true }],
    [{ active: false }, { active: true }],
    [{ daily_limit: 3 }, { daily_limit: null }],
    [{ minimum_notice: { kind: 'hours', hours: 48, in_opening_hours: false } }, { minimum_notice: null }],
    [
      { payment_enabled: true, prepayment_amount: 5 },
      { payment_enabled: false, prepayment_amount: 0 },
    ],
    [{ options: [{ name_de: 'Pflicht', price: 1, required: true }] }, { options: [] }],
  ]) {
    expect((await putSecond(terms as object)).status).toBe(200);
    expect(await offered()).toBe(false);
    expect((await putSecond(usual as object)).status).toBe(200);
    expect(await offered()).toBe(true);
  }
  const special = `/api/admin/services/${second()}/special-settings`;
  await studio().adminCall('PUT', special, { promotion_end_date: '2031-01-01' });
  expect(await offered()).toBe(false);
});

it('the price list has another version when a second session has another price, and the old one is refused with the sum (PLAN-32, PLAN-33)', async () => {
  const { price_list_version } = (await studio().call('GET', `/api/services/${service()}`)).body;
  await studio().adminCall('PUT', `/api/admin/services/${second()}`, { price_eur: 25 });
  const { status, body } = await attempt(start, both({ price_list_version }));
  expect([status, body.code, body.price]).toEqual([409, 'price_changed', 175]);
  expect((await attempt(start, both({ price_list_version: body.price_list_version }))).status).toBe(201);
});
