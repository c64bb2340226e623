import { describe, expect, it } from 'vitest';
import type { Contact } from '../contract.ts';
import { contactCalls, path } from './testing/contact-calls.ts';

const { studio, add, post } = contactCalls();

describe('the list of new contacts', () => {
  const since = (instant: string) =>
    studio().adminCall('GET', `${path}/check-new?since=${encodeURIComponent(instant)}`);

  it('returns each contact added after an instant exactly once, also when many are added concurrently (CONT-114, SRV-56)', async () => {
    const first = await add();
    expect((await since(first.created_at)).body).toEqual({ has_new: false, count: 0, contacts: [] });
    await Promise.all(Array.from({ length: 60 }, (_, i) => add({ name: `Neu ${i}`, phone: '030 1' })));
    const seen: Contact[] = [];
    for (let from = first.created_at; ; from = seen.at(-1)?.created_at ?? from) {
      const { body } = await since(from);
      expect(body).toMatchObject({ has_new: body.count > 0, count: body.contacts.length });
      expect(body.count).toBeLessThanOrEqual(50);
      if (!body.has_new) break;
      seen.push(...body.contacts);
    }
    expect(seen).toHaveLength(60);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['created_at', 'email', 'id', 'name', 'phone']);
    expect(seen.map(({ created_at }) => created_at)).toEqual(seen.map(({ created_at }) => created_at).sort());
  });

  it('accepts an instant with any offset and refuses anything else (SRV-56)', async () => {
    const { id } = await add();
    expect((await since('2030-06-03T05:59:59.999Z')).body.contacts).toEqual([expect.objectContaining({ id })]);
    expect((await since('2030-06-03T06:00:00.000Z')).body.has_new).toBe(false);
    expect((await since('gestern')).status).toBe(422);
    expect((await studio().adminCall('GET', `${path}/check-new`)).status).toBe(422);
  });
});

it('a contact waits since an earlier instant, if that was sent, and never since a later one (CSV-041, SRV-57)', async () => {
  const entered = async (phase_entered_at: string | null) => (await add({ phase_entered_at })).phase_entered_at;
  expect(await entered('2030-06-01T10:00:00+02:00')).toBe('2030-06-01T10:00:00.000+02:00');
  expect(await entered('2030-06-01T10:00')).toBe('2030-06-01T10:00:00.000+02:00');
  expect(await entered('2031-01-01T10:00:00Z')).toBe('2030-06-03T08:00:00.000+02:00');
  expect(await entered(null)).toBe('2030-06-03T08:00:00.000+02:00');
  const contact = { name: 'Mia', email: 'mia@example.de', phase_entered_at: 'vorgestern' };
  expect(await post(contact)).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'phase_entered_at'] }] },
  });
});
