import { describe, expect, it } from 'vitest';
import { campaignStudio, personOf } from './testing/campaign-studio.ts';

const { studio, make, take, shown, change } = campaignStudio();

const settings = (more: object) => studio().adminCall('PUT', '/api/admin/calendar/settings', more);

describe('a campaign as customers see it', () => {
  it('has its texts, its day, and the terms of each spot (MINI-01, MINI-02)', async () => {
    await settings({ waiting_list_hours: null });
    const made = await make({ name_ru: 'Мини', text_de: 'Mit Baum', text_ru: 'С ёлкой', once_per_person: false });
    const view = await shown();
    expect(view).toMatchObject({
      slug: 'minis',
      state: 'open',
      name_de: 'Weihnachts-Minis',
      name_ru: 'Мини',
      text_de: 'Mit Baum',
      text_ru: 'С ёлкой',
      date: '2030-06-08',
      start: '2030-06-08T10:00:00+02:00',
      end: '2030-06-08T12:00:00+02:00',
      session_minutes: 20,
      once_per_person: false,
      sibling_price: null,
      access_codes: false,
      counts: { total: 5, sold: 0, free: 5 },
      resources: [],
      early: false,
      waiting_list: false,
    });
    expect(view.spots).toHaveLength(5);
    expect(view.spots[4]).toEqual({
      id: made.spots[4]?.id,
      start: '2030-06-08T11:40:00+02:00',
      end: '2030-06-08T12:00:00+02:00',
      state: 'free',
      price: 79,
      prepayment: 0,
      rest: 79,
      cancel_terms: null,
      with_siblings: [],
    });
    await settings({ waiting_list_hours: 2 });
    expect((await shown()).waiting_list).toBe(true);
  });

  it('names the resources that the studio shows, and no others (MINI-01)', async () => {
    const add = async (name_de: string, more: object) =>
      (await studio().adminCall('POST', '/api/admin/resources', { kind: 'set', name_de, units: 1, ...more })).body.id;
    const resource_ids = [
      await add('Winterwald', { name_ru: 'Зимний лес', shown_to_customers: true }),
      await add('Lager', { shown_to_customers: false }),
    ];
    await make({ resource_ids });
    expect((await shown()).resources).toEqual([{ name_de: 'Winterwald', name_ru: 'Зимний лес' }]);
  });

  it('shows a spot as free, over or taken, whatever has its time (MINI-02)', async () => {
    const made = await make();
    await change(`${made.id}/spots/${made.spots[2]?.id}`, { paused: true });
    await take(made.spots[3]?.id);
    studio().setNow('2030-06-08T10:25');
    const states = (await shown()).spots.map(({ state }: { state: string }) => state);
    expect(states).toEqual(['over', 'over', 'taken', 'taken', 'free']);
  });

  it('is early only with the link and before it opens (MINI-02)', async () => {
    const made = await make({ opens_at: '2030-06-04T09:00:00' });
    const early = new URL(made.early_url ?? '').searchParams.get('early');
    expect((await shown(`?early=${early}`)).early).toBe(true);
    expect((await shown('?early=AAAAAAAAAAAAAAAAAAAAAA')).early).toBe(false);
    studio().setNow('2030-06-04T09:00');
    expect((await shown(`?early=${early}`)).early).toBe(false);
  });
});

it('says why a spot was not booked in the language of the customer (MINI-02)', async () => {
  const made = await make();
  await take(made.spots[0]?.id);
  const said = async (more: object) => (await take(made.spots[0]?.id, { customer: personOf(2), ...more })).body.detail;
  expect(await said({})).toBe('Dieser Termin ist gerade vergeben worden. Bitte wählen Sie einen anderen.');
  expect(await said({ language: 'ru' })).toBe('Это время только что заняли. Пожалуйста, выберите другое.');
});
