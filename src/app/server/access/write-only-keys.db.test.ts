import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bookableStudio } from '#features/booking/server/testing/bookable-studio.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { success } from '#shared/contract/fields.ts';
import type { Scope } from '#shared/contract/scope.ts';
import { featureRoutes } from '../routes.ts';

const { studio, photographer, service, book } = bookableStudio();

const callerWith = async (...scopes: Scope[]) => {
  const { body } = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Programm', scopes });
  return (method: 'POST' | 'PUT' | 'PATCH', path: string, sent: object = {}) =>
    studio().call(method, path, sent, { authorization: `Bearer ${body.token}` });
};

/** Personal data in the booking, contact and note below. Shorter digits occur in ids. */
const personal = /Änne|Müller|aenne|170 ?1234567|Geheim/;

describe('a write-only API key', () => {
  it('changes bookings, and gets their status but no customer data (SRV-90)', async () => {
    const { booking_id } = await book('2030-06-10T10:00', { notes: 'Geheim' });
    const path = `/api/admin/bookings/${booking_id}`;
    const call = await callerWith('bookings:write');
    const all = await callerWith('bookings:write', 'bookings:read');
    const trimmed = ['allowed_actions', 'confirmation_code', 'end', 'id', 'start', 'status', 'updated_at', 'version'];
    const responses = [
      await call('PUT', path),
      await call('PUT', path, { start: '2030-06-10T12:00' }),
      await call('PUT', `${path}/status?new_status=CONFIRMED`),
      await call('POST', `${path}/cancel`, { reason: 'Geheim' }),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(trimmed);
      expect(JSON.stringify(body)).not.toMatch(personal);
    }
    expect(responses.at(-1)?.body).toMatchObject({ id: booking_id, status: 'CANCELLED' });
    const stale = await call('PUT', path, { version: 1, notes: 'neu' });
    expect(stale).toMatchObject({ status: 409, body: { code: expect.any(String), detail: expect.any(String) } });
    expect(JSON.stringify(stale.body)).not.toMatch(personal);
    expect((await all('PUT', path)).body).toMatchObject({ customer_name: 'Änne Müller', notes: 'Geheim' });
    expect(JSON.stringify((await all('PUT', path, { version: 1, notes: 'neu' })).body)).toMatch(personal);
  });

  it('books, and gets what it needs to continue', async () => {
    const call = await callerWith('bookings:write');
    const { status, body } = await call('POST', '/api/admin/bookings', {
      service_id: service(),
      photographer_id: photographer(),
      start: '2030-06-10T10:00',
      customer: { name: 'Änne Müller', email: 'aenne@example.de' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ booking_id: body.id, status: 'PENDING', version: expect.any(Number) });
    expect(JSON.stringify(body)).not.toMatch(personal);
  });

  it('with access to contacts gets only the status of their bookings', async () => {
    const { booking_id } = await book('2030-06-10T10:00');
    const made = await studio().adminCall('POST', '/api/admin/contacts', { name: 'Otto', email: 'otto@example.de' });
    const converted = { converted_to_booking: true, converted_to_booking_id: booking_id };
    await studio().adminCall('PATCH', `/api/admin/contacts/${made.body.id}`, converted);
    const look = async (...scopes: Scope[]) => {
      const { body } = await studio().adminCall('POST', '/api/admin/api-keys', { name: 'Programm', scopes });
      const path = `/api/admin/contacts/${made.body.id}/booking`;
      return (await studio().call('GET', path, undefined, { authorization: `Bearer ${body.token}` })).body;
    };
    const shown = await look('contacts:read');
    expect(shown).toMatchObject({ booking_id, status: 'PENDING', conversion_type: 'same_service' });
    expect(JSON.stringify(shown)).not.toMatch(personal);
    expect((await look('contacts:read', 'bookings:read')).customer).toMatchObject({ name: 'Änne Müller' });
  });

  it('changes contacts without reading them', async () => {
    const made = await studio().adminCall('POST', '/api/admin/contacts', {
      name: 'Änne Müller',
      email: 'aenne@example.de',
      notes: 'Geheim',
    });
    const path = `/api/admin/contacts/${made.body.id}`;
    const call = await callerWith('contacts:write');
    const contact = {
      id: made.body.id,
      phase: 'new',
      created_at: expect.any(String),
      phase_entered_at: expect.any(String),
    };
    expect((await call('PATCH', path)).body).toEqual(contact);
    expect((await call('POST', '/api/admin/contacts', { name: 'Änne', email: 'aenne2@example.de' })).body).toEqual({
      ...contact,
      id: expect.any(String),
    });
    const reader = await callerWith('contacts:write', 'contacts:read');
    expect((await reader('PATCH', path)).body).toMatchObject({ name: 'Änne Müller', notes: 'Geheim' });
  });

  it('changes notes about customers without reading them', async () => {
    await book('2030-06-10T10:00');
    const notes = '/api/admin/customers/aenne%40example.de/notes';
    const made = await studio().adminCall('POST', notes, { note: 'Geheim' });
    const path = `/api/admin/customers/notes/${made.body.id}`;
    const call = await callerWith('customers:write');
    const note = {
      id: made.body.id,
      note_type: 'general',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    };
    expect((await call('PUT', path)).body).toEqual(note);
    expect((await call('POST', notes, { note: 'neu' })).body).toEqual({ ...note, id: expect.any(String) });
    const reader = await callerWith('customers:write', 'customers:read');
    expect((await reader('PUT', path)).body).toMatchObject({ note: 'Geheim' });
  });

  it('finds no endpoint that returns more: each trims its response, or returns what was sent (SRV-90)', () => {
    const writing = featureRoutes(studio().context)
      .flatMap(({ contract }) => Object.entries<Endpoint>(contract))
      .filter(([, { scope }]) => scope?.endsWith(':write'));
    const untrimmed = writing
      .filter(([, { trimmed, response }]) => trimmed === undefined && response !== success)
      .map(([key]) => key);
    // The response contains the sent note, the time, and its author: the key itself.
    expect(untrimmed).toEqual(['POST /api/admin/contacts/{id}/notes']);
    for (const [key, { scope, trimmed }] of writing) {
      if (!trimmed) continue;
      expect([key, trimmed.unless]).toEqual([key, scope?.replace(':write', ':read')]);
      const { properties = {} } = z.toJSONSchema(trimmed.response) as { properties?: object };
      const revealing = Object.keys(properties).filter((name) =>
        /name|email|phone|customer|^notes?$|reason|raw/.test(name),
      );
      expect([key, revealing]).toEqual([key, []]);
    }
  });
});
