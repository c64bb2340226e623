import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { handleWaiting } from '#features/days/server/handle-sessions.ts';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { type BuiltStudio, bodyOf, buildStudio, type DrawnStudio } from '../testing/drawn-studio.ts';
import { type TestResponse, testStudio } from '../testing/test-studio.ts';

const studio = testStudio();

beforeEach(async () => {
  studio().setNow('2030-06-03T06:00');
});

interface World extends BuiltStudio {
  /** The sessions with the links of their customers. */
  readonly booked: { readonly id: string; readonly token: string }[];
  /** The sessions that the studio has moved, each with the day that they were on. */
  readonly movedFrom: Set<string>;
  persons: number;
}

/** Times that somebody is offered, and the request with which they take one. */
interface Offered {
  readonly starts: readonly string[];
  readonly claim: (start: string) => Promise<TestResponse>;
}

interface Ask {
  readonly date: string;
  readonly photographer: string;
  /** Draws one of a list. */
  readonly pick: <One>(all: readonly One[]) => One | undefined;
}

const visit = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => studio().call(method, path, body);
const byStudio = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  studio().adminCall(method, `/api/admin${path}`, body);

const build = async (drawn: DrawnStudio): Promise<World> => ({
  ...(await buildStudio(studio(), drawn)),
  booked: [],
  movedFrom: new Set(),
  persons: 0,
});

const personIn = (world: World) => {
  world.persons += 1;
  const number = world.persons;
  return { name: `Person ${number}`, email: `person${number}@example.de`, phone: `+49 170 ${1_000_000 + number}` };
};

/** The times of the day as customers see them, or as the studio does. */
const listed = async (world: World, { date, photographer }: Ask, more = ''): Promise<string[]> => {
  const query = `service_id=${world.service}&photographer_id=${photographer}&date=${date}${more}`;
  const { slots } = await bodyOf(visit('GET', `/api/availability?${query}`));
  return slots.map(({ start }: { start: string }) => start);
};

const remembered = async (world: World, answer: Promise<TestResponse>): Promise<TestResponse> => {
  const response = await answer;
  const { booking_id, cancel_token } = response.body;
  if (response.status < 300) world.booked.push({ id: booking_id, token: cancel_token });
  return response;
};

const nothing: Offered = { starts: [], claim: () => Promise.reject(new Error('There is nothing to claim')) };

/** Whoever times are offered to. */
const claimants: Readonly<Record<string, (world: World, ask: Ask) => Promise<Offered>>> = {
  'a customer': async (world, ask) => ({
    starts: await listed(world, ask),
    claim: (start) =>
      remembered(
        world,
        visit('POST', '/api/bookings', {
          service_id: world.service,
          photographer_id: ask.photographer,
          location_id: 'company',
          start,
          customer: personIn(world),
        }),
      ),
  }),
  'a customer who leaves the photographer open': async (world, ask) =>
    (claimants['a customer'] as (typeof claimants)[string])(world, { ...ask, photographer: 'any' }),
  'the studio': async (world, ask) => ({
    starts: await listed(world, ask, '&notice=none'),
    claim: (start) =>
      byStudio('POST', '/bookings', {
        service_id: world.service,
        photographer_id: ask.photographer,
        start,
        customer: personIn(world),
      }),
  }),
  'a person who gets an offer': async (world, ask) => ({
    starts: await listed(world, ask, '&notice=none'),
    claim: async (start) => {
      const photographer_id = ask.photographer;
      const times = [{ photographer_id, start }];
      const offered = await byStudio('POST', '/offers', {
        service_id: world.service,
        times,
        customer: personIn(world),
      });
      if (offered.status >= 300) return offered;
      const { url, times: held } = offered.body;
      const path = `/api/offers/${url.split('/').at(-1)}/take`;
      return visit('POST', path, { time_id: held[0].id, customer: personIn(world) });
    },
  }),
  'a session that the studio moves': async (world, { date, photographer, pick }) => {
    const session = pick(world.booked);
    if (!session) return nothing;
    const { version, start, end } = await bodyOf(byStudio('GET', `/bookings/${session.id}`));
    const question = { date, photographer_id: photographer };
    const { starts } = await bodyOf(byStudio('POST', `/bookings/${session.id}/free-starts`, question));
    const length = Date.parse(end) - Date.parse(start);
    return {
      starts,
      claim: (to) =>
        byStudio('PUT', `/bookings/${session.id}`, {
          start: to,
          end: new Date(Date.parse(to) + length).toISOString(),
          photographer_id: photographer,
          version,
        }),
    };
  },
  'a session that its customer moves': async (world, { date, pick }) => {
    const session = pick(world.booked);
    if (!session) return nothing;
    const { slots } = await bodyOf(
      visit('GET', `/api/bookings/${session.id}/move/times?token=${session.token}&date=${date}`),
    );
    return {
      starts: slots.map(({ start }: { start: string }) => start),
      claim: (start) => visit('POST', `/api/bookings/${session.id}/move?token=${session.token}`, { start }),
    };
  },
  'a customer whose day the studio moves': async (world, { pick }) => {
    const session = pick(world.booked);
    if (!session) return nothing;
    const { start } = await bodyOf(byStudio('PUT', `/bookings/${session.id}/status?new_status=CONFIRMED`));
    const date = start.slice(0, 10);
    // A session is moved from a day once: whoever presses again gets the action that has moved it.
    if (world.movedFrom.has(`${session.id} ${date}`)) return nothing;
    const { days } = await bodyOf(byStudio('GET', `/days/${date}/substitutes`));
    const fitting = days.filter((day: { fitting: string[] }) => day.fitting.includes(session.id));
    return {
      starts: fitting.slice(0, 3).map((day: { date: string }) => day.date),
      claim: async (to_date) => {
        const wanted = { booking_ids: [session.id], to_date, keeps_time: true };
        const { id } = await bodyOf(byStudio('POST', `/days/${date}/move`, wanted));
        world.movedFrom.add(`${session.id} ${date}`);
        await handleWaiting(studio().context);
        const { sessions } = await bodyOf(byStudio('GET', `/day-moves/${id}`));
        expect(sessions[0].substitute_start).toBe(`${to_date}${start.slice(10)}`);
        return visit('POST', `/api/bookings/${session.id}/move?token=${session.token}`, {
          start: sessions[0].substitute_start,
        });
      },
    };
  },
  'a family whose child is born': async (world, { photographer, pick }) => {
    const { booking_id, cancel_token } = await bodyOf(
      visit('POST', '/api/birth-places', {
        service_id: world.newborns,
        photographer_id: photographer,
        due_on: '2030-06-03',
        week: '2030-06-03',
        customer: personIn(world),
      }),
    );
    const path = (command = '') => `/api/birth-places/${booking_id}${command}?token=${cancel_token}`;
    await bodyOf(visit('POST', path('/birth'), { born_on: '2030-06-03' }));
    const { days } = await bodyOf(visit('GET', path()));
    const day = pick<{ starts: string[] }>(days);
    return {
      starts: day?.starts ?? [],
      claim: async (start) => {
        const response = await visit('POST', path('/time'), { start });
        if (response.status < 300) world.booked.push({ id: booking_id, token: cancel_token });
        return response;
      },
    };
  },
};

const kinds = Object.keys(claimants);

const drawnStudio: fc.Arbitrary<DrawnStudio> = fc.record({
  duration: fc.constantFrom(45, 60, 90),
  before: fc.constantFrom(0, 30),
  after: fc.constantFrom(0, 40),
  buffer: fc.constantFrom(0, 15, 20),
  slot: fc.constantFrom(15, 30, 60),
  rooms: fc.constantFrom(1, 1, 2),
  dailyLimit: fc.constantFrom(null, null, 4),
  absentFrom: fc.integer({ min: 8 * 60, max: 15 * 60 }),
  ownStart: fc.constantFrom(8 * 60, 10 * 60 + 30),
});

const stepOf = (kind: fc.Arbitrary<string>) =>
  fc.record({
    kind,
    day: fc.integer({ min: 4, max: 5 }),
    photographer: fc.integer({ min: 0, max: 1 }),
    draw: fc.nat(),
  });

/** Each of them once, so that every run has all, then some in any order. */
const onceEach = fc.tuple(...kinds.map((kind) => stepOf(fc.constant(kind))));
const further = fc.array(stepOf(fc.constantFrom(...kinds)), { minLength: 7, maxLength: 7 });

it('whatever time is offered can be taken by whoever it is offered to', async () => {
  const taken = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(drawnStudio, onceEach, further, async (drawn, first, others) => {
      const world = await build(drawn);
      const steps = [...first, ...others];
      for (const { kind, day, photographer, draw } of steps) {
        const pick = <One>(all: readonly One[]): One | undefined => all[draw % Math.max(1, all.length)];
        const ask = { date: `2030-06-0${day}`, photographer: world.photographers[photographer] ?? '', pick };
        const { starts, claim } = await (claimants[kind] as (typeof claimants)[string])(world, ask);
        const start = pick(starts);
        if (start === undefined) continue;
        const { status, body } = await claim(start);
        expect({ kind, start, status, detail: status < 300 ? undefined : body }).toEqual({
          kind,
          start,
          status: expect.toSatisfy((one: number) => one < 300),
          detail: undefined,
        });
        taken.set(kind, (taken.get(kind) ?? 0) + 1);
      }
    }),
    { numRuns: scaleCount(20, 5), endOnFailure: true },
  );
  // Each of them took some.
  expect([...taken.keys()].toSorted()).toEqual(kinds.toSorted());
}, 180_000);
