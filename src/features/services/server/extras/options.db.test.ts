import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);
const addRoom = async (): Promise<string> =>
  (await admin('POST', '/api/admin/resources', { kind: 'room', name_de: 'Studio 1' })).body.id;
const addWith = async (body: object) =>
  admin('POST', '/api/admin/services', {
    name: 'Porträt',
    description: 'Im Studio',
    duration_min: 60,
    price_eur: 100,
    ...body,
  });
const put = (id: string, body: object) => admin('PUT', `/api/admin/services/${id}`, body);
const publicOf = async (id: string) => (await studio().call('GET', `/api/services/${id}`)).body;

const makeUp = {
  name_de: 'Make-up',
  name_ru: 'Макияж',
  price: 49.9,
  extra_minutes: 45,
  max_count: 1,
  required: false,
  active: true,
  needs: [],
};
const print = {
  name_de: 'Abzug',
  name_ru: null,
  price: 5,
  extra_minutes: 0,
  max_count: 20,
  required: true,
  active: true,
  needs: [],
};
const people = { included: 2, max: 6, price_each: 15, minutes_each: 10 };

describe('the options of a service', () => {
  it('are stored in the order of the request, changed, and removed when absent (PLAN-30)', async () => {
    const { body: created, status } = await addWith({ options: [makeUp, print], people });
    expect(status).toBe(201);
    expect(created).toMatchObject({ options: [makeUp, print], people });
    const [first, second] = created.options;
    const changed = await put(created.id, {
      options: [
        { ...second, price: 6 },
        { ...print, name_de: 'Album' },
      ],
      people: null,
    });
    expect(changed.body).toMatchObject({
      options: [
        { ...print, id: second.id, price: 6 },
        { ...print, name_de: 'Album', id: expect.any(String) },
      ],
      people: null,
    });
    expect(changed.body.options[1].id).not.toBe(first.id);
    expect((await put(created.id, { price_eur: 120 })).body.options).toEqual(changed.body.options);
    expect((await put(created.id, { options: [] })).body.options).toEqual([]);
  });

  it('customers get the active ones, and no field for a service without any (PLAN-30)', async () => {
    const { body: created } = await addWith({ options: [makeUp, { ...print, active: false }], people });
    const shown = {
      name_de: 'Make-up',
      name_ru: 'Макияж',
      price: 49.9,
      extra_minutes: 45,
      max_count: 1,
      required: false,
    };
    expect(await publicOf(created.id)).toMatchObject({ options: [{ ...shown, id: created.options[0].id }], people });
    expect(Object.keys((await publicOf(created.id)).options[0]).sort()).toEqual([...Object.keys(shown), 'id'].sort());
    await put(created.id, { options: [], people: null });
    const without = await publicOf(created.id);
    expect('options' in without || 'people' in without).toBe(false);
  });

  it.each<[string, object, (string | number)[]]>([
    ['no name', { options: [{ ...makeUp, name_de: ' ' }] }, ['body', 'options', 0, 'name_de']],
    ['a price below 0', { options: [{ ...makeUp, price: -1 }] }, ['body', 'options', 0, 'price']],
    ['too many minutes', { options: [{ ...makeUp, extra_minutes: 481 }] }, ['body', 'options', 0, 'extra_minutes']],
    ['more than 20 of it', { options: [{ ...makeUp, max_count: 21 }] }, ['body', 'options', 0, 'max_count']],
    ['an unknown id', { options: [makeUp, { ...print, id: 'x' }] }, ['body', 'options', 1, 'id']],
    ['more than 30 options', { options: Array.from({ length: 31 }, () => print) }, ['body', 'options']],
    ['fewer people than are included', { people: { ...people, max: 1 } }, ['body', 'people', 'max']],
    ['more than 100 people', { people: { ...people, max: 101 } }, ['body', 'people', 'max']],
  ])('are refused with %s (PLAN-30)', async (_, body, loc) => {
    const created = await addWith(body);
    expect(created.status).toBe(422);
    expect(created.body.detail[0].loc).toEqual(loc);
    const { body: service } = await addWith({});
    expect((await put(service.id, body)).body.detail[0].loc).toEqual(loc);
  });

  it('of another service, or repeated ones, are refused (PLAN-30)', async () => {
    const { body: other } = await addWith({ options: [makeUp] });
    const { body: own } = await addWith({ options: [makeUp] });
    expect((await put(own.id, { options: other.options })).body.detail[0].type).toBe('unknown_option');
    const twice = [own.options[0], own.options[0]];
    expect((await put(own.id, { options: twice })).body.detail[0]).toMatchObject({ loc: ['body', 'options', 1, 'id'] });
  });

  it('may need resources besides those of the service, which then cannot be deleted (PLAN-30, PLAN-01)', async () => {
    const [room, other] = [await addRoom(), await addRoom()];
    const needsOf = (...ids: string[]) => ids.map((id) => ({ resource_ids: [id] }));
    const { body: created } = await addWith({ needs: needsOf(room), options: [{ ...makeUp, needs: needsOf(other) }] });
    expect(created.options[0].needs).toEqual(needsOf(other));
    expect((await admin('DELETE', `/api/admin/resources/${other}`)).body.code).toBe('resource_needed');
    const tooMuch = { options: [{ ...created.options[0], needs: needsOf(room) }] };
    expect((await put(created.id, tooMuch)).body.detail[0]).toMatchObject({
      loc: ['body', 'options', 0, 'needs'],
      type: 'too_many_needs',
    });
    expect((await put(created.id, { needs: needsOf(other) })).body.detail[0]).toMatchObject({
      loc: ['body', 'needs'],
      type: 'too_many_needs',
    });
    await put(created.id, { options: [] });
    expect((await admin('DELETE', `/api/admin/resources/${other}`)).status).toBe(200);
  });

  it('count as changes of the service: a stale version changes nothing (PLAN-30)', async () => {
    const { body: created } = await addWith({ options: [makeUp] });
    const changed = await put(created.id, {
      options: [{ ...created.options[0], price: 60 }],
      version: created.version,
    });
    expect(changed.body.version).toBeGreaterThan(created.version);
    const stale = await put(created.id, { options: [], version: created.version });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', service: { options: [{ price: 60 }] } },
    });
    const same = await put(created.id, { options: changed.body.options });
    expect(same.body.version).toBe(changed.body.version);
  });

  it('a system service has none (PLAN-30)', async () => {
    const id = await studio().addService({ is_system_service: true, name: 'Gutschein' });
    expect((await put(id, { options: [makeUp] })).body.code).toBe('system_service');
    expect((await put(id, { people })).body.code).toBe('system_service');
    expect((await put(id, { options: [], people: null })).status).toBe(200);
  });
});

describe('the version of the price list', () => {
  it('changes with prices and minutes of choices, not with names (PLAN-32)', async () => {
    const { body: created } = await addWith({ options: [makeUp, { ...print, active: false }], people });
    const versions = [created.price_list_version as string];
    expect((await publicOf(created.id)).price_list_version).toBe(versions[0]);
    const [first, second] = created.options;
    const same = { name: 'Neu', options: [second, { ...first, name_de: 'Visagistin' }] };
    expect((await put(created.id, same)).body.price_list_version).toBe(versions[0]);
    for (const change of [
      { price_eur: 101 },
      { options: [{ ...first, price: 50 }, second] },
      { options: [{ ...first, extra_minutes: 30 }, second] },
      { options: [{ ...first, required: true }, second] },
      { options: [first, { ...second, active: true }] },
      { people: { ...people, included: 1 } },
      { people: null },
    ]) {
      const { price_list_version } = (await put(created.id, change)).body;
      expect(versions).not.toContain(price_list_version);
      versions.push(price_list_version);
    }
    const back = { price_eur: 100, options: [first, second], people };
    expect((await put(created.id, back)).body.price_list_version).toBe(versions[0]);
  });

  it('each change of the options creates a new edition (PLAN-32)', async () => {
    const edition = async () =>
      (await sql<{ edition: string }>`SELECT edition FROM studio_edition`.execute(studio().database.db)).rows[0]
        ?.edition;
    const { body: created } = await addWith({ options: [makeUp] });
    const before = await edition();
    await sql`UPDATE service_option SET price_cents = 1 WHERE service_id = ${created.id}`.execute(studio().database.db);
    expect(await edition()).not.toBe(before);
  });
});
