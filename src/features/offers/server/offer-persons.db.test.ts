import { expect, it } from 'vitest';
import { carryErasures } from '#features/privacy/server/api.ts';
import { mia, offeringStudio } from './testing/offering-studio.ts';

const { studio, tryOffer, offer, shown } = offeringStudio();
const addContact = async (contact: object): Promise<string> =>
  (await studio().adminCall('POST', '/api/admin/contacts', { source: 'fb', ...contact })).body.id;

it.each([
  ['a name', { email: mia.email }, 'name'],
  ['an e-mail address', { name: mia.name }, 'email'],
])('reports the field of a person without %s (OFFER-01)', async (_, customer, field) => {
  const refused = await tryOffer(['05T10:00'], { customer });
  expect([refused.status, refused.body.detail[0]]).toMatchObject([
    422,
    { loc: ['body', 'customer', field], type: 'missing' },
  ]);
});

it('entered contact data overrides that of the contact, and a missing telephone number stays empty (OFFER-01)', async () => {
  const contact_id = await addContact(mia);
  const entered = { name: 'Mia Neu', email: 'neu@example.de', phone: '+49 30 1234567', language: 'ru' };
  expect((await offer(['05T10:00'], { customer: entered, contact_id })).customer).toEqual(entered);
  const { name, email } = mia;
  const unreachable = await offer(['06T10:00'], { customer: { name, email } });
  expect(unreachable).toMatchObject({ customer: { name, email, phone: '', language: 'de' }, ended_at: null });
});

it('an offer without a language has that of its contact (OFFER-11)', async () => {
  const russian = await addContact({ ...mia, tags: ['Russisch'] });
  const customer = { phone: mia.phone };
  expect((await offer(['05T10:00'], { customer, contact_id: russian })).customer.language).toBe('ru');
  const asked = { customer: { ...customer, language: 'de' }, contact_id: russian };
  expect((await offer(['05T12:00'], asked)).customer.language).toBe('de');
  const other = await addContact({ ...mia, tags: ['Familie'] });
  expect((await offer(['05T14:00'], { customer, contact_id: other })).customer.language).toBe('de');
});

it('lists the offers to one contact, or all, the newest first (OFFER-01)', async () => {
  const listed = async (query = ''): Promise<string[]> =>
    (await studio().adminCall('GET', `/api/admin/offers${query}`)).body.map(({ id }: { id: string }) => id);
  const contact_id = await addContact(mia);
  const first = await offer(['05T10:00'], { contact_id });
  studio().setNow('2030-06-03T08:01');
  const second = await offer(['06T10:00']);
  expect(await listed(`?contact_id=${contact_id}`)).toEqual([first.id]);
  expect(await listed()).toEqual([second.id, first.id]);
});

it('a restore deletes the offers of an erased person again, and keeps later ones and those of others (G11)', async () => {
  const others = await offer(['05T10:00'], { customer: { ...mia, email: 'other@example.de' } });
  await offer(['06T10:00']);
  await studio().adminCall('POST', '/api/admin/privacy/erase', { email: mia.email, repeated: mia.email });
  const forgetAgain = await carryErasures(studio().database.db, studio().context.now);
  // As in the backup, which is older than the erasure.
  const before = await offer(['06T10:00']);
  studio().setNow('2030-06-03T09:00');
  const later = await offer(['07T10:00']);
  await studio().database.db.transaction().execute(forgetAgain);
  expect((await shown(before)).status).toBe(404);
  expect([(await shown(later)).status, (await shown(others)).status]).toEqual([200, 200]);
});
