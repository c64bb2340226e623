import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import type { TestStudio } from '#app/server/testing/test-studio.ts';
import { offeringStudio } from '#features/offers/server/testing/offering-studio.ts';
import { hashOfSecret, secretText } from '#shared/server/secrets/secret-link.ts';
import type { WaitingPerson } from '../../contract.ts';
import { mostListed } from '../../domain/entry-state.ts';
import { offerFreeTimes } from '../offers/offer-free-times.ts';

/** The starts of a full day of one photographer: sessions of an hour with a buffer of 15 minutes. */
export const fullDay = ['09:00', '10:15', '11:30', '12:45', '14:00', '15:15', '16:30'];

/** A studio with a waiting list whose Wednesday, 5 June 2030, is full, and calls of the endpoints. */
export const studioWithWaitingList = () => {
  const offering = offeringStudio();
  const { studio, service, photographer, book } = offering;
  beforeEach(async () => {
    await sql`TRUNCATE waiting_entry, message CASCADE`.execute(studio().database.db);
    await set(2);
    await assign([photographer()]);
  });
  /** Removes the photographers of former tests from the service. */
  const assign = async (assigned_photographers: readonly string[]) => {
    const path = `/api/admin/services/${service()}/special-settings`;
    const { status } = await studio().adminCall('PUT', path, { assigned_photographers });
    if (status !== 200) throw new Error(`Not assigned: ${status}`);
  };
  const set = async (waiting_list_hours: number | null) => {
    const { status } = await studio().adminCall('PUT', '/api/admin/calendar/settings', { waiting_list_hours });
    if (status !== 200) throw new Error(`Not set: ${status}`);
  };
  /** Books every time of the day; returns the ids of the bookings by start. */
  const fill = async (date = '2030-06-05', starts: readonly string[] = fullDay) => {
    const ids = new Map<string, string>();
    for (const start of starts) {
      const customer = {
        name: 'Voll',
        email: `voll${date}${start.replace(':', '')}@example.de`,
        phone: '+49 170 1111111',
      };
      ids.set(start, (await book(`${date}T${start}:00`, { customer })).booking_id);
    }
    return ids;
  };
  const tryJoin = (name: string, more: object = {}) =>
    studio().call('POST', '/api/waiting-list', {
      service_id: service(),
      first_day: '2030-06-05',
      last_day: '2030-06-05',
      customer: { name, email: `${name.toLowerCase()}@example.de` },
      ...more,
    });
  const join = async (name: string, more: object = {}) => {
    const { status, body } = await tryJoin(name, more);
    if (status !== 201) throw new Error(`Not joined: ${JSON.stringify(body)}`);
    return body;
  };
  const look = () => offerFreeTimes(studio().context);
  return { ...offering, ...personsOf(studio), assign, set, fill, tryJoin, join, look };
};

/** The persons on the list, the times offered to them, and their links. */
const personsOf = (studio: () => TestStudio) => {
  const listed = async (): Promise<WaitingPerson[]> => {
    const all: WaitingPerson[] = [];
    for (;;) {
      const { body } = await studio().adminCall('GET', `/api/admin/waiting-list?offset=${all.length}`);
      all.push(...body);
      if (body.length < mostListed) return all;
    }
  };
  const person = async (name: string): Promise<WaitingPerson> => {
    const found = (await listed()).find(({ customer }) => customer.name === name);
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  };
  /** The start that is currently offered to each person. */
  const held = async () => {
    const open = (await listed()).flatMap(({ customer, offered }) =>
      offered.filter(({ is_open }) => is_open).map(({ start }) => `${customer.name} ${start.slice(8, 16)}`),
    );
    return open.sort();
  };
  const linkOfEntry = async (name: string): Promise<string> => {
    const { id } = await person(name);
    const secret = secretText(studio().context.secretKey, 'waiting', id);
    const { rows } = await sql`
      SELECT 1 FROM waiting_entry WHERE link_hash = ${hashOfSecret(secret)}`.execute(studio().database.db);
    if (rows.length !== 1) throw new Error('The link is not that of the entry');
    return secret;
  };
  /** Takes, declines or shows the offer to a person, by the link of the mail. */
  const offerOf = async (name: string) => {
    const { body } = await studio().call('GET', `/api/waiting-list/${await linkOfEntry(name)}`);
    const link = body.offer?.url?.split('/').at(-1);
    const shown = (await studio().call('GET', `/api/offers/${link}`)).body;
    const { email } = (await person(name)).customer;
    const customer = { name, email, phone: '+49 170 2222222' };
    return {
      shown,
      take: () => studio().call('POST', `/api/offers/${link}/take`, { time_id: shown.times[0].id, customer }),
      decline: () => studio().call('POST', `/api/offers/${link}/decline`),
    };
  };
  return { listed, person, held, linkOfEntry, offerOf };
};
