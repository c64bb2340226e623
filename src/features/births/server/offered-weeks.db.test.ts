import { describe, expect, it } from 'vitest';
import { birthStudio } from './testing/birth-studio.ts';

const { studio, ids, call, waitFor, take, born, configure } = birthStudio();

describe('the weeks on offer', () => {
  const offered = async (due_on?: string) =>
    (await call('GET', `/api/birth-windows/${ids.service}${due_on ? `?due_on=${due_on}` : ''}`)).body;

  it('come with the price, the deposit, the rest, and the days after the birth (BABY-01)', async () => {
    await waitFor(null);
    expect(await offered('2030-03-06')).toMatchObject({
      service_id: ids.service,
      name: 'Neugeborene',
      duration_min: 120,
      first_day: 5,
      last_day: 14,
      price: 150,
      prepayment: 75,
      rest: 75,
      waiting_list: false,
      refusal: null,
    });
    await waitFor(2);
    await configure({ stripe_enabled: false });
    expect(await offered('2030-03-06')).toMatchObject({ prepayment: 0, rest: 150, waiting_list: true });
  });

  it('are none without a due date, and none but a reason for one that cannot be (BABY-01)', async () => {
    const unknown = await offered();
    expect([unknown.refusal, unknown.photographers[0].weeks]).toEqual([null, []]);
    const past = await offered('2029-12-01');
    expect([past.refusal, past.photographers[0].weeks]).toEqual([
      'Dieser Geburtstermin liegt schon länger zurück. Bitte melden Sie sich beim Studio.',
      [],
    ]);
    expect((await call('GET', `/api/birth-windows/${await studio().addService()}`)).status).toBe(404);
  });

  it('count only places within the plan of their photographer (BABY-01)', async () => {
    const other = await studio().addPhotographer();
    const early = await take(1);
    for (const number of [2, 3]) await take(number, { week: '2030-03-11' });
    studio().setNow('2030-03-13T08:00');
    await born(early, '2030-03-12');
    const { photographers } = await offered('2030-03-12');
    const free = (id: string) => photographers.find((one: { id: string }) => one.id === id).weeks[0].free;
    expect([free(ids.photographer), free(other)]).toEqual([0, 2]);
  });
});
