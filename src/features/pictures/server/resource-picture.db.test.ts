import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawn, pictureStudio } from './testing/picture-studio.ts';

const { studio, upload, added, fetched, counted } = pictureStudio();
const resources = '/api/admin/resources';

const room = async (more: object = {}): Promise<string> => {
  const { status, body } = await studio().adminCall('POST', resources, { kind: 'room', name_de: 'Saal', ...more });
  expect(status).toBe(201);
  return body.id;
};
const read = async (id: string) => (await studio().adminCall('GET', `${resources}/${id}`)).body;

describe('the picture of a room', () => {
  it('is one, is listed with the room, and is erased with it; a photographer has none here (PLAN-01, PIC-01)', async () => {
    const [one, two] = [await room(), await room({ name_de: 'Garten' })];
    const bytes = await drawn(700, 120).jpeg().toBuffer();
    const before = await counted();
    await added('resource', one, bytes);
    expect((await upload('resource', one, bytes)).status).toBe(409);
    const { body } = await studio().adminCall('GET', resources);
    const [shown, plain] = [one, two].map((id) => body.find((each: { id: string }) => each.id === id));
    expect(shown.picture).toMatchObject({ width: 700, height: 120 });
    expect(plain).not.toHaveProperty('picture');
    expect(await read(one)).toEqual(shown);
    expect(await read(two)).toEqual(plain);
    const photographer = await studio().addPhotographer();
    for (const id of [photographer, randomUUID()]) expect((await upload('resource', id, bytes)).status).toBe(404);
    expect((await studio().adminCall('DELETE', `${resources}/${one}`)).status).toBe(200);
    expect(await counted()).toEqual(before);
    expect((await fetched(`/pictures/${shown.picture.name}-320.avif`)).statusCode).toBe(404);
    expect((await upload('resource', one, bytes)).status).toBe(404);
  });

  it('is shown to the customer of a booking only if the room is (PLAN-01, PLAN-41)', async () => {
    const [service, photographer] = [await studio().addService(), await studio().addPhotographer()];
    const [shown, hidden] = [await room({ shown_to_customers: true }), await room({ name_de: 'Lager' })];
    for (const id of [shown, hidden]) await added('resource', id);
    const needs = [{ resource_ids: [shown] }, { resource_ids: [hidden] }];
    expect((await studio().adminCall('PUT', `/api/admin/services/${service}`, { needs })).status).toBe(200);
    studio().setNow('2030-06-03T08:00');
    const { body, status } = await studio().call('POST', '/api/bookings', {
      service_id: service,
      photographer_id: photographer,
      start: '2030-06-04T10:00',
      location_id: 'company',
      customer: { name: 'Eva Blum', email: 'eva@example.de', phone: '+49 151 1234567' },
    });
    expect(status).toBe(201);
    const { picture } = await read(shown);
    for (const query of ['', `?token=${body.cancel_token}`]) {
      const page = (await studio().call('GET', `/api/bookings/${body.booking_id}${query}`)).body;
      expect(page.resources).toEqual([{ name_de: 'Saal', name_ru: null, picture }]);
    }
  });
});
