import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Offer } from '#features/offers/contract.ts';
import { endLapsedOffers } from '#features/offers/server/api.ts';
import { applyRetention } from '#features/privacy/server/api.ts';
import { eventBody } from '../contract.ts';
import { webhookStudio } from './testing/webhook-studio.ts';

const { studio, service, photographer, admin, listen, deliver, receivedBodies } = webhookStudio();
const mia = { name: 'Mia Kern', email: 'mia@example.de', phone: '+49 170 7654321' };
const times = ['2030-06-05T10:00:00', '2030-06-06T12:00:00'];

beforeEach(async () => {
  const { db } = studio().database;
  for (const table of ['offer', 'booking', 'occupied_time']) await sql`DELETE FROM ${sql.table(table)}`.execute(db);
});

const offer = (more: object = {}): Promise<Offer> =>
  admin('POST', 'offers', {
    service_id: service(),
    times: times.map((start) => ({ photographer_id: photographer(), start })),
    customer: mia,
    ...more,
  });
const linkOf = ({ url }: Offer): string => url?.split('/').at(-1) ?? '';
const byLink = (made: Offer, action: 'take' | 'decline', body?: object) =>
  studio().call('POST', `/api/offers/${linkOf(made)}/${action}`, body);
const types = () => receivedBodies().map(({ type }) => type);
const stored = async (): Promise<string> => {
  const { rows } = await sql<{ found: string }>`
    SELECT coalesce(string_agg(e::text, ' '), '') AS found FROM webhook_event e`.execute(studio().database.db);
  return rows[0]?.found ?? '';
};

it('an offer that is taken has an event for its creation and one for its end, without its address (OFFER-10)', async () => {
  await listen({ events: ['offer.made', 'offer.ended', 'offer.deleted'] });
  const made = await offer();
  const { body } = await byLink(made, 'take', { time_id: made.times[1]?.id, customer: mia });
  expect(await stored()).toContain(mia.email);
  expect(await stored()).not.toContain(linkOf(made));
  await deliver();
  const { url, ...open } = made;
  expect(url).toContain('/offer/');
  expect(receivedBodies()).toEqual([
    {
      id: expect.any(String),
      type: 'offer.made',
      created_at: '2030-06-03T08:00:00.000+02:00',
      data: open,
      details: {},
    },
    {
      id: expect.any(String),
      type: 'offer.ended',
      created_at: '2030-06-03T08:00:00.000+02:00',
      data: { ...open, state: 'taken', ended_at: '2030-06-03T08:00:00.000+02:00', booking_id: body.booking_id },
      details: { outcome: 'taken' },
    },
  ]);
  for (const sent of receivedBodies()) expect(eventBody(sent.type).parse(sent)).toEqual(sent);
  expect(await stored()).not.toContain(linkOf(made));
});

it.each([
  ['declined', (made: Offer) => byLink(made, 'decline')],
  ['withdrawn', (made: Offer) => admin('POST', `offers/${made.id}/withdraw`)],
  [
    'lapsed',
    async () => {
      studio().setNow('2030-06-05T08:00');
      await endLapsedOffers(studio().context);
    },
  ],
])('an offer that is %s is sent once, at the instant of its end (OFFER-10)', async (outcome, end) => {
  await listen({ events: ['offer.ended'] });
  const made = await offer();
  await end(made);
  await endLapsedOffers({ ...studio().context, now: () => Date.parse('2030-06-07T08:00:00+02:00') });
  await deliver();
  const ended_at = outcome === 'lapsed' ? '2030-06-05T08:00:00.000+02:00' : '2030-06-03T08:00:00.000+02:00';
  expect(receivedBodies()).toMatchObject([
    { created_at: ended_at, data: { id: made.id, state: outcome, ended_at }, details: { outcome } },
  ]);
});

it('the first event contains the open offer, also when it is sent after the end (OFFER-10)', async () => {
  await listen({ events: ['offer.made'] });
  await offer();
  studio().setNow('2030-06-05T08:00');
  await endLapsedOffers(studio().context);
  await deliver();
  expect(receivedBodies()).toMatchObject([{ data: { state: 'open', ended_at: null, times: [{}, {}] } }]);
});

it('an offer that holds nothing because a time is taken has no event (OFFER-10)', async () => {
  await listen({ events: ['offer.made'] });
  await offer();
  await expect(offer()).rejects.toThrow('slot_taken');
  await deliver();
  expect(types()).toEqual(['offer.made']);
});

it('an erasure removes all data of an offer from the log, and receivers get an event to erase it (OFFER-10)', async () => {
  await listen();
  const made = await offer();
  await deliver();
  await byLink(made, 'decline');
  await admin('POST', 'privacy/erase', { email: mia.email, repeated: mia.email });
  expect(await stored()).not.toContain(mia.email);
  await deliver();
  expect(types()).toEqual(['offer.made', 'offer.deleted']);
  expect(receivedBodies()[1].data).toEqual({ id: made.id });
});

it.each([
  ['with its contact', (contact_id: string) => admin('DELETE', `contacts/${contact_id}`)],
  [
    'three months after its end',
    async () => {
      studio().setNow('2030-09-05T08:01');
      await endLapsedOffers({ ...studio().context, now: () => Date.parse('2030-06-05T08:00:00+02:00') });
      await applyRetention(studio().context);
    },
  ],
])(
  'of an offer that is deleted %s only its id is sent and kept, also if its events were waiting (OFFER-10)',
  async (_, remove) => {
    await listen({ events: ['offer.made', 'offer.deleted'] });
    const contact = await admin<{ id: string }>('POST', 'contacts', { ...mia, source: 'fb' });
    const made = await offer({ contact_id: contact.id });
    expect(await stored()).toContain(mia.email);
    await remove(contact.id);
    expect(await stored()).not.toContain(mia.email);
    await deliver();
    expect(receivedBodies()).toMatchObject([{ type: 'offer.deleted', data: { id: made.id }, details: {} }]);
  },
);
